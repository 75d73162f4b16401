import type { FastifyRequest } from 'fastify';

/** The audience of a view's tokens. */
const AUDIENCE = 'flota:account-view';
/** The page of the account that asks, as the address bar says it. */
const PAGE_HEADER = 'x-page';
const PAGE = /^\/my-account[\w/-]{0,180}$/;

/**
 * Whether a call bears a token for looking, by what the token says of itself: whoever makes one up only loses what they could do
 * without it.
 */
export function bearsViewToken(authorization: string | undefined): boolean {
  const [, payload = ''] = /^bearer (.*)$/i.exec(authorization ?? '')?.[1]?.split('.') ?? [];
  try {
    const { aud } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { aud?: unknown };
    return aud === AUDIENCE;
  } catch {
    return false;
  }
}

/** The page of the account that was opened; of a call that says none, the route that was called. */
export function pageOf({ headers, routeOptions }: Pick<FastifyRequest, 'headers' | 'routeOptions'>): string {
  const page = headers[PAGE_HEADER];
  return typeof page === 'string' && PAGE.test(page) ? page : (routeOptions.url ?? '');
}
