import { KEEP_KEY, KEEP_OFF } from '../../constants/storage-keys.js';
import { localStore } from '../../lib/browser-storage.js';
import { forgetKeptAccount } from '../../lib/kept-caches.js';

/** Whether this browser keeps the account for when there is no network, which its owner may not want on a shared one. */
export const keepsHere = (): boolean => localStore.getItem(KEEP_KEY) !== KEEP_OFF;

export function chooseToKeep(keep: boolean): void {
  if (keep) return localStore.removeItem(KEEP_KEY);
  localStore.setItem(KEEP_KEY, KEEP_OFF);
  forgetKeptAccount();
}
