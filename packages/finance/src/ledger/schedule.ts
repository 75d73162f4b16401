import { amortise, fullSchedule, type Amortisation, type Row } from '../amortisation.js';
import { Decimal, fractionOf, moneyText, ZERO } from '../money.js';
import { amortisationOf } from '../outstanding.js';
import { quotePureLease } from '../pure-lease.js';
import type { PureLeaseTerms } from '../terms.js';
import { addMonths } from './dates.js';
import type { ContractTerms, LedgerInstalment, Parts } from './ledger.js';
import { amountsOf, partsText, totalOf } from './parts.js';

/**
 * The schedule as signed: every line of the quote with its due date, and one more for what is left at the end. That is a
 * credit's balloon, due together with the last instalment, or a lease's purchase option.
 *
 * @throws FinanceError the codes of {@link calculateQuote}
 */
export function scheduleOf(contract: ContractTerms): LedgerInstalment[] {
  const { terms } = contract;
  if (terms.kind === 'pure_lease') return rentLines(contract, terms);
  const amortisation = amortisationOf(terms);
  return capitalLines(contract, amortisation, fullSchedule(amortisation));
}

/**
 * What follows line number `after` when so much capital is owed: the payment stays, so that less capital takes fewer
 * lines, and the last one is partial.
 */
export function linesAfter(contract: ContractTerms, balance: Decimal, after: number): LedgerInstalment[] {
  const amortisation = amortisationOf(contract.terms);
  return capitalLines(contract, amortisation, amortise(amortisation, balance, after));
}

function capitalLines(contract: ContractTerms, amortisation: Amortisation, rows: readonly Row[]): LedgerInstalment[] {
  const lines = rows.map(({ number, capital, interest, vat, balance }) =>
    newLine({
      number,
      kind: 'regular',
      dueOn: dueDateOf(contract, number),
      parts: { capital: moneyText(capital), interest: moneyText(interest), vat: moneyText(vat) },
      balance: moneyText(balance),
    }),
  );
  const last = lines.at(-1);
  const { target, vatOn, vatRate } = amortisation;
  if (!last || target.isZero()) return lines;
  const vat = vatOn === 'base' ? fractionOf(target, vatRate) : ZERO;
  return [
    ...lines,
    newLine({
      number: last.number + 1,
      kind: contract.terms.kind === 'financial_lease' ? 'purchase_option' : 'balloon',
      dueOn: last.dueOn,
      parts: { capital: moneyText(target), vat: moneyText(vat) },
      balance: '0.00',
    }),
  ];
}

/** Rents are not split for the customer. Those in advance begin on the day of signing, which is `firstDueOn` then. */
function rentLines(contract: ContractTerms, terms: PureLeaseTerms): LedgerInstalment[] {
  const { optionalPurchaseWithVat, rentVat, rentWithoutVat, residualValueWithoutVat, schedule } = quotePureLease(terms);
  const lines = schedule.map(({ number }) =>
    newLine({
      number,
      kind: 'regular',
      dueOn: dueDateOf(contract, number),
      parts: { rent: rentWithoutVat, vat: rentVat },
      balance: '0.00',
    }),
  );
  const residual = new Decimal(residualValueWithoutVat);
  if (residual.isZero()) return lines;
  return [
    ...lines,
    newLine({
      number: terms.termMonths + 1,
      kind: 'purchase_option',
      dueOn: dueDateOf(contract, terms.termMonths),
      parts: { rent: residualValueWithoutVat, vat: moneyText(new Decimal(optionalPurchaseWithVat).minus(residual)) },
      balance: '0.00',
    }),
  ];
}

const dueDateOf = ({ firstDueOn }: ContractTerms, number: number) => addMonths(firstDueOn, number - 1);

interface NewLine extends Pick<LedgerInstalment, 'number' | 'kind' | 'dueOn' | 'balance'> {
  parts: Partial<Parts>;
}

/** A line of which nothing is charged or paid yet. */
export function newLine({ number, kind, dueOn, parts, balance }: NewLine): LedgerInstalment {
  const amounts = amountsOf(parts);
  return {
    ...partsText(amounts),
    number,
    kind,
    dueOn,
    total: moneyText(totalOf(amounts)),
    balance,
    charged: false,
    paidCapital: '0.00',
    paidInterest: '0.00',
    paidRent: '0.00',
    paidVat: '0.00',
    paidLateInterest: '0.00',
    paidLateVat: '0.00',
    lateChargedUntil: null,
    settledOn: null,
  };
}
