import type { OwnAccounts } from '@flota/schemas';
import { useEffect, useSyncExternalStore } from 'react';
import { currentSession } from '../../api/account/current-session.js';
import { readOwnAccounts } from '../../api/account/people.js';
import { showAccount } from '../../api/account/shown-account.js';
import { type AccountNeed, needOf } from './page-needs.js';
import { keepSeenAccess, seenAccess } from './seen-access.js';
import { useAccountData } from './use-account-data.js';

export interface OwnAccess {
  /** `null` as long as the API has not said so in this window. */
  accounts: OwnAccounts | null;
  /** Whether that is on its way. */
  waits: boolean;
  /** Without an answer what the holder of an account may: the API refuses what it must anyway. */
  may: (need: AccountNeed) => boolean;
  /** Whether an address of the account is for whoever looks at it. */
  leads: (address: string) => boolean;
}

/** The key of whose account it is, in `accountQueries`. */
export const OWN_ACCESS = 'accounts';

/** Nobody is asked about before they are signed in, as while a page opens. */
function useAnswer() {
  const signedIn = useSyncExternalStore(currentSession.subscribe, isSignedIn, () => false);
  return useAccountData(OWN_ACCESS, readOwnAccounts, { when: signedIn });
}

const isSignedIn = (): boolean => currentSession.snapshot().session !== null;

/** In whose account the page is, and what may be done there. */
export function useOwnAccess(): OwnAccess {
  const data = useAnswer();
  const accounts = data.state === 'ready' ? data.value : seenAccess();
  const may = (need: AccountNeed): boolean => {
    if (!accounts) return true;
    const { membershipId, rights } = accounts.current;
    return need === 'own' ? membershipId === null : rights.includes(need);
  };
  const leads = (address: string): boolean => {
    const need = needOf(address);
    return need === null || may(need);
  };
  return { accounts, waits: !accounts && data.state === 'loading', may, leads };
}

/** Once a page: says with every further call which account is shown, and remembers it for the next page of this window. */
export function useNotedAccess(): void {
  const data = useAnswer();
  const told = data.state === 'ready' ? data.value : null;
  useEffect(() => {
    if (!told) return;
    // Only what was told now: what was seen before may be of another account than the session is in by now.
    showAccount(told.current.membershipId);
    keepSeenAccess(told);
  }, [told]);
}
