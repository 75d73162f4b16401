import { formatPhone } from '@flota/figures';
import {
  type AdminQuoteRow,
  EMAIL_STATE_NAMES,
  PERSON_TYPE_NAMES,
  QUOTE_CHANNEL_NAMES,
  tradeInText,
} from '@flota/schemas';
import { exportedAs } from '../platform/resources/exports/list-export.js';

/** Amounts go out bare (`65502.73`), so that a spreadsheet can add them up. */
export const exportedQuotes = exportedAs<AdminQuoteRow>('cotizaciones', [
  ['Folio', (quote) => quote.folio],
  ['Fecha', (quote) => quote.createdAt, 'instant'],
  ['Cliente', (quote) => quote.contactName],
  ['Correo electrónico', (quote) => quote.contactEmail],
  ['Teléfono', (quote) => quote.contactPhone && formatPhone(quote.contactPhone)],
  ['Tipo de persona', (quote) => PERSON_TYPE_NAMES[quote.personType]],
  ['Plan', (quote) => quote.planTitle],
  ['Vehículo', (quote) => quote.vehicle],
  ['Equipamiento', (quote) => quote.equipment],
  ['Unidades', (quote) => quote.vehicles, 'number'],
  ['Precio (MXN)', (quote) => quote.price, 'amount'],
  ['Enganche (%)', (quote) => quote.downPaymentPercent, 'number'],
  ['A cuenta', (quote) => quote.tradeIn && tradeInText(quote.tradeIn)],
  ['Valor a cuenta (MXN)', (quote) => quote.tradeIn?.value, 'amount'],
  ['Plazo (meses)', (quote) => quote.termMonths, 'number'],
  ['Mensualidad (MXN)', (quote) => quote.monthlyPayment, 'amount'],
  ['Vigente hasta', (quote) => quote.validUntil, 'day'],
  ['Distribuidor', (quote) => quote.distributor],
  ['Asesor', (quote) => quote.adviser],
  ['Hecha en', (quote) => QUOTE_CHANNEL_NAMES[quote.channel]],
  ['Estado del correo', (quote) => EMAIL_STATE_NAMES[quote.emailState]],
]);
