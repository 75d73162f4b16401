import { Decimal, moneyText, ZERO } from '../money.js';
import { laterOf } from './dates.js';
import type { Fold } from './fold.js';
import type { JournalKind, JournalMovement } from './journal.js';
import type { LedgerAllocation, LedgerMovement, MovementKind, Parts } from './ledger.js';
import { amountsOf, negated, PART_NAMES, partsText, sumOfParts } from './parts.js';

/** An entry before it has its place in the books. */
type Draft = Omit<LedgerMovement, 'sequence' | 'postedOn' | 'dueBalance' | 'capitalBalance'>;

/** As what an entry of the journal is kept. Money that came is a payment, whatever it was meant for. */
const KINDS: Record<JournalKind, MovementKind> = {
  disbursement: 'disbursement',
  instalment: 'instalment',
  balloon: 'balloon',
  late_interest: 'late_interest',
  capital: 'prepayment',
  settlement: 'payoff',
  application: 'application',
  payment: 'payment',
  prepayment: 'payment',
  payoff: 'payment',
  purchase_option: 'purchase_option',
  credit_to_capital: 'credit_to_capital',
  refund: 'refund',
  transfer: 'transfer',
  waiver: 'waiver',
};

const PAYING: ReadonlySet<MovementKind> = new Set([
  'payment',
  'application',
  'credit_to_capital',
  'refund',
  'transfer',
  'waiver',
]);

/** Whether entries of a kind say what was paid, forgiven or given back; the others say what is owed. */
export const isReceipt = (kind: MovementKind): boolean => PAYING.has(kind);

/**
 * What is to be written so that the books say what the fold says: entries that no longer hold are reversed, the newest
 * first, and what takes their place follows. Nothing that stands is touched.
 *
 * @param stored all entries so far, in the order of their sequence
 * @param postedOn the day of writing; where it is missing each entry is written on the day from which it counts, as what
 *   falls due by itself is
 */
export function postingOf(
  { journal }: Fold,
  stored: readonly LedgerMovement[],
  { postedOn }: { postedOn?: string } = {},
): LedgerMovement[] {
  const drafts = journal.movements.map(draftOf);
  const waiting = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    const equal = waiting.get(key);
    if (equal) equal.push(draft);
    else waiting.set(key, [draft]);
  }
  const written = new Set<Draft>();
  const stale = standingEntries(stored).filter((entry) => {
    const draft = waiting.get(keyOf(entry))?.pop();
    if (draft) written.add(draft);
    return !draft;
  });
  const missing = drafts.filter((draft) => !written.has(draft));
  return writeAfter(stored, [...stale.toReversed().map(reversalOf), ...missing], postedOn);
}

/** Those that were not taken back, and take nothing back. */
export function standingEntries(stored: readonly LedgerMovement[]): LedgerMovement[] {
  const gone = new Set(stored.flatMap(({ reverses }) => reverses ?? []));
  return stored.filter(({ reverses, sequence }) => reverses === null && !gone.has(sequence));
}

function draftOf({ allocations, amount, credit, event, instalment, kind, on, ...parts }: JournalMovement): Draft {
  // A vehicle that is bought falls due, and is paid by the same event.
  const kept = kind === 'purchase_option' && event !== null ? 'payment' : KINDS[kind];
  return {
    ...(isReceipt(kept) ? partsText(negated(sumOfParts(allocations.map(amountsOf)))) : partsText(amountsOf(parts))),
    kind: kept,
    valueOn: on,
    eventId: event,
    reverses: null,
    instalmentNumber: instalment,
    amount,
    unapplied: turned(credit),
    allocations: allocations.map(({ instalment: instalmentNumber, ...paid }) => ({ ...paid, instalmentNumber })),
  };
}

const reversalOf = ({ allocations, sequence, ...entry }: LedgerMovement): Draft => ({
  ...turnedParts(entry),
  kind: entry.kind,
  valueOn: entry.valueOn,
  eventId: entry.eventId,
  reverses: sequence,
  instalmentNumber: entry.instalmentNumber,
  amount: turned(entry.amount),
  unapplied: turned(entry.unapplied),
  allocations: allocations.map((paid): LedgerAllocation => ({
    ...turnedParts(paid),
    instalmentNumber: paid.instalmentNumber,
  })),
});

const turned = (amount: string): string => moneyText(new Decimal(amount).negated());
const turnedParts = (parts: Parts): Parts => partsText(negated(amountsOf(parts)));

function writeAfter(stored: readonly LedgerMovement[], drafts: readonly Draft[], on?: string): LedgerMovement[] {
  let last = stored.at(-1);
  return drafts.map((draft) => {
    last = { ...draft, ...following(last, draft), postedOn: laterOf(on ?? draft.valueOn, last?.postedOn ?? '') };
    return last;
  });
}

/** The number and the running balances of an entry that follows `before`. */
export function following(
  before: LedgerMovement | undefined,
  entry: Pick<LedgerMovement, 'kind' | 'amount' | 'capital'>,
): Pick<LedgerMovement, 'sequence' | 'dueBalance' | 'capitalBalance'> {
  const { amount, capital, kind } = entry;
  // What is lent is owed in instalments; what is charged does not change how much capital is owed, paying it does.
  const due = kind === 'disbursement' ? ZERO : amount;
  const paid = kind === 'disbursement' || isReceipt(kind) ? capital : ZERO;
  return {
    sequence: (before?.sequence ?? 0) + 1,
    dueBalance: moneyText(new Decimal(before?.dueBalance ?? 0).plus(due)),
    capitalBalance: moneyText(new Decimal(before?.capitalBalance ?? 0).plus(paid)),
  };
}

/** By what two entries are the same, wherever they stand. */
const keyOf = (entry: Draft): string =>
  JSON.stringify([
    entry.kind,
    entry.valueOn,
    entry.eventId,
    entry.instalmentNumber,
    entry.amount,
    entry.unapplied,
    parts(entry),
    entry.allocations.map((paid) => [paid.instalmentNumber, ...parts(paid)]).toSorted(),
  ]);

const parts = (entry: Parts): string[] => PART_NAMES.map((name) => entry[name]);
