import { ACCOUNT_CACHE, KEPT_PAPERS } from '../../lib/kept-caches.js';

/** Of a browser's room: the papers that were opened last. */
const MOST_PAPERS = 30;
const LARGEST_BYTES = 8_000_000;

/** `/api/customers/policies/7/link` -> `policies-7`. */
const addressOf = (linkPath: string): string =>
  KEPT_PAPERS +
  linkPath
    .replace(/^\/api\/customers\//, '')
    .replace(/\/link\b/, '')
    .replaceAll(/[^\w-]+/g, '-');

/**
 * Keeps a PDF that its customer opens, for when there is no network, as on the road where a policy is asked for. Only while
 * there is a cache of theirs: they may not want one here, or have left.
 */
export async function keepPaper(linkPath: string, url: string): Promise<void> {
  if (!(await globalThis.caches?.has(ACCOUNT_CACHE))) return;
  const cache = await caches.open(ACCOUNT_CACHE);
  const answer = await fetch(url);
  const content = await answer.blob();
  if (!answer.ok || content.type !== 'application/pdf' || content.size > LARGEST_BYTES) return;
  await cache.delete(addressOf(linkPath));
  await cache.put(addressOf(linkPath), new Response(content));
  const papers = (await cache.keys()).filter((request) => new URL(request.url).pathname.startsWith(KEPT_PAPERS));
  await Promise.all(papers.slice(0, -MOST_PAPERS).map((request) => cache.delete(request)));
}

/** Where a paper that was kept is shown by the service worker; `null` for one that wasn't. */
export async function keptPaper(linkPath: string): Promise<string | null> {
  const address = addressOf(linkPath);
  const kept = await globalThis.caches?.match(address, { cacheName: ACCOUNT_CACHE });
  return kept ? address : null;
}
