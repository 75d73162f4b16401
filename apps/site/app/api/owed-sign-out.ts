import { SIGN_OUT_OWED_KEY } from '../constants/storage-keys.js';
import { localStore } from '../lib/browser-storage.js';
import { storedChanges } from '../lib/stored-changes.js';

const changes = storedChanges(SIGN_OUT_OWED_KEY);

/** That somebody signed out in this browser, and the server does not know yet. Nobody else's cookie takes their session up meanwhile. */
export const owedSignOut = {
  isOwed: (): boolean => localStore.getItem(SIGN_OUT_OWED_KEY) !== null,
  subscribe: changes.listen,
  note(): void {
    localStore.setItem(SIGN_OUT_OWED_KEY, 'on');
    changes.tell();
  },
  drop(): void {
    localStore.removeItem(SIGN_OUT_OWED_KEY);
    changes.tell();
  },
};
