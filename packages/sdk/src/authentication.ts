import type { components } from './openapi-types.js';
import { problemOf } from './problem.js';

/** An API key, or the credentials of a client, for which tokens are asked. */
export type Credentials = { apiKey: string } | { clientId: string; clientSecret: string; scopes?: readonly string[] };

/** What a call bears in `Authorization`. */
export interface Authentication {
  header(): Promise<string>;
  /** The token was refused: whether there is another one to try with. */
  renew(refused: string): boolean;
}

type Fetch = typeof fetch;
type TokenGrant = components['schemas']['TokenGrant'];

/** A token is no longer used so long before it ends. */
const MARGIN_MS = 30_000;

export function authentication(credentials: Credentials, baseUrl: string, send: Fetch): Authentication {
  if ('apiKey' in credentials) {
    return { header: () => Promise.resolve(`Bearer ${credentials.apiKey}`), renew: () => false };
  }
  let kept: { header: string; until: number } | undefined;
  let asked: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    const { access_token, expires_in } = await grant(credentials, baseUrl, send);
    kept = { header: `Bearer ${access_token}`, until: Date.now() + expires_in * 1_000 - MARGIN_MS };
    return kept.header;
  };
  return {
    header() {
      if (kept && kept.until > Date.now()) return Promise.resolve(kept.header);
      // One at a time: whoever calls meanwhile waits for the same one.
      asked ??= ask().finally(() => (asked = undefined));
      return asked;
    },
    renew(refused) {
      if (kept?.header === refused) kept = undefined;
      return true;
    },
  };
}

/** Client credentials by HTTP Basic (RFC 6749). */
async function grant(
  { clientId, clientSecret, scopes }: Extract<Credentials, { clientId: string }>,
  baseUrl: string,
  send: Fetch,
): Promise<TokenGrant> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', ...(scopes && { scope: scopes.join(' ') }) });
  const basic = btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
  const response = await send(new URL('/api/integrations/v1/oauth/token', baseUrl), {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body,
  });
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as TokenGrant;
}
