import { type AdminLead, todayInMexico } from '@flota/schemas';
import { downloadCSV, type Exporter } from 'react-admin';
import { toCsv, type CsvColumn } from '../../components/csv.js';
import { formatInstant, formatPhone } from '../../i18n/format.js';
import { LEAD_STATE_LOOK, PREFERRED_TIME_NAMES } from './lead-states.js';

const COLUMNS: CsvColumn<AdminLead>[] = [
  ['Solicitada', (lead) => formatInstant(lead.createdAt)],
  ['Cliente', (lead) => lead.name],
  ['Teléfono', (lead) => formatPhone(lead.phone)],
  ['Correo electrónico', (lead) => lead.email],
  ['Prefiere', (lead) => PREFERRED_TIME_NAMES[lead.preferredTime]],
  ['Estado', (lead) => LEAD_STATE_LOOK[lead.state].label],
  ['Cotización', (lead) => lead.quoteFolio],
  ['Notas', (lead) => lead.notes],
  ['Último cambio', (lead) => formatInstant(lead.updatedAt)],
];

export const exportLeads: Exporter<AdminLead> = (leads) =>
  downloadCSV(toCsv(leads, COLUMNS), `llamadas-${todayInMexico()}`);
