import { daysInMonth, type CivilDate } from './civil-date.js';
import { isDisabled, yearRange, type DateRules } from './disabled-dates.js';

/** What is wrong with a typed text, in the order in which it is looked for. */
export type DateProblem = 'FORMAT' | 'YEAR' | 'MONTH' | 'DAY' | 'DISABLED';

export type ParsedDate = { date: CivilDate; problem?: never } | { date?: never; problem: DateProblem };

/** `dd` and `mm` want two digits, `d` and `m` one or two, `yyyy` four; everything else stands for itself. */
const TOKENS = /yyyy|mm?|dd?/g;

const TOKEN_PATTERNS: Record<string, string> = {
  yyyy: '(?<year>\\d{4})',
  mm: '(?<month>\\d{2})',
  m: '(?<month>\\d{1,2})',
  dd: '(?<day>\\d{2})',
  d: '(?<day>\\d{1,2})',
};

const escaped = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

function formatPattern(format: string): RegExp {
  let pattern = '';
  let end = 0;
  for (const { 0: token, index } of format.matchAll(TOKENS)) {
    pattern += escaped(format.slice(end, index)) + TOKEN_PATTERNS[token];
    end = index + token.length;
  }
  return new RegExp(`^${pattern}${escaped(format.slice(end))}$`);
}

export const formatDate = ({ year, month, day }: CivilDate, format: string): string =>
  format.replace(TOKENS, (token) => {
    const number = token.startsWith('y') ? year : token.startsWith('m') ? month : day;
    return String(number).padStart(token.length, '0');
  });

export function parseDate(text: string, format: string, rules: DateRules = {}): ParsedDate {
  const parts = formatPattern(format).exec(text.trim())?.groups;
  if (!parts) return { problem: 'FORMAT' };
  const date = { year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) };
  const { minYear, maxYear } = yearRange(rules);
  if (date.year < minYear || date.year > maxYear) return { problem: 'YEAR' };
  if (date.month < 1 || date.month > 12) return { problem: 'MONTH' };
  if (date.day < 1 || date.day > daysInMonth(date.year, date.month)) return { problem: 'DAY' };
  return isDisabled(date, rules) ? { problem: 'DISABLED' } : { date };
}

/**
 * Writes the separators that the format has between the digits, because the numeric keyboards of phones have none.
 * Formats whose parts differ in length, and texts that go another way, stay as they are.
 */
export function addSeparators(text: string, format: string): string {
  if (format.replace(/yyyy|mm|dd/g, '').match(/[dmy]/)) return text;
  let out = '';
  for (const character of text) {
    while (/\d/.test(character) && /[^dmy]/.test(format.charAt(out.length))) out += format.charAt(out.length);
    const fits = /\d/.test(character)
      ? /[dmy]/.test(format.charAt(out.length))
      : character === format.charAt(out.length);
    if (!fits) return text;
    out += character;
  }
  return out;
}
