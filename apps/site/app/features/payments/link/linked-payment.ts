import { LINKED_PAYMENT_KEY } from '../../../constants/storage-keys.js';
import { sessionStore } from '../../../lib/browser-storage.js';

/** Whoever pays by a link may be signed in as somebody else, who can't read the payment: that it was begun here is kept. */
export const keepLinkedPayment = (id: string): void => sessionStore.setItem(LINKED_PAYMENT_KEY, id);

export const isLinkedPayment = (id: string): boolean => sessionStore.getItem(LINKED_PAYMENT_KEY) === id;
