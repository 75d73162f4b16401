const EDITABLE = new Set(['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote']);

/** Whether the visual editor can hold the text: of tables and pictures it would keep no trace. */
export const fitsEditor = (html: string): boolean =>
  [...html.matchAll(/<\s*([a-z][a-z0-9]*)/gi)].every(([, tag]) => EDITABLE.has(tag!.toLowerCase()));

/** The words of a piece of HTML, for a line in a list. */
export const plainText = (html: string): string =>
  (new DOMParser().parseFromString(html.replaceAll('><', '> <'), 'text/html').body.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim();
