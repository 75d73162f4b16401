import type { AccountRight } from '@flota/schemas';
import { ACCOUNT_HOME } from '../../constants/paths.js';
import {
  BALANCES_PATH,
  INSURANCE_LINK,
  MESSAGES_PATH,
  PAPERS_PATH,
  PAYMENTS_PATH,
  PEOPLE_PATH,
  SIGNING_PATH,
  UNITS_LINK,
} from './account-links.js';
import { useOwnAccess } from './use-own-access.js';

/** What a page of the account takes; one that isn't here is everybody's. */
const NEEDS: Readonly<Record<string, AccountRight>> = {
  [ACCOUNT_HOME]: 'money',
  [BALANCES_PATH]: 'money',
  [PAYMENTS_PATH]: 'receipts',
  [PAPERS_PATH]: 'papers',
  [INSURANCE_LINK]: 'money',
  [MESSAGES_PATH]: 'manage',
  [PEOPLE_PATH]: 'people',
};

/** Those of the account's navigation that lead whoever is in it somewhere. */
export function useAllowedEntries<Entry extends { label: string }>(
  entries: readonly (Entry | { label: string; to: string })[],
) {
  const { may, own } = useOwnAccess();
  const leads = (entry: Entry | { label: string; to: string }): boolean => {
    if (!('to' in entry)) return may('pay');
    // Whoever signs does so for the lender's client: nobody else does.
    if (entry.to === SIGNING_PATH) return own;
    const needed = NEEDS[String(entry.to)];
    return needed === undefined || may(needed);
  };
  const shown = entries.filter(leads);
  return may('money') ? shown : [UNITS_LINK, ...shown];
}
