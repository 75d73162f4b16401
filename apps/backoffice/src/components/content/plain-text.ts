/** The words of a piece of HTML, for a line in a list. */
export const plainText = (html: string): string =>
  (new DOMParser().parseFromString(html.replaceAll('><', '> <'), 'text/html').body.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim();
