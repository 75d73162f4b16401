import { dayOfColumn, type Prisma } from '@flota/prisma';
import type { CollectionEntry } from '@flota/schemas';

/** More than a contract ever has. */
const SHOWN = 50;

export const WITH_ANSWER = {
  orderBy: { createdAt: 'desc' },
  take: SHOWN,
  include: { proposedBy: { select: { name: true } }, withdrawnBy: { select: { name: true } } },
} satisfies Prisma.Contract$restructuringsArgs;

type Proposed = Prisma.RestructuringGetPayload<typeof WITH_ANSWER>;
type Reversal = Prisma.ContractEventGetPayload<{ include: { enteredBy: { select: { name: true } } } }>;
type Answer = Extract<CollectionEntry, { kind: 'answered' }>;

interface Told {
  restructurings: readonly Proposed[];
  /** All of the contract. */
  events: readonly Reversal[];
  /** Of the account, by their id. */
  people: ReadonlyMap<string, string>;
}

/** What was proposed, what the customer said to it, and what was taken back since. */
export const restructuringEntries = ({ events, people, restructurings }: Told): CollectionEntry[] =>
  restructurings.flatMap((row) => [proposedEntry(row), ...answers(row, people), ...reversals(row, events)]);

const proposedEntry = (row: Proposed): CollectionEntry => {
  const { createdAt, graceMonths, id, paymentsLeft, proposedBy, reason, validUntil } = row;
  return {
    ...{ kind: 'proposed', id: `${id}-proposed`, at: createdAt.toISOString(), paymentsLeft, graceMonths },
    ...{ validUntil: dayOfColumn(validUntil), reason, by: proposedBy.name },
  };
};

function answers(row: Proposed, people: Told['people']): Answer[] {
  const { declineReason, endedAt, endedById, id, paymentsLeft, state, withdrawnBy } = row;
  if (state === 'open' || !endedAt) return [];
  // What was taken back had been accepted before.
  const said = state === 'reversed' ? 'accepted' : state;
  const byCustomer = said === 'accepted' || said === 'declined';
  const by = byCustomer ? people.get(endedById ?? '') : withdrawnBy?.name;
  return [
    {
      ...{ kind: 'answered', id: `${id}-answered`, at: endedAt.toISOString(), state: said, paymentsLeft },
      ...{ reason: declineReason, by: by ?? null, byCustomer },
    },
  ];
}

function reversals({ eventId, id, paymentsLeft, state }: Proposed, events: Told['events']): Answer[] {
  // Of several the one that was not taken back in its turn.
  const stands = ({ id: reversal }: Reversal) => !events.some(({ reversesId }) => reversesId === reversal);
  const reversal = state === 'reversed' && events.find((event) => event.reversesId === eventId && stands(event));
  if (!reversal) return [];
  const { enteredAt, enteredBy, reason } = reversal;
  return [
    {
      ...{ kind: 'answered', id: `${id}-reversed`, at: enteredAt.toISOString(), state: 'reversed', paymentsLeft },
      ...{ reason, by: enteredBy?.name ?? null, byCustomer: false },
    },
  ];
}
