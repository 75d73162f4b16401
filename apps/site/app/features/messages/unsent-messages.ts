import { currentSession } from '../../api/account/current-session.js';
import { SHOWS_SAMPLE } from '../../api/account/sample/shows-sample.js';
import { shownAccount } from '../../api/account/shown-account.js';
import { UNSENT_MESSAGES_KEY } from '../../constants/storage-keys.js';
import { ACCOUNT_VIEW_ID } from '../../lib/account-view.js';
import { localStore } from '../../lib/browser-storage.js';

export interface UnsentMessage {
  /** Under which it is sent, however often and by whichever tab: it makes one message. */
  key: string;
  conversationId: string;
  text: string;
}

interface StoredMessage extends UnsentMessage {
  customerId: string;
  /** As the page knew it when it was written. */
  account?: string;
}

/** Of an account that is only looked at nothing is kept, and nothing of this browser's customer is read. */
const customerNow = (): string | undefined =>
  SHOWS_SAMPLE || ACCOUNT_VIEW_ID !== null ? undefined : currentSession.snapshot().session?.customer.id;

export function messagesIn(stored: string | null): StoredMessage[] {
  try {
    return JSON.parse(stored ?? '[]') as StoredMessage[];
  } catch {
    return [];
  }
}

const read = () => messagesIn(localStore.getItem(UNSENT_MESSAGES_KEY));

function write(messages: readonly StoredMessage[]): void {
  if (messages.length === 0) return localStore.removeItem(UNSENT_MESSAGES_KEY);
  localStore.setItem(UNSENT_MESSAGES_KEY, JSON.stringify(messages));
}

/**
 * Messages that were not stored by the server yet, for all tabs of this browser and whichever is opened next. Until the answer
 * came, that is: a browser that has just started may take itself to be online. Gone when the account is left or its session ends.
 */
export const unsentMessages = {
  /** Those of the account that this page shows. */
  all(): UnsentMessage[] {
    const shown = shownAccount();
    const isOfShown = (account: string | undefined) => !account || !shown || account === shown;
    return read().filter(({ customerId, account }) => customerId === customerNow() && isOfShown(account));
  },
  keep({ key, conversationId, text }: UnsentMessage): void {
    const customerId = customerNow();
    if (customerId === undefined) return;
    const others = read().filter((each) => each.key !== key);
    write([...others, { key, conversationId, text, customerId, account: shownAccount() }]);
  },
  forget: (key: string): void => write(read().filter((each) => each.key !== key)),
};
