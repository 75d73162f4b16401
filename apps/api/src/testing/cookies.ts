import type { Answer } from './http.js';

/** Cookies by name, as a browser would hold them. */
export type CookieJar = Record<string, string>;

export const setCookieLines = ({ headers }: Answer): string[] => headers['set-cookie'] ?? [];

/** What the answer set; a cookie it took away is empty. */
export const receivedCookies = (answer: Answer): CookieJar =>
  Object.fromEntries(
    setCookieLines(answer).map((line) => {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      return [name, decodeURIComponent(value.join('='))];
    }),
  );

/** `Cookie` header, and the anti-forgery header a page of ours would send along. */
export const browserHeaders = (jar: CookieJar): Record<string, string> => ({
  cookie: cookieHeader(jar),
  'x-xsrf-token': jar['XSRF-TOKEN'] ?? '',
});

export const cookieHeader = (jar: CookieJar): string =>
  Object.entries(jar)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
