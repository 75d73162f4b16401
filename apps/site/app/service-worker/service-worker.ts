import type { ShownNotice } from '@flota/schemas';
import { SHELL_CACHE } from '../lib/kept-caches.js';
import { answerTo } from './answers.js';
import { keepAccountPages, keepAccountPagesAnew, keepOfflinePage } from './kept-pages.js';
import { openNotice, showNotice } from './shown-notices.js';
import type { WorkerScope } from './worker-scope.js';

/** Written in by the build: another name for other files. */
declare const BUILD: string;

const scope = globalThis as unknown as WorkerScope;
const SHELL = SHELL_CACHE + BUILD;

scope.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([keepOfflinePage(SHELL), keepAccountPagesAnew(SHELL)])),
);

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('message', (event) => {
  const { data } = event;
  // Never by itself: a page of the build before may still need its files.
  event.waitUntil(data === 'take-over' ? scope.skipWaiting() : keepAccountPages(SHELL, data.keep));
});

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event, scope.location.origin, SHELL);
  if (answer) event.respondWith(answer);
});

scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotice(scope, event.data.json() as ShownNotice));
});

scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(scope, event.notification)));

async function takeOver(): Promise<void> {
  const former = (await caches.keys()).filter((name) => name.startsWith(SHELL_CACHE) && name !== SHELL);
  await Promise.all(former.map((name) => caches.delete(name)));
  // A worker that has to start first holds no page up.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}
