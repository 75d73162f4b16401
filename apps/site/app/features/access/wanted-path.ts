import { ACCOUNT_HOME, ACCOUNT_PATH } from '../../constants/paths.js';

/** Where the visitor wanted to go; only inside the account, so that the address can't send them elsewhere. */
export const wantedPath = (next: string | null): string => (next?.startsWith(`${ACCOUNT_PATH}/`) ? next : ACCOUNT_HOME);
