/** A phrase as the database takes it. */
export interface SearchTerms {
  /** Of words that all have to be there; `"…"` keeps them together. */
  phrase: string;
  /** The phrase again, when its last word may be half typed: what stands before that word, and the word. */
  before: string;
  beginning: string;
}

// PostgreSQL reads a dash before a word as "without it"; in a visitor's phrase it is a dash.
const DASH_BEFORE_WORD = /(^|\s)-+/g;
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/g;
const LAST_WORD = /^(?:(.*)\s)?([\p{L}\p{N}]+)$/u;

export function searchTerms(typed: string): SearchTerms {
  const phrase = typed.replace(CONTROL_CHARACTERS, ' ').replace(DASH_BEFORE_WORD, '$1 ').trim();
  const [, before = '', beginning = ''] = LAST_WORD.exec(phrase) ?? [];
  return { phrase, before, beginning };
}
