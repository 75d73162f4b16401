/*
 * What a browser keeps of the site for when there is no network (decision 084), known to pages and to the service worker.
 * Two caches: files of a build, which say nothing about anybody, and what is of the customer, which goes when they do.
 */

export const WORKER_FILE = '/sw.js';

/** Shown in place of a page that can't be had. */
export const OFFLINE_PAGE = '/sin-conexion';

/** Followed by the build's name. */
export const SHELL_CACHE = 'shell-';

/** Everything of whoever is signed in: pages' HTML, the figures they showed, papers that were opened. */
export const ACCOUNT_CACHE = 'account';

/** Addresses below which the account's cache has what is no page. The server has nothing there. */
export const KEPT_FIGURES = '/my-account/guardado/cifras';
export const KEPT_PAPERS = '/my-account/guardado/documentos/';

/** What a page tells the worker: pages to keep, or to take the place of the worker before it. */
export type WorkerMessage = { keep: readonly string[] } | 'take-over';

/** When a customer leaves. One call, without any script to load first: nothing of it may fail where they are in a hurry. */
export function forgetKeptAccount(): void {
  void globalThis.caches?.delete(ACCOUNT_CACHE).catch(() => false);
}
