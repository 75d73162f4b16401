/**
 * What a route's `handle` declares: the names in its address's query that change what the server renders. All others
 * don't reach it, so that nobody can have pages made by inventing them (the host, `apps/api/src/web/page-addresses.ts`).
 * What is only read in the browser once the page is there needs no declaration.
 */
export interface PageParameters {
  /** `'any'` is for a redirect that takes the whole query along. */
  parameters: readonly string[] | 'any';
  /** There also while the site is closed: accounts, what the law asks for, and what people have the address of. */
  whileClosed?: boolean;
  /** Shown in place of pages with other addresses, which no script of the site would understand: it gets none, nor a frame. */
  standsIn?: boolean;
}

/** For pages that are there while the site is closed, and take nothing of the query. */
export const WHILE_CLOSED: PageParameters = { parameters: [], whileClosed: true };
