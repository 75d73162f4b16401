export interface Figure {
  figure: string;
  meaning: string;
}

const LIST = /^\s*<ul>((?:\s*<li>\s*<strong>[^<]+<\/strong>[^<]+<\/li>)+)\s*<\/ul>\s*$/;
const ENTRY = /<li>\s*<strong>([^<]+)<\/strong>([^<]+)<\/li>/g;

/** A text that is nothing but a list whose entries begin in bold is one of figures; `null` for any other text. */
export function figuresOf(html: string): Figure[] | null {
  const entries = LIST.exec(html)?.[1];
  if (entries === undefined) return null;
  return [...entries.matchAll(ENTRY)].map(([, figure = '', meaning = '']) => ({
    figure: figure.trim(),
    meaning: meaning.replace(/^[\s:,]+/, '').trim(),
  }));
}
