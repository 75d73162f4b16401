import type { AdminInvoice } from '@flota/schemas';

/** As it is written on the invoice: `FL-123`, or the folio alone. */
export const invoiceName = ({ series, folio }: Pick<AdminInvoice, 'series' | 'folio'>): string =>
  [series, folio].filter(Boolean).join('-');
