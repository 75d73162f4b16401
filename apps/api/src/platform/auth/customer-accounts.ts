import type { Customer, Prisma } from '@flota/prisma';
import { isBlind, rightsOf } from '@flota/schemas';
import { ProblemException } from '../errors/problem.exception.js';
import type { CustomerNeed } from './access.js';
import type { AccountScope, CurrentCustomer, CurrentPerson, CurrentView } from './current-user.js';

/** The account that the page shows, by its membership, or `own`: two windows of a browser share one session. */
export const ACCOUNT_HEADER = 'x-account';

export const WITH_ACCOUNT = {
  customer: true,
  actsFor: { include: { holder: true, units: { select: { contractId: true } } } },
} satisfies Prisma.AuthSessionInclude;

type Membership = NonNullable<Prisma.AuthSessionGetPayload<{ include: typeof WITH_ACCOUNT }>['actsFor']>;

const personOf = ({ id, email, name }: CurrentPerson): CurrentPerson => ({ id, email, name });

/** Somebody in the account that is their own. */
export const inOwnAccount = (
  customer: CurrentPerson,
  sessionId: string,
  view: CurrentView | null = null,
): CurrentCustomer => ({
  kind: 'customer',
  ...personOf(customer),
  sessionId,
  person: personOf(customer),
  membership: null,
  contractIds: null,
  view,
});

/** Somebody in the account of somebody else; `null` once they have no access to it. */
export function inAccountOf(
  person: Customer,
  membership: Membership | null,
  sessionId: string,
): CurrentCustomer | null {
  if (!membership || membership.revokedAt || membership.memberId !== person.id || !membership.holder.active)
    return null;
  const { id, holder, role, units } = membership;
  const hidesMoney = isBlind(membership);
  return {
    kind: 'customer',
    ...personOf(holder),
    sessionId,
    person: personOf(person),
    membership: { id, role, hidesMoney, rights: rightsOf({ role, hidesMoney }) },
    contractIds: role === 'driver' ? units.map(({ contractId }) => contractId) : null,
    view: null,
  };
}

/**
 * Whose call it is, on a route that needs this. 403 where the role of somebody else does not have it; 409 where the page shows
 * another account than the session is in by now.
 */
export function admitted(customer: CurrentCustomer, needs: CustomerNeed, shown?: string | string[]): CurrentCustomer {
  if (needs === 'self') return inOwnAccount(customer.person, customer.sessionId, customer.view);
  const { membership } = customer;
  if (shown !== undefined && shown !== (membership?.id ?? 'own')) throw new ProblemException(409, 'ACCOUNT.SWITCHED');
  if (membership && (needs === 'holder' || !membership.rights.includes(needs))) throw ProblemException.forbidden();
  return customer;
}

/** Whether amounts are for who calls: a driver needs the policy of a unit, and not what it costs. */
export const seesMoney = ({ membership }: Pick<CurrentCustomer, 'membership'>): boolean =>
  membership === null || membership.rights.includes('money');

/** The condition for contracts that a call may be about: those of the account, of a driver the ones chosen for them. */
export const contractsOf = ({ id: customerId, contractIds }: AccountScope) =>
  ({ customerId, ...(contractIds && { id: { in: [...contractIds] } }) }) satisfies Prisma.ContractWhereInput;
