export type OAuthErrorCode = 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope';

/** How a client authenticates: who came by a header is answered with one. */
export type AuthenticatedBy = 'basic' | 'body';

/** The answer to a token request that is not granted (RFC 6749, section 5.2). */
export class OAuthRefusal extends Error {
  constructor(
    readonly code: OAuthErrorCode,
    readonly description?: string,
    readonly by: AuthenticatedBy = 'body',
  ) {
    super(code);
  }
}
