import { randomUUID } from 'node:crypto';
import { type Book, FinanceError, type LifeContract, type LifeEvent, postBook, standingOn } from '@flota/finance';
import type { ContractIntake } from '@flota/schemas';
import { refuse } from '../../platform/resources/resource-input.js';
import { eventOfMoney } from '../ledger/received-money.js';

type Payment = ContractIntake['payments'][number];

/** What happened, with how the money came in. */
export interface PastEvent {
  event: LifeEvent;
  reference: string;
}

/** A contract's life so far, and what is to be written of it. */
export interface History {
  book: Book;
  past: PastEvent[];
  posting: ReturnType<typeof postBook>;
}

const PAYMENT_FIELDS: Partial<Record<string, keyof Payment>> = { amount: 'amount', on: 'receivedOn' };

const EFFECTS: Record<ContractIntake['terms']['kind'], LifeContract['effects']> = {
  direct_credit: ['term', 'payment'],
  flexibility: ['balloon', 'term', 'payment'],
  financial_lease: ['term', 'payment'],
  pure_lease: [],
};

/** What was agreed, as @flota/finance takes it. */
export const agreementOf = ({
  effects,
  excess,
  firstDueOn,
  late,
  minimumPrepaymentPayments,
  signedOn,
  startsOn,
  terms,
}: ContractIntake): LifeContract => ({
  terms,
  startsOn: startsOn ?? signedOn,
  firstDueOn,
  late,
  minimumPrepaymentPayments,
  excess,
  effects: effects ?? EFFECTS[terms.kind],
});

/**
 * The contract as it stands at the end of day `until`: what was agreed, and its payments in the order of their dates, each
 * written down on its own day, so that the books are those it would have had.
 *
 * @throws ProblemException 422 that names the field which makes it impossible
 */
export function historyOf(intake: ContractIntake, until: string): History {
  const contract = agreementOf(intake);
  orName(
    () => standingOn({ contract, events: [] }, contract.startsOn),
    (field) => (field in intake ? field : `terms.${field}`),
  );
  const past: PastEvent[] = [];
  const book = () => ({ contract, events: past.map(({ event }) => event) });
  for (const { payment, index } of inOrder(intake.payments)) {
    past.push(received(book(), payment, index));
  }
  return { book: book(), past, posting: postBook(book(), [], { on: until }) };
}

/** Those of one day as they were given. */
const inOrder = (payments: readonly Payment[]) =>
  payments
    .map((payment, index) => ({ payment, index }))
    .toSorted((a, b) => a.payment.receivedOn.localeCompare(b.payment.receivedOn));

function received(book: Book, { receivedOn: on, reference, ...money }: Payment, index: number): PastEvent {
  // Money that comes later is taken, but in a history it is a slip: a wrong date, or a payment of another contract.
  if (money.kind !== 'purchase_option' && standingOn(book, on).paidOffOn !== null) {
    refuse(`payments.${index}.receivedOn`, 'PAYMENT.AFTER_PAYOFF');
  }
  const event = orName(
    () => eventOfMoney(book, { ...money, on }),
    (field) => `payments.${index}.${PAYMENT_FIELDS[field] ?? 'kind'}`,
  );
  return { event: { ...event, id: randomUUID(), order: reference }, reference };
}

/** What a calculation refuses leaves as the refusal of the field it came from. */
function orName<T>(calculate: () => T, fieldOf: (field: string) => string): T {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof FinanceError) return refuse(fieldOf(error.field), error.code);
    throw error;
  }
}
