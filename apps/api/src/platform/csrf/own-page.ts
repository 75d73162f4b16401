import type { IncomingHttpHeaders } from 'node:http';

/** What of a request tells where it was made. */
export interface Asked {
  headers: Pick<IncomingHttpHeaders, 'origin' | 'sec-fetch-site'>;
  /** As the browser addressed us. */
  host: string;
}

/**
 * Whether a browser says that another site's page made an unsafe call. `Sec-Fetch-Site` and `Origin` are the browser's own
 * words, which no page can change; every browser since 2020 sends `Origin` with whatever is not a GET. What sends neither
 * is no browser (curl, a server of a partner): nobody's session can be misused through it, and where it bears our cookies
 * it has to show the anti-forgery token like everybody.
 *
 * @param siteUrl the address that visitors type
 */
export function isFromElsewhere({ headers, host }: Asked, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return true;
  if (origin === undefined || origin === new URL(siteUrl).origin) return false;
  // Opened by another name of the same server: a bare address, or a development server before it.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
