import { ACCESS_KEY } from '../../constants/storage-keys.js';
import { ACCOUNT_HOME } from '../../constants/paths.js';
import { sessionStore } from '../../lib/browser-storage.js';
import { forgetKeptAccount } from '../../lib/kept-caches.js';

/** Opens the account that the session is in by now, as a page of its own: nothing of the one before is left beside it. */
export function goIntoAccount(): void {
  sessionStore.removeItem(ACCESS_KEY);
  forgetKeptAccount();
  window.location.assign(ACCOUNT_HOME);
}
