import { type OwnAccounts, ownAccountsSchema } from '@flota/schemas';
import { z } from 'zod';
import { currentSession } from '../../api/account/current-session.js';
import { SHOWS_SAMPLE } from '../../api/account/sample/shows-sample.js';
import { ACCESS_KEY } from '../../constants/storage-keys.js';
import { sessionStore } from '../../lib/browser-storage.js';

const seenSchema = z.object({ customerId: z.string(), accounts: ownAccountsSchema });

/** Many parts of a page ask. */
let read: { text: string | null; seen: z.output<typeof seenSchema> | null } = { text: null, seen: null };

const idNow = (): string | undefined => currentSession.snapshot().session?.customer.id;

/** What this window was told last, for until it is told anew: nothing is drawn that goes away again. */
export function seenAccess(): OwnAccounts | null {
  const text = sessionStore.getItem(ACCESS_KEY);
  if (text !== read.text) read = { text, seen: seenSchema.safeParse(parsed(text)).data ?? null };
  return read.seen && read.seen.customerId === idNow() ? read.seen.accounts : null;
}

/** Of the account that is only looked at nothing stays. */
export function keepSeenAccess(accounts: OwnAccounts): void {
  const customerId = idNow();
  if (customerId !== undefined && !SHOWS_SAMPLE)
    sessionStore.setItem(ACCESS_KEY, JSON.stringify({ customerId, accounts }));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
