import { ACCOUNT_HOME } from '../../constants/paths.js';
import { forgetAccount } from '../../lib/forget-account.js';

/** Opens the account that the session is in by now, as a page of its own: nothing of the one before is left beside it. */
export function goIntoAccount(): void {
  forgetAccount();
  window.location.assign(ACCOUNT_HOME);
}
