import type { AccountRight } from '@flota/schemas';
import { ACCOUNT_HOME } from '../../constants/paths.js';
import {
  AUTOMATIC_PAYMENTS_PATH,
  BALANCES_PATH,
  BILL_REQUEST_PATH,
  EMAIL_LINK,
  INSURANCE_LINK,
  MESSAGES_PATH,
  PAPERS_PATH,
  PAYMENTS_PATH,
  PEOPLE_PATH,
  SIGNING_PATH,
  TAX_LINK,
  UNITS_PATH,
} from './account-links.js';

/** A right in the account, or that it is one's own: some things are nobody else's. */
export type AccountNeed = AccountRight | 'own';

/** What a page of the account takes, the longer addresses first; one that isn't here is everybody's. */
const NEEDS: readonly (readonly [path: string, need: AccountNeed])[] = [
  [TAX_LINK, 'own'],
  [EMAIL_LINK, 'own'],
  [BILL_REQUEST_PATH, 'manage'],
  [ACCOUNT_HOME, 'money'],
  [BALANCES_PATH, 'money'],
  [AUTOMATIC_PAYMENTS_PATH, 'own'],
  [PAYMENTS_PATH, 'receipts'],
  [PAPERS_PATH, 'papers'],
  [SIGNING_PATH, 'own'],
  [INSURANCE_LINK, 'policies'],
  [MESSAGES_PATH, 'manage'],
  [PEOPLE_PATH, 'people'],
  [UNITS_PATH, 'units'],
];

const isWithin = (path: string, address: string): boolean =>
  address === path || address.startsWith(`${path}/`) || address.startsWith(`${path}?`);

/** What the page of an address takes; `null` for one that is everybody's. */
export const needOf = (address: string): AccountNeed | null =>
  NEEDS.find(([path]) => isWithin(path, address))?.[1] ?? null;
