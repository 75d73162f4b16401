import type { BankDateFormat } from '@flota/schemas';

const MONTHS = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC'];
const TOKENS: Record<string, string> = {
  DD: '(?<d>\\d{1,2})',
  MMM: '(?<m>[A-Z]{3})[A-Z]*\\.?',
  MM: '(?<m>\\d{1,2})',
  YYYY: '(?<y>\\d{4})',
  YY: '(?<y>\\d{2})',
};
const TIME = '(?:[T ].*)?$';

const patternOf = (format: string): RegExp =>
  new RegExp(
    `^${format.replace(/YYYY|YY|MMM|MM|DD/g, (token) => (/^\w{8}$/.test(format) ? fixed(token) : (TOKENS[token] ?? '')))}${TIME}`,
  );

/** Without a separator between them, numbers have all their digits. */
const fixed = (token: string): string => (TOKENS[token] ?? '').replace('{1,2}', '{2}');

const patterns = new Map<string, RegExp>();

/** The day as `YYYY-MM-DD`, whatever hour follows it; `null` when the text is no day of the calendar in that format. */
export function readDay(text: string, format: BankDateFormat): string | null {
  const pattern = patterns.get(format) ?? patternOf(format);
  patterns.set(format, pattern);
  const { d = '', m = '', y = '' } = pattern.exec(text.trim().toUpperCase())?.groups ?? {};
  const month = /\D/.test(m) ? MONTHS.indexOf(m) + 1 : Number(m);
  return dayOf(y.length === 2 ? 2000 + Number(y) : Number(y), month, Number(d));
}

/** `null` for a day that the calendar does not have. */
export function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= 2000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?$/;

/**
 * MXN with two decimals, from what banks and spreadsheets write: `$1,500.00`, `1500`, `(20.00)`, `20.00-`, `1.500,00`.
 * `null` when it is none, or finer than a cent.
 */
export function readAmount(text: string, decimalComma: boolean): string | null {
  const bare = text.replace(/[\s$]|MXN|M\.?N\.?/gi, '');
  const negative = /^-|-$|^\(.*\)$/.test(bare);
  let digits = bare.replace(/^[-+]|[-+]$|^\(|\)$/g, '');
  if (decimalComma) digits = digits.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
  if (GROUPED.test(digits)) digits = digits.replaceAll(',', '');
  const [, whole, cents = ''] = /^(\d{1,12})(?:\.(\d{0,2})0*)?$/.exec(digits) ?? [];
  if (whole === undefined) return null;
  const amount = `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
  return negative && amount !== '0.00' ? `-${amount}` : amount;
}
