import { randomUUID } from 'node:crypto';
import { type Book, standingOn } from '@flota/finance';
import type { DeskAction } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { orRefuse } from '../../contracts/index.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { refuse } from '../../platform/resources/resource-input.js';
import type { DeskSubject, SubjectContract } from './desk-subject.js';
import { type Plan, type PlannedEvent, planOf } from './plan.js';

type Asked<Kind extends DeskAction['kind']> = Extract<DeskAction, { kind: Kind }>;

/** Credit goes to an account of the holder's. */
export function planRefund({ amount }: Asked<'refund'>, { contract }: DeskSubject, today: string): Plan {
  checkCredit(contract.book, amount, today);
  return oneEvent(contract, { id: randomUUID(), type: 'refund', amount, on: today });
}

/** Credit leaves one contract and comes into another of the same holder, as of the same day. */
export function planTransfer(asked: Asked<'transfer'>, { contract, other }: DeskSubject, today: string): Plan {
  const { amount, on = today } = asked;
  if (!other || other.id === contract.id) return refuse('toContractId', 'CONTRACT.SAME');
  if (other.taxProfileId !== contract.taxProfileId) return refuse('toContractId', 'CONTRACT.OTHER_HOLDER');
  if ([contract, other].some(({ book }) => on < book.contract.startsOn) || on > today)
    return refuse('on', 'DATE.OUT_OF_RANGE');
  checkCredit(contract.book, amount, on);
  const { paidOffOn, purchaseOption } = standingOn(other.book, today);
  if (paidOffOn !== null && purchaseOption === null) throw new ProblemException(409, 'CONTRACT.PAID_OFF');
  const id = randomUUID();
  const leaves = { id, type: 'transfer', amount, on, toContractId: other.id } as const;
  checkUnused(contract.book, leaves, today);
  const comes: PlannedEvent = {
    id: randomUUID(),
    type: 'payment',
    amount,
    on,
    // Like credit that its holder moves: it waits for what falls due.
    excess: 'advance',
    reference: `saldo a favor de ${contract.number}`,
    counterpartId: id,
  };
  return planOf(amount, [
    { contractId: contract.id, events: [leaves] },
    { contractId: other.id, events: [comes] },
  ]);
}

/** Late interest of one instalment is forgiven, with its VAT. */
export function planWaiver({ amount, instalment }: Asked<'waiver'>, { contract }: DeskSubject, today: string): Plan {
  const line = standingOn(contract.book, today).instalments.find(({ number }) => number === instalment);
  const owed = line?.daysLate ? Decimal.sum(line.owed.lateInterest, line.owed.lateVat) : new Decimal(0);
  if (owed.lt(amount)) refuse('amount', 'AMOUNT.ABOVE_LATE_INTEREST');
  return oneEvent(contract, { id: randomUUID(), type: 'waiver', amount, instalment, on: today });
}

/** Credit pays capital before its day, as the customer asked. */
export function planCreditToCapital(
  { amount, effect }: Asked<'credit_to_capital'>,
  { contract }: DeskSubject,
  today: string,
): Plan {
  const { book, kind } = contract;
  if (kind === 'pure_lease') refuse('kind', 'KIND.NOT_SUPPORTED');
  if (effect && !book.contract.effects.includes(effect)) refuse('effect', 'EFFECT.INVALID');
  const before = standingOn(book, today);
  if (before.paidOffOn) throw new ProblemException(409, 'CONTRACT.PAID_OFF');
  checkCredit(book, amount, today);
  const event: PlannedEvent = {
    id: randomUUID(),
    type: 'credit_to_capital',
    amount,
    on: today,
    ...(effect && { effect }),
  };
  const after = orRefuse(() => standingOn({ ...book, events: [...book.events, event] }, today));
  // What the interest so far leaves nothing of pays no capital, and is better left as credit.
  if (!new Decimal(after.outstandingCapital).lt(before.outstandingCapital)) refuse('amount', 'PREPAYMENT.OUT_OF_RANGE');
  return oneEvent(contract, event);
}

const oneEvent = ({ id }: SubjectContract, event: PlannedEvent & { amount: string }): Plan =>
  planOf(event.amount, [{ contractId: id, events: [event] }]);

function checkCredit(book: Book, amount: string, on: string): void {
  if (new Decimal(standingOn(book, on).credit).lt(amount)) refuse('amount', 'AMOUNT.ABOVE_CREDIT');
}

/** Credit that paid something since that day can't leave as of that day: what it paid would be owed again. */
function checkUnused(book: Book, event: PlannedEvent & { amount: string }, today: string): void {
  const before = standingOn(book, today);
  const after = standingOn({ ...book, events: [...book.events, event] }, today);
  const left = new Decimal(before.credit).minus(event.amount);
  if (left.lt(0) || !left.equals(after.credit)) refuse('on', 'DATE.OUT_OF_RANGE');
}
