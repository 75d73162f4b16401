import { plainText } from '../components/content/html.js';

const LONGEST = 400;

/** A value of any field for people to compare: no markup, no braces, and not more than fits a dialog. */
export function plainValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(vacío)';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? '(vacío)' : cut(value.map(plainValue).join('\n'));
  if (typeof value === 'object') return cut(Object.values(value).map(plainValue).join(', '));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return cut(isHtml(text) ? plainText(text) : text);
}

const isHtml = (text: string) => /<[a-z][^>]*>/i.test(text);

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
