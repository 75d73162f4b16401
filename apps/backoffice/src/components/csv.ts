/** A spreadsheet runs a cell that starts like this as a formula, and a visitor chooses what their name starts with. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** One RFC 4180 cell that no spreadsheet takes for a formula. */
export function csvCell(value: string | number | null | undefined): string {
  let text = String(value ?? '');
  if (typeof value === 'string' && FORMULA_START.test(text)) text = `'${text}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export type CsvColumn<Row> = readonly [heading: string, value: (row: Row) => string | number | null | undefined];

/** The leading mark makes Excel read the accents as UTF-8. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const lines = [columns.map(([heading]) => csvCell(heading))];
  for (const row of rows) lines.push(columns.map(([, value]) => csvCell(value(row))));
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}
