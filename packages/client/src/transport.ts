import { readProblem } from './problem.js';

/** Gets a request to the API and its answer back: `fetch`, something around it, or a call within one process. */
export type Transport = (path: string, init?: RequestInit) => Promise<Response>;

/** The browser's `fetch`, with this site's cookies. */
export const fetchTransport: Transport = (path, init) => fetch(path, { ...init, credentials: 'same-origin' });

const browserCookies = (): string => document.cookie;

function withToken(init: RequestInit, cookies: string): RequestInit {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  if (!token) return init;
  const headers = new Headers(init.headers);
  headers.set('x-xsrf-token', decodeURIComponent(token));
  return { ...init, headers };
}

/**
 * Sends whatever changes something with the anti-forgery token of this browser's cookie; once more when it is refused for
 * the token's sake, because the refusal brings a new cookie (the old one may be of a session that ended, or lost).
 */
export const withXsrf =
  (transport: Transport, readCookies: () => string = browserCookies): Transport =>
  async (path, init = {}) => {
    if ((init.method ?? 'GET') === 'GET') return transport(path, init);
    const response = await transport(path, withToken(init, readCookies()));
    if (response.status !== 403 || (await readProblem(response.clone())).code !== 'REQUEST.CSRF') return response;
    return transport(path, withToken(init, readCookies()));
  };
