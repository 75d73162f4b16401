import type { Page } from '@playwright/test';

/** What a page says to those who see it and to those who listen, each piece as it stands: nothing of scripts and styles. */
export const saidOn = (page: Page): Promise<string[]> => page.evaluate(piecesOf, null);

/** The same of a page as it comes from the server. `blank` is any page: it reads, and shows nothing. */
export const saidIn = (blank: Page, html: string): Promise<string[]> => blank.evaluate(piecesOf, html);

/** In the browser. */
function piecesOf(html: string | null): string[] {
  const from = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const pieces: string[] = [];
  const walker = from.createTreeWalker(from, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode as Text;
    if (parentElement && !parentElement.closest('script, style, template')) pieces.push(nodeValue ?? '');
  }
  const read = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder', 'label'];
  for (const name of read) {
    for (const element of from.querySelectorAll(`[${name}]`)) pieces.push(element.getAttribute(name) ?? '');
  }
  for (const meta of from.querySelectorAll('meta[content]')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
    if (/title|description|keywords|:alt$|site_name/.test(name)) pieces.push(meta.getAttribute('content') ?? '');
  }
  return pieces.map((piece) => piece.replace(/\s+/g, ' ').trim()).filter((piece) => /\p{L}{2}/u.test(piece));
}
