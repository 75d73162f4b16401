import { scheduleColumns, type QuoteView } from '@flota/figures';
import { quotePayments } from '@flota/texts/site/quote-payments';

/** Excel takes a file for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

export function scheduleCsv(view: Pick<QuoteView, 'kind' | 'schedule'>): string {
  const columns = scheduleColumns(view);
  const rows = [
    [quotePayments.number, ...columns.map(({ label }) => label)].map(cell),
    ...view.schedule.map((instalment) => [String(instalment.number), ...columns.map(({ field }) => instalment[field])]),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.join(',')}\r\n`).join('');
}

/** What a column is called may have a comma of its own. */
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
