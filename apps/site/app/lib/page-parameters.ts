/**
 * What a route's `handle` declares: the names in its address's query that change what the server renders. All others
 * don't reach it, so that nobody can have pages made by inventing them (the host, `apps/api/src/web/page-addresses.ts`).
 * What is only read in the browser once the page is there needs no declaration.
 */
export interface PageParameters {
  /** `'any'` is for a redirect that takes the whole query along. */
  parameters: readonly string[] | 'any';
}
