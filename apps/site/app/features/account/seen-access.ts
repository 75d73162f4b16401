import type { OwnAccounts } from '@flota/schemas';
import { currentSession } from '../../api/account/current-session.js';
import { SHOWS_SAMPLE } from '../../api/account/sample/shows-sample.js';
import { ACCESS_KEY, ACCOUNT_DRAFTS_KEY } from '../../constants/storage-keys.js';
import { ACCOUNT_VIEW_ID } from '../../lib/account-view.js';
import { sessionStore } from '../../lib/browser-storage.js';

interface Seen {
  customerId: string;
  accounts: OwnAccounts;
}

/** Many parts of a page ask. */
let read: { text: string | null; seen: Seen | null } = { text: null, seen: null };

const idNow = (): string | undefined => currentSession.snapshot().session?.customer.id;

/** What this window was told last, for until it is told anew: nothing is drawn that goes away again. */
export function seenAccess(): OwnAccounts | null {
  const text = sessionStore.getItem(ACCESS_KEY);
  if (text !== read.text) read = { text, seen: seenIn(text) };
  return read.seen && read.seen.customerId === idNow() ? read.seen.accounts : null;
}

/** Of the account that is only looked at nothing stays. */
export function keepSeenAccess(accounts: OwnAccounts): void {
  const customerId = idNow();
  if (customerId === undefined || SHOWS_SAMPLE || ACCOUNT_VIEW_ID !== null) return;
  // Another window went into another account: what was typed here is none of that one's.
  const before = seenAccess();
  if (before && before.current.membershipId !== accounts.current.membershipId) {
    sessionStore.removeItem(ACCOUNT_DRAFTS_KEY);
  }
  sessionStore.setItem(ACCESS_KEY, JSON.stringify({ customerId, accounts }));
}

/** What a store holds is anybody's to change: no more of it is looked at than a page is drawn by, and without zod, which is large. */
function seenIn(text: string | null): Seen | null {
  const seen = parsed(text) as Partial<Seen> | null;
  const accounts = seen?.accounts as Partial<OwnAccounts> | undefined;
  const whole =
    typeof seen?.customerId === 'string' &&
    Array.isArray(accounts?.accounts) &&
    Array.isArray(accounts.current?.rights);
  return whole ? (seen as Seen) : null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
