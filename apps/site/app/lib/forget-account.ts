import { ACCESS_KEY, ACCOUNT_DRAFTS_KEY, UNSENT_MESSAGES_KEY } from '../constants/storage-keys.js';
import { localStore, sessionStore } from './browser-storage.js';
import { forgetKeptAccount } from './kept-caches.js';

/** All that this browser has of the account that a page shows: whoever comes after, or the same customer in another account, is not to see it. */
export function forgetAccount(): void {
  forgetKeptAccount();
  localStore.removeItem(UNSENT_MESSAGES_KEY);
  for (const key of [ACCESS_KEY, ACCOUNT_DRAFTS_KEY]) sessionStore.removeItem(key);
}
