/** At the beginning of a word there is no semicolon in any sentence: there it opens the canned answers. */
export const opensPicker = ({ value, selectionStart }: { value: string; selectionStart: number }): boolean =>
  /(^|\s)$/.test(value.slice(0, selectionStart));

/** What is written, with another text in place of what was selected. */
export const inserted = (written: string, { from, to, text }: { from: number; to: number; text: string }): string =>
  `${written.slice(0, from)}${text}${written.slice(to)}`;
