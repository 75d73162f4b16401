import { plainLetters, plainText } from '../../lib/plain-text.js';

export interface IndexEntry {
  /** Of the heading, for links. */
  id: string;
  title: string;
}

/** Fewer headings are seen at a glance. */
const WORTH_AN_INDEX = 3;

const HEADING = /<h2>(.*?)<\/h2>/gs;

/** `5. Derechos ARCO` to `derechos-arco`: links survive a new number. */
const idOf = (title: string): string =>
  plainLetters(title)
    .replace(/^[\d.\s]+/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A text's headings, none of a text with few, and the text with a name on each of them, so that an index can lead there. */
export function withIndex(html: string): { html: string; index: IndexEntry[] } {
  const index: IndexEntry[] = [];
  const named = html.replace(HEADING, (whole, inner: string) => {
    const title = plainText(inner);
    const base = `parte-${idOf(title)}`;
    const same = index.filter(({ id }) => id === base || id.startsWith(`${base}-n`)).length;
    const id = same === 0 ? base : `${base}-n${same + 1}`;
    if (title === '') return whole;
    index.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: named, index: index.length < WORTH_AN_INDEX ? [] : index };
}
