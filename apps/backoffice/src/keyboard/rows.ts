/** The class of lists whose items are records' cards. */
export const CARDS = 'flota-cards';

/** A record's row or card in a list. */
const ROW = `.RaDataTable-row, .${CARDS} > li`;

/** Where keys mean letters, or choose something else. The box that chooses a row is worked with Space alone. */
const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"]';

/** A dialog, a menu or a panel over the page; those that wait for being opened are hidden. */
const OVER_THE_PAGE = '.MuiModal-root:not(.MuiModal-hidden)';

const main = () => document.getElementById('main-content') ?? document.body;

/** The link by which a row is stood on: its own, else the first of those in it. */
const linkOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-row-link]') ??
  row.querySelector<HTMLElement>('a[href], .MuiListItemButton-root');

/** The links of the page's rows from the top down. */
export const rowLinks = (): HTMLElement[] =>
  [...main().querySelectorAll(ROW)].map(linkOf).filter((link) => link !== null);

/** The link of the row in which something is. */
export function rowLinkAround(target: EventTarget | null): HTMLElement | null {
  const row = target instanceof Element ? target.closest(ROW) : null;
  return row && linkOf(row);
}

/** The one so many rows further than where somebody is, or the first one for who is in none. Ends are ends. */
export function linkBeside(links: readonly HTMLElement[], by: number): HTMLElement | undefined {
  const at = links.findIndex((link) => link === rowLinkAround(document.activeElement));
  return at < 0 ? links[0] : links[Math.min(Math.max(at + by, 0), links.length - 1)];
}

/** The box that chooses the row of a link, where rows can be chosen. */
export const choiceOf = (link: Element | null | undefined): HTMLInputElement | null =>
  link?.closest(ROW)?.querySelector<HTMLInputElement>('.column-chosen input') ?? null;

export const searchField = () => main().querySelector<HTMLInputElement>('input[name="q"]');

export const isOverThePage = (): boolean => document.querySelector(OVER_THE_PAGE) !== null;

/** Whether a key is one of the list's, and not written, pressed with others or meant for what is over the page. */
export const isForList = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isComposing &&
  !(target instanceof Element && target.closest(TYPING)) &&
  !isOverThePage();
