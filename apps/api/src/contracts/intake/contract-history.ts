import {
  chargeDue,
  type ContractTerms,
  FinanceError,
  type Ledger,
  type LedgerMovement,
  openContract,
  type Posting,
} from '@flota/finance';
import type { ContractIntake } from '@flota/schemas';
import { refuse } from '../../platform/resources/resource-input.js';
import { POST_TRANSFER } from '../ledger/transfer-postings.js';

type Payment = ContractIntake['payments'][number];

const PAYMENT_FIELDS: Partial<Record<string, keyof Payment>> = { amount: 'amount', on: 'receivedOn' };

/** What was agreed, as the ledger functions take it. */
export const termsOf = ({
  terms,
  signedOn,
  firstDueOn,
  late,
  minimumPrepaymentPayments,
}: ContractIntake): ContractTerms => ({ terms, signedOn, firstDueOn, late, minimumPrepaymentPayments });

/**
 * The contract as it stands at the end of day `until`: opened and posted to in the order of its payments' dates, by the
 * functions that post what happens now, so that the ledger is the one it would have had.
 *
 * @throws ProblemException 422 that names the field which makes it impossible
 */
export function historyOf(intake: ContractIntake, until: string): Posting {
  const opened = orName(
    () => openContract(termsOf(intake)),
    (field) => (field in intake ? field : `terms.${field}`),
  );
  let ledger = opened.ledger;
  const movements: LedgerMovement[] = [...opened.movements];
  const post = (posting: Posting) => {
    ledger = posting.ledger;
    movements.push(...posting.movements);
  };
  for (const { payment, index } of inOrder(intake.payments)) {
    post(chargeDue(ledger, payment.receivedOn));
    refuseAfterPayoff(ledger, payment, index);
    post(received(ledger, payment, index));
  }
  post(chargeDue(ledger, until));
  return { ledger, movements };
}

/** Those of one day as they were given. */
const inOrder = (payments: readonly Payment[]) =>
  payments
    .map((payment, index) => ({ payment, index }))
    .toSorted((a, b) => a.payment.receivedOn.localeCompare(b.payment.receivedOn));

/** Money that comes later is taken, but in a history it is a slip: a wrong date, or a payment of another contract. */
function refuseAfterPayoff({ paidOffOn }: Ledger, { kind }: Payment, index: number): void {
  if (paidOffOn !== null && kind !== 'purchase_option') {
    refuse(`payments.${index}.receivedOn`, 'PAYMENT.AFTER_PAYOFF');
  }
}

const received = (ledger: Ledger, { kind, amount, reference, receivedOn: on }: Payment, index: number): Posting =>
  orName(
    () => POST_TRANSFER[kind](ledger, { amount, on, reference }),
    (field) => `payments.${index}.${PAYMENT_FIELDS[field] ?? 'kind'}`,
  );

/** What a calculation refuses leaves as the refusal of the field it came from. */
function orName<T>(calculate: () => T, fieldOf: (field: string) => string): T {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof FinanceError) return refuse(fieldOf(error.field), error.code);
    throw error;
  }
}
