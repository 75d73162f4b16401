const DAY = 24 * 3_600;

/** Vite names what it builds by its content: such a file never changes. */
const HASHED = /[/\\]assets[/\\]/;

/** Tells browsers which build is the latest (decision 084). */
const SERVICE_WORKER = /[/\\]sw\.js$/;

/**
 * How long browsers keep a file of a build. The site's drawings and its sign have plain names, because content names
 * them: they change seldom, so a returning visitor is shown the kept one while the browser asks about it.
 */
export const cacheControl = (path: string): string => (SERVICE_WORKER.test(path) ? 'no-cache' : cachedFile(path));

const cachedFile = (path: string): string =>
  HASHED.test(path)
    ? `public, max-age=${365 * DAY}, immutable`
    : `public, max-age=${DAY}, stale-while-revalidate=${30 * DAY}`;
