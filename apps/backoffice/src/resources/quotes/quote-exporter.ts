import { type AdminQuoteRow, todayInMexico } from '@flota/schemas';
import { downloadCSV, type Exporter } from 'react-admin';
import { toCsv, type CsvColumn } from '../../components/csv.js';
import { PERSON_TYPES } from '../../components/choices.js';
import { EMAIL_STATE_LOOK } from '../../components/states/emails.js';
import { formatInstant, formatPhone } from '../../i18n/format.js';

/** Amounts go out bare (`65502.73`), so that a spreadsheet can add them up. */
const COLUMNS: CsvColumn<AdminQuoteRow>[] = [
  ['Folio', (quote) => quote.folio],
  ['Fecha', (quote) => formatInstant(quote.createdAt)],
  ['Cliente', (quote) => quote.contactName],
  ['Correo electrónico', (quote) => quote.contactEmail],
  ['Teléfono', (quote) => formatPhone(quote.contactPhone)],
  ['Tipo de persona', (quote) => PERSON_TYPES[quote.personType]],
  ['Plan', (quote) => quote.planTitle],
  ['Vehículo', (quote) => quote.vehicle],
  ['Unidades', (quote) => quote.units],
  ['Precio (MXN)', (quote) => quote.price],
  ['Enganche (%)', (quote) => quote.downPaymentPercent],
  ['Plazo (meses)', (quote) => quote.termMonths],
  ['Mensualidad (MXN)', (quote) => quote.monthlyPayment],
  ['Vigente hasta', (quote) => quote.validUntil],
  ['Estado del correo', (quote) => EMAIL_STATE_LOOK[quote.emailState].label],
];

export const exportQuotes: Exporter<AdminQuoteRow> = (quotes) =>
  downloadCSV(toCsv(quotes, COLUMNS), `cotizaciones-${todayInMexico()}`);
