/** The rates of a column copied from a spreadsheet, one a line; `null` when it is a single value, to be pasted as usual. */
export function pastedRates(text: string): string[] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (lines.length < 2) return null;
  return lines.map((line) => (line.split('\t')[0] ?? '').replace(/[\s%]/g, ''));
}
