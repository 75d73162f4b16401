import { nationalPhoneDigits, parseRfc, spelled } from '@flota/schemas';

/** What the records of a resource are searched by. Paths lead to related records: `contract.searchText`. */
export interface Search {
  /** Columns that triggers keep in one spelling and that have an index for parts of words (`search_text`). */
  texts?: readonly string[];
  /** Columns of words as they were written, of tables so small that they are read through. */
  columns?: readonly string[];
  /** Columns in which nothing bears an accent: folios, addresses, keys. */
  codes?: readonly string[];
  /** The condition for records of a whole RFC. They are stored encrypted: an index by key finds it, or nothing does. */
  rfc?: (rfc: string) => object;
}

/** More words than anybody types say no more. */
const MAX_WORDS = 8;

/** A part shorter than this is in no index: it is looked for where words begin. */
const INDEXED_LENGTH = 3;

/** Shorter runs of digits typed in pieces are not taken for one number. */
const WHOLE_LENGTH = 5;

/**
 * What is stored with hyphens, as it is typed without them: folios (`canonicalFolio`: a letter and twice five of letters that nobody
 * mistakes) and contract numbers with a year (`FL-2026-001034`).
 */
const HYPHENATED = [/^([a-z])([\da-hjkmnp-tv-z]{5})([\da-hjkmnp-tv-z]{5})$/, /^([a-z]{1,4})((?:19|20)\d{2})(\d{4,8})$/];

/** What was typed, as it is looked for. */
export interface SearchTerms {
  /** All of them have to be there, in any order. */
  words: string[];
  /** Or one of these: a number that was typed in pieces, as it is printed, or without its hyphens, as it is stored. */
  whole: string[];
  /** A whole RFC. */
  rfc: string | null;
}

/**
 * The rule of what a search text may be: words in any order, with or without accents; a telephone, CLABE, NIV, clave de
 * rastreo, folio or contract number as it is printed, in pieces or in one; a whole RFC.
 */
export function searchTerms(phrase: string): SearchTerms {
  const text = spelled(phrase);
  const phone = nationalPhoneDigits(phrase.trim());
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const compact = text.replace(/[^\p{L}\p{N}]/gu, '');
  const isNumber = /\d/.test(compact) && compact.length >= WHOLE_LENGTH && !words.includes(compact);
  return {
    words: phone ? [phone] : words,
    whole: phone ? [] : [...(isNumber ? [compact] : []), ...hyphenated(compact).filter((one) => !words.includes(one))],
    rfc: parseRfc(compact)?.value ?? null,
  };
}

const hyphenated = (compact: string): string[] =>
  HYPHENATED.flatMap((parts) => parts.exec(compact)?.slice(1).join('-') ?? []);

/** What has to be true of a record that the search box finds; `null` where it finds nothing, as of signs alone. */
export function searchCondition({ texts = [], columns = [], codes = [], rfc }: Search, phrase: string): object | null {
  if (phrase.trim() === '') return {};
  const terms = searchTerms(phrase);
  if (terms.rfc && rfc) return rfc(terms.rfc);
  const contains = (term: string) => ({
    OR: [
      ...texts.map((path) => nested(path, { contains: asPattern(term.length < INDEXED_LENGTH ? ` ${term}` : term) })),
      ...codes.map((path) => nested(path, written(term))),
      ...columns.flatMap((path) => spellings(term).map((spelling) => nested(path, written(spelling)))),
    ],
  });
  const byWords = terms.words.length > 0 ? [{ AND: terms.words.map(contains) }] : [];
  const ways = [...byWords, ...terms.whole.map(contains)];
  return ways.length > 0 ? { OR: ways } : null;
}

/** The marks that Spanish writes on a letter. */
const MARKED: Readonly<Record<string, readonly string[]>> = {
  a: ['á'],
  e: ['é'],
  i: ['í'],
  o: ['ó'],
  u: ['ú', 'ü'],
  n: ['ñ'],
};

const marked = (word: string, signs: readonly string[]): string[] =>
  [...word].flatMap((letter, at) =>
    signs.includes(letter) ? (MARKED[letter] ?? []).map((sign) => word.slice(0, at) + sign + word.slice(at + 1)) : [],
  );

/** A word as it may have been written: with one accent at most, as in Spanish, and with an ñ beside it. */
function spellings(word: string): string[] {
  const tildes = [word, ...marked(word, ['n'])];
  return [...tildes, ...tildes.flatMap((spelling) => marked(spelling, ['a', 'e', 'i', 'o', 'u']))];
}

const written = (text: string): object => ({ contains: asPattern(text), mode: 'insensitive' });

/** Prisma hands it to LIKE as it is, where % and _ stand for anything. */
const asPattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** `quote.folio` as Prisma's `{ quote: { folio: … } }`. */
const nested = (path: string, condition: object): object =>
  path.split('.').reduceRight((inner, part) => ({ [part]: inner }), condition);
