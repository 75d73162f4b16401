import { formatDay, listText } from '@flota/figures';
import type { AccountInvoice } from '@flota/schemas';

/** Which money or charge an invoice is of, e.g. `Ampara el pago del 5 oct 2026`; nothing where none is known. */
export function documentedBy(movements: AccountInvoice['movements']): string {
  const standing = movements.filter(({ takenBack }) => !takenBack);
  if (standing.length === 0) return movements.length > 0 ? 'El movimiento que amparaba se revirtió' : '';
  const days = [...new Set(standing.filter(({ received }) => received).map(({ valueOn }) => formatDay(valueOn)))];
  if (days.length > 0) return `Ampara ${days.length === 1 ? 'el pago' : 'los pagos'} del ${listText(days)}`;
  return `Ampara: ${listText(standing.map(({ description }) => description))}`;
}
