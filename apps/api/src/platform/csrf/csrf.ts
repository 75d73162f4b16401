import { deriveKey, hmac, randomToken, sameText } from '../crypto/keys.js';

export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'x-xsrf-token';

/**
 * Signed double-submit token (OWASP): a random part, the sign-in sessions it was made for, and a signature over both.
 * Another site can make a browser send our cookie, but it can neither read it to fill the header nor make a valid one.
 */
export class CsrfTokens {
  private readonly key: string;

  constructor(secret: string) {
    this.key = deriveKey(secret, 'csrf');
  }

  issue(sessionIds: readonly string[]): string {
    const unsigned = `${randomToken()}.${bound(sessionIds)}`;
    return `${unsigned}.${hmac(this.key, unsigned)}`;
  }

  /** Whether it is one of ours; with `sessionIds`, whether it was made for just these. */
  isValid(token: string, sessionIds?: readonly string[]): boolean {
    const end = token.lastIndexOf('.');
    if (end < 0 || !sameText(hmac(this.key, token.slice(0, end)), token.slice(end + 1))) return false;
    return sessionIds === undefined || token.slice(token.indexOf('.') + 1, end) === bound(sessionIds);
  }
}

const bound = (sessionIds: readonly string[]) => [...sessionIds].sort().join('~');
