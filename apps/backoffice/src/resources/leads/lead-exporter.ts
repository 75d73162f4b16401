import { type AdminLead, todayInMexico } from '@flota/schemas';
import { downloadCSV, type Exporter } from 'react-admin';
import { toCsv, type CsvColumn } from '../../components/csv.js';
import { LEAD_STATE_LOOK } from '../../components/states/leads.js';
import { formatInstant, formatPhone } from '../../i18n/format.js';
import { LEAD_KIND_LOOK, PREFERRED_TIME_NAMES } from './lead-kinds.js';

const COLUMNS: CsvColumn<AdminLead>[] = [
  ['Recibida', (lead) => formatInstant(lead.createdAt)],
  ['Folio', (lead) => lead.folio],
  ['Tipo', (lead) => LEAD_KIND_LOOK[lead.kind].label],
  ['Nombre', (lead) => lead.name],
  ['Teléfono', (lead) => formatPhone(lead.phone)],
  ['Correo electrónico', (lead) => lead.email],
  ['Prefiere', (lead) => PREFERRED_TIME_NAMES[lead.preferredTime]],
  ['Estado', (lead) => LEAD_STATE_LOOK[lead.state].label],
  ['Cotización', (lead) => lead.quoteFolio],
  ['Mensaje', (lead) => lead.message],
  ['Campaña', (lead) => lead.campaign],
  ['Notas', (lead) => lead.notes],
  ['Último cambio', (lead) => formatInstant(lead.updatedAt)],
];

export const exportLeads: Exporter<AdminLead> = (leads) =>
  downloadCSV(toCsv(leads, COLUMNS), `solicitudes-${todayInMexico()}`);
