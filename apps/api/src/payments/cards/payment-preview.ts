import { type Book, replayContract, standingOn } from '@flota/finance';
import type { Contract } from '@flota/prisma';
import type { PaymentPreview, PaymentRequest } from '@flota/schemas';
import { paidLine } from '../paid-lines.js';
import { eventOfPayment } from './payment-posting.js';

interface Previewed {
  request: PaymentRequest;
  /** MXN. */
  amount: string;
  on: string;
}

/** What a payment of that day would pay, and how its contract would stand: the books with one event more. */
export function previewPayment(
  contract: Contract,
  book: Book,
  { request: { kind, amount: asked, effect, excess }, amount, on }: Previewed,
): PaymentPreview['payments'][number] {
  const event = eventOfPayment({
    kind,
    amount,
    capital: kind === 'prepayment' ? (asked ?? null) : null,
    effect: effect ?? book.contract.effects[0] ?? null,
    excess: excess ?? null,
    startedOn: on,
    receivedOn: on,
    overtaken: false,
  });
  const events = [...book.events, { ...event, id: PREVIEWED }];
  const { movements } = replayContract(book.contract, events, { on });
  const moved = movements.findLast(({ event: id }) => id === PREVIEWED);
  const { credit, dueNow, next, outstandingCapital, paidOffOn } = standingOn({ ...book, events }, on);
  return {
    contractId: contract.id,
    kind,
    amount,
    lines: (moved?.allocations ?? []).map((paid) => paidLine(contract, paid, { settles: paidOffOn !== null })),
    toCredit: moved?.credit ?? '0.00',
    after: {
      dueNow,
      credit,
      outstandingCapital: contract.kind === 'pure_lease' ? null : outstandingCapital,
      paidOff: paidOffOn !== null,
      next: next && { dueOn: next.dueOn, missing: next.missing },
    },
  };
}

/** Sorts behind what came earlier that day. */
const PREVIEWED = '~';
