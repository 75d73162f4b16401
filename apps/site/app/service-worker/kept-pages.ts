import { ACCOUNT_CACHE, KEPT_FIGURES, KEPT_PAPERS, OFFLINE_PAGE } from '../lib/kept-caches.js';

/** Files of a build, and pictures of the brand: named by their content, so a kept one is the right one. */
const NAMED_FILE = /\/(?:assets|brand)\/[\w./-]+\.\w+/g;

export const isNamedFile = (path: string): boolean => /^\/(assets|brand)\//.test(path);

/** Whatever the query, and in whichever coding it came. */
export const WHICHEVER: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

/** Keeps a page's HTML, and of the build the files that it names. */
async function keepPage(path: string, pages: Cache, files: Cache): Promise<void> {
  const page = await fetch(path, { credentials: 'omit' });
  // One that was sent on elsewhere, or stands in for a failure, is not what somebody wants to see there.
  if (!page.ok || page.redirected) return;
  const html = await page.clone().text();
  const named = [...new Set(html.match(NAMED_FILE))];
  const missing = await Promise.all(named.map(async (file) => ((await files.match(file)) ? [] : [file])));
  // A picture that is missing takes no page away.
  await Promise.all(missing.flat().map((file) => files.add(file).catch(() => undefined)));
  await pages.put(path, page);
}

/** What stands in for any page of the site. */
export async function keepOfflinePage(shell: string): Promise<void> {
  const files = await caches.open(shell);
  await keepPage(OFFLINE_PAGE, files, files);
}

/** Pages of the account, for as long as somebody is signed in: pages open its cache, and close it when they leave. */
export async function keepAccountPages(shell: string, paths: readonly string[]): Promise<void> {
  if (!(await caches.has(ACCOUNT_CACHE))) return;
  const [pages, files] = await Promise.all([caches.open(ACCOUNT_CACHE), caches.open(shell)]);
  for (const path of paths) {
    if (!(await pages.match(path, WHICHEVER))) await keepPage(path, pages, files).catch(() => undefined);
  }
}

/** The same pages as another build makes them: their files are others. */
export async function keepAccountPagesAnew(shell: string): Promise<void> {
  if (!(await caches.has(ACCOUNT_CACHE))) return;
  const pages = await caches.open(ACCOUNT_CACHE);
  const paths = (await pages.keys()).map(({ url }) => new URL(url).pathname).filter(isPage);
  await Promise.all(paths.map((path) => pages.delete(path)));
  await keepAccountPages(shell, paths);
}

const isPage = (path: string): boolean => path !== KEPT_FIGURES && !path.startsWith(KEPT_PAPERS);
