import { FinanceError } from '../errors.js';
import { readAmount, readPositiveAmount } from '../inputs.js';
import { type Decimal, moneyText, ONE, toCents, ZERO } from '../money.js';
import { prepaymentFigures, type Prepayment } from '../prepayment.js';
import { chargeDue, chargeDueInto } from './charge-due.js';
import { addMonths } from './dates.js';
import { Journal } from './journal.js';
import type { Ledger, Posting } from './ledger.js';
import { NOTHING } from './parts.js';
import type { Receipt } from './post-payment.js';
import { linesAfter } from './schedule.js';
import { standingOf, vatOn, type Standing } from './standing.js';

/** What a prepayment of so much capital would change. MXN with two decimals. */
export interface LedgerPrepayment extends Prepayment {
  /** To capital. */
  amount: string;
  /** To be paid: the capital and its VAT. It is what {@link postPrepayment} takes. */
  total: string;
  lastDueOnBefore: string;
  lastDueOnAfter: string;
}

/**
 * What paying `amount` to capital on day `on` would change. Nothing may be owed that day; money received before pays
 * future instalments and no capital.
 *
 * @throws FinanceError `PREPAYMENT.AMOUNT_DUE` while something is owed; `PREPAYMENT.BELOW_MINIMUM`;
 *   `PREPAYMENT.OUT_OF_RANGE` when no instalment would be left (see {@link payoffOn}); `KIND.NOT_SUPPORTED` for a pure
 *   lease; `CONTRACT.PAID_OFF`; `DECIMAL.INVALID` `amount`; `DATE.INVALID` `on`
 */
export function simulateLedgerPrepayment(ledger: Ledger, input: { amount: string; on: string }): LedgerPrepayment {
  const capital = readAmount(input, 'amount');
  const today = new Journal(chargeDue(ledger, input.on).ledger);
  const standing = prepayable(today);
  const { contract } = ledger;
  const figures = prepaymentFigures(standing, capital, contract.minimumPrepaymentPayments);
  const last = figures.newLastPaymentNumber;
  return {
    ...figures,
    amount: moneyText(capital),
    total: moneyText(capital.plus(figures.vatOnPrepayment)),
    lastDueOnBefore: addMonths(contract.firstDueOn, last + figures.paymentsSaved - 1),
    lastDueOnAfter: addMonths(contract.firstDueOn, last - 1),
  };
}

/**
 * Posts a payment to capital: the payment stays, the term shortens, the last instalment is partial. `amount` is the money
 * that came in; of a financial lease the VAT on the capital is in it.
 *
 * @throws FinanceError as {@link simulateLedgerPrepayment}; `AMOUNT.OUT_OF_RANGE` `amount`
 */
export function postPrepayment(ledger: Ledger, receipt: Receipt): Posting {
  const money = readPositiveAmount(receipt, 'amount');
  const { on, reference } = receipt;
  const journal = new Journal(ledger);
  chargeDueInto(journal, on);
  const standing = prepayable(journal);
  const { contract } = ledger;
  const capital = capitalIn(money, standing);
  prepaymentFigures(standing, capital, contract.minimumPrepaymentPayments);

  const parts = { ...NOTHING, capital, vat: vatOn(standing.amortisation, capital, ZERO) };
  const toCome = linesAfter(contract, standing.balance.minus(capital), standing.afterPayment);
  journal.settle({ kind: 'prepayment', on, parts, money, reference, toCome });
  return journal.posting();
}

function prepayable(journal: Journal): Standing {
  const standing = standingOf(journal.ledger);
  if (journal.owed.length > 0) throw new FinanceError('PREPAYMENT.AMOUNT_DUE', 'amount');
  return standing;
}

/** The most capital that `money` pays together with its VAT. */
function capitalIn(money: Decimal, { amortisation }: Standing): Decimal {
  const rate = amortisation.vatOn === 'base' ? amortisation.vatRate : ZERO;
  const nearest = toCents(money.div(ONE.plus(rate)));
  const fits = nearest.plus(vatOn(amortisation, nearest, ZERO)).lte(money);
  return fits ? nearest : nearest.minus('0.01');
}
