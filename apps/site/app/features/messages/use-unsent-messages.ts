import { useEffect } from 'react';
import { UNSENT_MESSAGES_KEY } from '../../constants/storage-keys.js';
import { localStore } from '../../lib/browser-storage.js';

/** Sends what an earlier page could not, whichever page of the account is open. What sends it is loaded where something waits. */
export function useUnsentMessages(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    const flush = () => {
      if (localStore.getItem(UNSENT_MESSAGES_KEY) === null) return;
      void import('./outbox.js').then(
        ({ outbox }) => outbox.flush(),
        () => undefined,
      );
    };
    flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [signedIn]);
}
