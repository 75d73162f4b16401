import { ACCOUNT_CACHE, KEPT_PAPERS, OFFLINE_PAGE } from '../lib/kept-caches.js';
import { isNamedFile, WHICHEVER } from './kept-pages.js';
import type { AskedEvent } from './worker-scope.js';

/** Not the site's: the backoffice, the API, its files, and what stands in frames of other sites. */
const OTHERS = /^\/(admin|api|media|embed|health)(\/|$)/;

/**
 * What the worker answers in place of the network; `null` leaves a request alone. The API's answers are never its: what a
 * customer saw is kept by the page that showed it.
 */
export function answerTo(event: AskedEvent, origin: string, shell: string): Promise<Response> | null {
  const { request } = event;
  const { origin: asked, pathname } = new URL(request.url);
  if (request.method !== 'GET' || asked !== origin || OTHERS.test(pathname)) return null;
  if (isNamedFile(pathname)) return namedFile(request, shell);
  if (request.mode !== 'navigate') return null;
  return pathname.startsWith(KEPT_PAPERS) ? kept(pathname) : page(event, pathname);
}

/** Never asked for twice: another content has another name. */
async function namedFile(request: Request, shell: string): Promise<Response> {
  const found = await caches.match(request, WHICHEVER);
  if (found) return found;
  const file = await fetch(request);
  if (file.status === 200) await (await caches.open(shell)).put(request, file.clone()).catch(() => undefined);
  return file;
}

/** The network's as long as there is one: a page is never older than it need be. */
async function page({ request, preloadResponse }: AskedEvent, path: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return kept(path);
  }
}

async function kept(path: string): Promise<Response> {
  const own = await caches.match(path, { ...WHICHEVER, cacheName: ACCOUNT_CACHE });
  return own ?? (await caches.match(OFFLINE_PAGE)) ?? Response.error();
}
