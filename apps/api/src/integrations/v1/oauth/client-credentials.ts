import { type AuthenticatedBy, OAuthRefusal } from './oauth-refusal.js';

interface ClientCredentials {
  id: string;
  secret: string;
  by: AuthenticatedBy;
}

/** In the header or in the body, and not in both (RFC 6749, section 2.3). */
export function credentialsOf(
  authorization: string | undefined,
  { client_id: id, client_secret: secret }: Readonly<Record<string, string | undefined>>,
): ClientCredentials {
  if (authorization === undefined) {
    if (id === undefined || secret === undefined) throw new OAuthRefusal('invalid_client', 'No client credentials');
    return { id, secret, by: 'body' };
  }
  if (secret !== undefined) throw new OAuthRefusal('invalid_request', 'Client credentials came in two ways');
  const basic = basicCredentials(authorization);
  if (!basic) throw new OAuthRefusal('invalid_client', 'The header is not HTTP Basic', 'basic');
  if (id !== undefined && id !== basic.id)
    throw new OAuthRefusal('invalid_request', 'client_id is not the one authenticated');
  return { ...basic, by: 'basic' };
}

/** Both parts are form-encoded before they are put together. */
function basicCredentials(authorization: string): { id: string; secret: string } | null {
  const [, encoded = ''] = /^basic +([\w+/=-]+)$/i.exec(authorization) ?? [];
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) return null;
  try {
    const [id = '', secret = ''] = [text.slice(0, colon), text.slice(colon + 1)].map((part) =>
      decodeURIComponent(part.replaceAll('+', ' ')),
    );
    return { id, secret };
  } catch {
    return null;
  }
}
