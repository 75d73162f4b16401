import type { AccountRight, OwnAccounts } from '@flota/schemas';
import { useEffect } from 'react';
import { readOwnAccounts } from '../../api/account/people.js';
import { showAccount } from '../../api/account/shown-account.js';
import { useAccountData } from './use-account-data.js';

export interface OwnAccess {
  /** `null` until the API has said. */
  accounts: OwnAccounts | null;
  /** Until it is known, what the holder of an account sees: the API refuses what it must anyway. */
  may: (right: AccountRight) => boolean;
  /** Whether it is the account of whoever is signed in. */
  own: boolean;
}

/** In whose account the page is, and what may be done there. */
export function useOwnAccess(): OwnAccess {
  const data = useAccountData('accounts', readOwnAccounts);
  const accounts = data.state === 'ready' ? data.value : null;
  const membershipId = accounts?.current.membershipId;
  useEffect(() => {
    if (membershipId !== undefined) showAccount(membershipId);
  }, [membershipId]);
  return {
    accounts,
    may: (right) => accounts?.current.rights.includes(right) ?? true,
    own: (membershipId ?? null) === null,
  };
}
