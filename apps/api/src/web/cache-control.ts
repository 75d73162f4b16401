const DAY = 24 * 3_600;

/** Vite names what it builds by its content: such a file never changes. */
const HASHED = /[/\\]assets[/\\]/;

/**
 * How long browsers keep a file of a build. The site's drawings and its sign have plain names, because content names
 * them: they change seldom, so a returning visitor is shown the kept one while the browser asks about it.
 */
export const cacheControl = (path: string): string =>
  HASHED.test(path)
    ? `public, max-age=${365 * DAY}, immutable`
    : `public, max-age=${DAY}, stale-while-revalidate=${30 * DAY}`;
