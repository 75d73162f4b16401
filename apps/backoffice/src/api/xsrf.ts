import type { Problem } from '@flota/schemas';

/** The anti-forgery header for the cookie the server gave this browser. */
function xsrfHeader(cookies: string): [string, string][] {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  return value ? [['X-XSRF-TOKEN', decodeURIComponent(value)]] : [];
}

/**
 * Sends an unsafe call with the anti-forgery header; once more when it is refused for that header's sake, because the
 * refusal brings a new cookie (the old one may be of a session that ended, or lost).
 */
export async function withXsrf(
  readCookie: () => string,
  send: (headers: [string, string][]) => Promise<Response>,
): Promise<Response> {
  const response = await send(xsrfHeader(readCookie()));
  if (response.status !== 403) return response;
  const problem = (await response
    .clone()
    .json()
    .catch(() => null)) as Problem | null;
  return problem?.code === 'REQUEST.CSRF' ? send(xsrfHeader(readCookie())) : response;
}
