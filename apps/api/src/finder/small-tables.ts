import { searchTerms, spelled } from '../platform/resources/search.js';

/** Letters that are written with a mark or without one. */
const MARKED = /[aeiounc]/g;

/** As many as are looked at more closely: these tables have no more. */
export const SMALL_TABLE = 200;

/**
 * What may be a record of a table so small that it has no column of one spelling: `rarisima` is found as `r_r_s_m_`. It takes
 * in too much, see `namesAll`.
 */
export const looseCondition = (columns: readonly string[], text: string): object | null => {
  const { words } = searchTerms(text);
  if (words.length === 0) return null;
  return {
    AND: words.map((word) => {
      const contains = word.replace(/[\\%_]/g, '\\$&').replace(MARKED, '_');
      return { OR: columns.map((path) => nested(path, { contains, mode: 'insensitive' })) };
    }),
  };
};

/** Whether every word is there, with its marks or without. */
export function namesAll(columns: readonly string[], row: object, text: string): boolean {
  const values = spelled(
    columns
      .map((path) => valueAt(row, path))
      .filter((value) => typeof value === 'string')
      .join('\n'),
  );
  return searchTerms(text).words.every((word) => values.includes(word));
}

const nested = (path: string, condition: object): object =>
  path.split('.').reduceRight((inner, part) => ({ [part]: inner }), condition);

const valueAt = (row: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | null)?.[part], row);
