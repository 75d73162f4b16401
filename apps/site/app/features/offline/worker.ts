import { useEffect, useState } from 'react';
import type { WorkerMessage } from '../../lib/kept-caches.js';

export async function tellWorker(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** The worker of a newer build, which waits for the pages of this one to be closed; `null` as long as there is none. */
export function useWaitingWorker(): ServiceWorker | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    void navigator.serviceWorker?.getRegistration().then(
      (registration) => {
        if (!registration || signal.aborted) return;
        // The very first one takes nobody's place.
        const look = () => setWaiting(navigator.serviceWorker.controller ? registration.waiting : null);
        look();
        const follow = () => registration.installing?.addEventListener('statechange', look, { signal });
        registration.addEventListener('updatefound', follow, { signal });
        follow();
      },
      () => undefined,
    );
    return () => stopped.abort();
  }, []);
  return waiting;
}

/** Puts the newer build in place and opens the page anew. */
export function takeUpNewBuild(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage('take-over' satisfies WorkerMessage);
}
