import type { AdminInvoice } from '@flota/schemas';
import { formatDay } from '../../i18n/format.js';

/** As it is written on the invoice: `FL-123`, or the folio alone. */
export const invoiceName = ({ series, folio }: Pick<AdminInvoice, 'series' | 'folio'>): string =>
  [series, folio].filter(Boolean).join('-');

/** The money that an invoice documents, else what was charged, in a line; nothing where it stands beside no movement. */
export function documentedBy({ movements }: Pick<AdminInvoice, 'movements'>): string {
  const standing = movements.filter(({ takenBack }) => !takenBack);
  const money = standing.filter(({ received }) => received);
  return (money.length > 0 ? money : standing)
    .map(({ description, valueOn }) => `${description} (${formatDay(valueOn)})`)
    .join('; ');
}
