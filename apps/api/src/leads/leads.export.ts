import { formatPhone } from '@flota/figures';
import {
  type AdminLead,
  LEAD_KIND_NAMES,
  LEAD_STAGE_NAMES,
  LOST_REASON_NAMES,
  PREFERRED_TIME_NAMES,
} from '@flota/schemas';
import { exportedAs } from '../platform/resources/exports/list-export.js';

export const exportedLeads = exportedAs<AdminLead>('solicitudes', [
  ['Recibida', (lead) => lead.createdAt, 'instant'],
  ['Folio', (lead) => lead.folio],
  ['Tipo', (lead) => LEAD_KIND_NAMES[lead.kind]],
  ['Nombre', (lead) => lead.name],
  ['Teléfono', (lead) => lead.phone && formatPhone(lead.phone)],
  ['Correo electrónico', (lead) => lead.email],
  ['Prefiere', (lead) => PREFERRED_TIME_NAMES[lead.preferredTime]],
  ['Asesor', (lead) => lead.adviserName],
  ['Estado', (lead) => LEAD_STAGE_NAMES[lead.stage]],
  ['Cotización', (lead) => lead.quoteFolio],
  ['Mensaje', (lead) => lead.message],
  ['Campaña', (lead) => lead.campaign],
  ['Notas', (lead) => lead.notes.join('\n')],
  ['Último cambio', (lead) => lead.updatedAt, 'instant'],
  ['Responsable', (lead) => lead.owner?.name],
  ['Contrato', (lead) => lead.contract?.number],
  ['Motivo de pérdida', (lead) => lead.lost && LOST_REASON_NAMES[lead.lost.reason]],
]);
