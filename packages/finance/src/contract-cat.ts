import { monthlyRate, type Amortisation, type Row } from './amortisation.js';
import { solveCat, type MonthlyFlow } from './cat.js';
import { FinanceError } from './errors.js';
import { monthOf } from './first-period.js';
import { type Decimal, ONE, ZERO } from './money.js';

/** What moves in a contract, or in several that run beside one another. */
interface ContractFlows {
  amortisation: Pick<Amortisation, 'principal' | 'target' | 'annualRatePercent' | 'termMonths'>;
  rows: readonly Pick<Row, 'number' | 'base'>[];
  openingFee: Decimal;
  /** Paid at signing, returned with the last instalment. */
  guaranteeDeposit: Decimal;
  /** Days of the first period where they are not one month. */
  firstDays: number | null;
}

/**
 * CAT of a contract, as an unrounded percentage. One disposition at signing, net of what is paid then; afterwards the
 * instalments without VAT, with so much insurance a month, and what is left to pay together with the last one. The first
 * is paid after its real days (of 365), each that follows a twelfth of a year later.
 * A financed opening fee is disposed of and paid at once, so it is netted in the same way as one paid in cash.
 * Source: Banco de México's equation (see {@link calculateCat}), flows as in `meta.cat_equation` of the reference cases.
 *
 * @param insuranceMonthly MXN without VAT
 */
export function creditCat(contract: ContractFlows, insuranceMonthly: Decimal): Decimal {
  const { amortisation, firstDays, guaranteeDeposit, openingFee, rows } = contract;
  const received = amountReceived({ amortisation, openingFee, guaranteeDeposit });
  const flows: MonthlyFlow[] = rows.map(({ number, base }) => ({
    month: monthOf(number, firstDays),
    amount: base.plus(insuranceMonthly).negated(),
  }));
  flows.push(
    { month: ZERO, amount: received },
    {
      month: monthOf(amortisation.termMonths, firstDays),
      amount: guaranteeDeposit.minus(amortisation.target),
    },
  );
  return solveCat(flows, 'openingFeePercent', ONE.div(monthlyRate(amortisation.annualRatePercent).plus(1)));
}

/**
 * What the customer has of the contract once everything of it is paid at signing, MXN.
 *
 * @throws FinanceError `OPENING_FEE.OUT_OF_RANGE` (`openingFeePercent`), `DEPOSIT.OUT_OF_RANGE` (`depositRents`) when that is
 *   nothing: no financing, and without a CAT
 */
export function amountReceived({
  amortisation: { principal },
  openingFee,
  guaranteeDeposit,
}: Pick<ContractFlows, 'amortisation' | 'openingFee' | 'guaranteeDeposit'>): Decimal {
  if (openingFee.gte(principal)) throw new FinanceError('OPENING_FEE.OUT_OF_RANGE', 'openingFeePercent');
  const received = principal.minus(openingFee).minus(guaranteeDeposit);
  if (received.lte(0)) throw new FinanceError('DEPOSIT.OUT_OF_RANGE', 'depositRents');
  return received;
}
