import { FinanceError, type Ledger, type Posting, postPayment } from '@flota/finance';
import type { PaymentKind } from '@flota/schemas';
import { POST_TRANSFER } from '../../contracts/index.js';

export interface ReceivedPayment {
  kind: PaymentKind;
  /** MXN. */
  amount: string;
  reference: string;
  /** The day the customer was told the amount, and the day the money came. */
  startedOn: string;
  receivedOn: string;
}

/** What it was meant for, unless that is just to pay. */
const postingOf = (kind: PaymentKind) => (kind === 'due' || kind === 'other' ? undefined : POST_TRANSFER[kind]);

/**
 * Posts the money as what it was meant for. When that has become impossible (another payment came first), it is posted as
 * a plain payment, for money that came is never refused. An amount told just before midnight still holds after it.
 */
export function postReceived(ledger: Ledger, payment: ReceivedPayment): { posting: Posting; asMeant: boolean } {
  const { kind, amount, reference, startedOn, receivedOn } = payment;
  const post = postingOf(kind);
  for (const on of post ? new Set([receivedOn, startedOn]) : []) {
    const posting = attempt(() => post?.(ledger, { amount, reference, on }));
    if (posting) return { posting, asMeant: true };
  }
  const posting = postPayment(ledger, { amount, reference, on: receivedOn });
  return { posting, asMeant: post === undefined };
}

function attempt<Result>(post: () => Result): Result | null {
  try {
    return post();
  } catch (error) {
    if (error instanceof FinanceError) return null;
    throw error;
  }
}
