import { ACCOUNT_HOME, ACCOUNT_PATH, PAYMENT_RESULT_PATH } from '../../constants/paths.js';

/** What a customer may be sent on to after signing in: an address can't lead elsewhere. */
const WANTED = [`${ACCOUNT_PATH}/`, `${PAYMENT_RESULT_PATH}?`];

/** Where the visitor wanted to go, else the account's first page. */
export const wantedPath = (next: string | null): string =>
  next && WANTED.some((start) => next.startsWith(start)) ? next : ACCOUNT_HOME;
