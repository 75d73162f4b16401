import { randomUUID } from 'node:crypto';
import { type Book, isInForce, type LifeEvent } from '@flota/finance';
import type { DeskAction, ReceivedTransfer } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { eventOfMoney, orRefuse } from '../../contracts/index.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { refuse } from '../../platform/resources/resource-input.js';
import type { DeskSubject, SubjectContract } from './desk-subject.js';
import { type Plan, type PlannedEvent } from './plan.js';
import { reversal } from './plan-reversal.js';

type Asked<Kind extends DeskAction['kind']> = Extract<DeskAction, { kind: Kind }>;

/** The transfer that an action writes down. */
function transferOf({ kind: _, reason: __, transferKind: kind, ...action }: Asked<'receipt'>): ReceivedTransfer {
  return { ...action, kind };
}

/** Money that came, of an amount that was asked about. */
export function planReceipt(action: Asked<'receipt'>, { contract }: DeskSubject): Plan {
  const transfer = transferOf(action);
  const { event, paymentId } = received(contract.book, transfer);
  return {
    amount: action.amount,
    entries: [{ contractId: contract.id, events: [event] }],
    receipt: { paymentId, contractId: contract.id, transfer },
    released: [],
    restored: [],
  };
}

/** A transfer is taken back and entered anew as it should have been, in the contract where it belongs. */
export function planCorrection(
  action: Asked<'correction'>,
  { contract, event: subject, other }: DeskSubject,
  today: string,
): Plan {
  if (!subject || !other) return refuse('eventId', 'EVENT.INVALID');
  const wrong = receiptOf(contract, subject.rootId);
  const isTransfer = subject.payment === null || subject.payment.provider === 'transfer';
  if (!wrong || !isTransfer || subject.counterpart) return refuse('eventId', 'EVENT.NOT_A_TRANSFER');
  if (!isInForce(contract.book.events, wrong.id)) throw new ProblemException(409, 'EVENT.TAKEN_BACK');
  if (action.receivedOn > today || action.receivedOn < other.book.contract.startsOn) {
    refuse('receivedOn', 'DATE.OUT_OF_RANGE');
  }
  const takenBack = reversal(wrong.id, today);
  const { amount, receivedOn, reference, transferKind: kind } = action;
  const transfer: ReceivedTransfer = { kind, amount, receivedOn, reference };
  const isHere = other.id === contract.id;
  const book = isHere ? { ...other.book, events: [...other.book.events, asLifeEvent(takenBack)] } : other.book;
  const { event: right, paymentId } = received(book, transfer);
  return {
    amount: Decimal.max(wrong.amount, action.amount).toFixed(2),
    entries: isHere
      ? [{ contractId: contract.id, events: [takenBack, right] }]
      : [
          { contractId: contract.id, events: [takenBack] },
          { contractId: other.id, events: [right] },
        ],
    receipt: { paymentId, contractId: other.id, transfer },
    released: subject.payment ? [subject.payment.id] : [],
    restored: [],
  };
}

function received(book: Book, { receivedOn: on, reference, ...money }: ReceivedTransfer) {
  const paymentId = randomUUID();
  const event: PlannedEvent = {
    ...orRefuse(() => eventOfMoney(book, { ...money, on })),
    id: randomUUID(),
    reference,
    paymentId,
  };
  return { event, paymentId };
}

type Receipt = Extract<LifeEvent, { type: 'payment' | 'prepayment' | 'payoff' | 'purchase_option' }>;
const RECEIPTS: ReadonlySet<string> = new Set<Receipt['type']>(['payment', 'prepayment', 'payoff', 'purchase_option']);

const receiptOf = ({ book }: SubjectContract, id: string): Receipt | undefined =>
  book.events.find((event): event is Receipt => event.id === id && RECEIPTS.has(event.type));

const asLifeEvent = (event: PlannedEvent): LifeEvent => event;
