import { type AccountPolicy, addDays } from '@flota/schemas';

/** So many days before its end a policy counts as expiring. */
export const EXPIRING_DAYS = 30;

/** Both days included. */
interface Period {
  startsOn: string;
  endsOn: string;
}

export function policyState({ startsOn, endsOn }: Period, today: string): AccountPolicy['state'] {
  if (startsOn > today) return 'future';
  if (endsOn < today) return 'expired';
  return endsOn <= addDays(today, EXPIRING_DAYS) ? 'expiring' : 'valid';
}

/** The last day that the policies cover without a gap from `from` on; `null` when they don't cover that day itself. */
export function coveredUntil(policies: readonly Period[], from: string): string | null {
  let until: string | null = null;
  for (const { startsOn, endsOn } of policies.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))) {
    const next: string = until === null ? from : addDays(until, 1);
    if (startsOn <= next && endsOn >= next) until = endsOn;
  }
  return until;
}

/** Insurance must last as long as the contract: whether all policies together do, from today on. */
export const coversContract = (policies: readonly Period[], contract: { endsOn: string }, today: string): boolean =>
  contract.endsOn < today || (coveredUntil(policies, today) ?? '') >= contract.endsOn;
