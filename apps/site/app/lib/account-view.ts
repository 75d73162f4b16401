import { ACCOUNT_VIEW_FRAGMENT } from '@flota/schemas';
import { ACCOUNT_VIEW_KEY } from '../constants/storage-keys.js';
import { sessionStore } from './browser-storage.js';

const FRAGMENT = new RegExp(`^#${ACCOUNT_VIEW_FRAGMENT}=([0-9a-f-]{36})$`);

/**
 * The view of a customer's account that staff opened this tab for (docs/decisions/104); `null` everywhere else. It opens nothing
 * by itself: the session of staff does, which is in a cookie. A tab that was opened for one never becomes anything else.
 */
export const ACCOUNT_VIEW_ID: string | null = typeof window === 'undefined' ? null : viewOfTab();

function viewOfTab(): string | null {
  const [, told] = FRAGMENT.exec(window.location.hash) ?? [];
  if (!told) return sessionStore.getItem(ACCOUNT_VIEW_KEY);
  sessionStore.setItem(ACCOUNT_VIEW_KEY, told);
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return told;
}
