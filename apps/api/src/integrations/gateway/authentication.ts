/** How a system is told who is calling. */
export type Authentication =
  | { kind: 'none' }
  | { kind: 'api-key'; header: string; key: string }
  | { kind: 'basic'; user: string; password: string }
  | ({ kind: 'oauth2' } & OAuthGrant);

/** The two grants for machines (RFC 6749, 4.3 and 4.4). */
export interface OAuthGrant {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** Where the client's secret goes: a header, or the form for servers that know no other way. */
  clientIn: 'header' | 'form';
  scope: string | null;
  /** Of the password grant; `null`: client credentials. */
  owner: { user: string; password: string } | null;
}

/** The headers of what needs no asking. */
export function plainCredentials(authentication: Exclude<Authentication, { kind: 'oauth2' }>): Record<string, string> {
  switch (authentication.kind) {
    case 'none':
      return {};
    case 'api-key':
      return { [authentication.header.toLowerCase()]: authentication.key };
    case 'basic': {
      const pair = Buffer.from(`${authentication.user}:${authentication.password}`).toString('base64');
      return { authorization: `Basic ${pair}` };
    }
  }
}
