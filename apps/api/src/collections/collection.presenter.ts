import { dayOfColumn, type Prisma } from '@flota/prisma';
import { type AdminCollection, arrearsOf, COLLECTION_RANKS, type CollectionRank, todayInMexico } from '@flota/schemas';
import { daysBetween } from '@flota/finance';

/** Money that came and wasn't taken back. */
const RECEIVED = {
  type: { in: ['payment', 'prepayment', 'payoff'] },
  reversedBy: { none: { reversedBy: { none: {} } } },
} satisfies Prisma.ContractEventWhereInput;

export const WITH_STANDING = {
  assignedTo: { select: { id: true, name: true } },
  agency: { select: { id: true, name: true } },
  contract: {
    select: {
      number: true,
      customer: { select: { id: true, name: true } },
      collectionContacts: { where: { struckAt: null }, orderBy: { at: 'desc' }, take: 1 },
      collectionHandovers: { where: { endedAt: null }, take: 1, select: { fromOn: true, untilOn: true } },
      events: { where: RECEIVED, orderBy: { valueOn: 'desc' }, take: 1, select: { valueOn: true } },
    },
  },
} satisfies Prisma.CollectionCaseInclude;

export type CaseWithStanding = Prisma.CollectionCaseGetPayload<{ include: typeof WITH_STANDING }>;

const RANKS = new Map(Object.entries(COLLECTION_RANKS).map(([rank, figure]) => [figure, rank as CollectionRank]));

export function presentCase({ agency, assignedTo, contract, ...known }: CaseWithStanding): AdminCollection {
  const today = todayInMexico();
  const overdueSince = dayOfColumn(known.overdueSince);
  const [contact] = contract.collectionContacts;
  const [handover] = contract.collectionHandovers;
  const [received] = contract.events;
  return {
    id: known.contractId,
    contractNumber: contract.number,
    customer: contract.customer,
    rank: RANKS.get(known.urgency.slice(0, 1) as '1') ?? 'open',
    overdueSince,
    daysLate: daysBetween(overdueSince, today),
    age: arrearsOf(overdueSince, today),
    overdueAmount: known.overdueAmount.toFixed(2),
    promise:
      known.promiseState && known.promiseDay ? { state: known.promiseState, day: dayOfColumn(known.promiseDay) } : null,
    lastContact: contact ? { at: contact.at.toISOString(), channel: contact.channel, result: contact.result } : null,
    lastPaymentOn: received ? dayOfColumn(received.valueOn) : null,
    assignedTo,
    agency:
      agency && handover
        ? {
            ...agency,
            fromOn: dayOfColumn(handover.fromOn),
            untilOn: handover.untilOn && dayOfColumn(handover.untilOn),
          }
        : null,
    actionOn: known.actionOn && dayOfColumn(known.actionOn),
    actionNote: known.actionNote,
  };
}
