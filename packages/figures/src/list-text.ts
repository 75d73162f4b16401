import { terms } from '@flota/texts/site/terms';

/** `a`, `a y b`, `a, b y c`. */
export const listText = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : terms.list({ list: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
