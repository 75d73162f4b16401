import { createHmac } from 'node:crypto';

interface TokenParts {
  header?: object;
  claims: object;
  /** `null`: no signature at all. */
  secret: string | null;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT made by hand, as an attacker would make one. */
export function forgeToken({ header = { alg: 'HS256', typ: 'JWT' }, claims, secret }: TokenParts): string {
  const unsigned = `${part(header)}.${part(claims)}`;
  const signature = secret === null ? '' : createHmac('sha256', secret).update(unsigned).digest('base64url');
  return `${unsigned}.${signature}`;
}

export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;
