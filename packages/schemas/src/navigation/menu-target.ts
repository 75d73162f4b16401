/** Of nobody: paths are read as a browser standing on the site reads them. */
const HERE = 'https://sitio.invalid';

/** What isn't for visitors. */
const CLOSED = ['/admin', '/api'];

/**
 * Whether a link of a menu may lead there: a path of this site that is for visitors, or another site by https. Paths are judged by what
 * browsers make of them: `/\otro.mx` and `/a/..//otro.mx` lead away, `/./admin` doesn't lead to a page.
 */
export function isMenuTarget(target: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(target)) return false;
  if (!target.startsWith('/')) return isWebAddress(target);
  if (target.startsWith('//') || !URL.canParse(target, HERE)) return false;
  const { origin, pathname } = new URL(target, HERE);
  const path = decoded(pathname)?.toLowerCase();
  if (origin !== HERE || path === undefined || path.startsWith('//')) return false;
  return !CLOSED.some((closed) => path === closed || path.startsWith(`${closed}/`));
}

function isWebAddress(target: string): boolean {
  if (!/^https:\/\//i.test(target) || !URL.canParse(target)) return false;
  const { hostname, username, password } = new URL(target);
  return hostname.includes('.') && username === '' && password === '';
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
