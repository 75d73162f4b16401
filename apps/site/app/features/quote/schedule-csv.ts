import { scheduleColumns, type QuoteView } from '@flota/figures';

/** Excel takes a file for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

export function scheduleCsv(view: Pick<QuoteView, 'kind' | 'schedule'>): string {
  const columns = scheduleColumns(view);
  const rows = [
    ['Número', ...columns.map(({ label }) => label)],
    ...view.schedule.map((instalment) => [String(instalment.number), ...columns.map(({ field }) => instalment[field])]),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.join(',')}\r\n`).join('');
}
