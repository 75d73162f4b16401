import { monthlyRate, type Amortisation, type Row } from './amortisation.js';
import { solveCat, type MonthlyFlow } from './cat.js';
import { FinanceError } from './errors.js';
import { countedInsurance } from './insurance.js';
import { Decimal, ONE, ZERO } from './money.js';
import type { AmortisedTerms } from './terms.js';

interface ContractFlows {
  amortisation: Amortisation;
  rows: readonly Row[];
  openingFee: Decimal;
  /** Paid at signing, returned with the last instalment. */
  guaranteeDeposit: Decimal;
}

/**
 * CAT of a contract, as an unrounded percentage. One disposition at signing, net of what is paid then; afterwards the
 * instalments without VAT, the mandatory insurance if it counts, and what is left to pay together with the last one.
 * A financed opening fee is disposed of and paid at once, so it is netted in the same way as one paid in cash.
 * Source: Banco de México's equation (see {@link calculateCat}), flows as in `meta.cat_equation` of the reference cases.
 */
export function creditCat(terms: AmortisedTerms, contract: ContractFlows): Decimal {
  const { amortisation, guaranteeDeposit, openingFee, rows } = contract;
  const received = amortisation.principal.minus(openingFee).minus(guaranteeDeposit);
  if (openingFee.gte(amortisation.principal)) throw new FinanceError('OPENING_FEE.OUT_OF_RANGE', 'openingFeePercent');
  if (received.lte(0)) throw new FinanceError('DEPOSIT.OUT_OF_RANGE', 'depositRents');
  const insurance = countedInsurance(terms);
  const flows: MonthlyFlow[] = rows.map(({ number, base }) => ({
    month: new Decimal(number),
    amount: base.plus(insurance).negated(),
  }));
  flows.push(
    { month: ZERO, amount: received },
    { month: new Decimal(amortisation.termMonths), amount: guaranteeDeposit.minus(amortisation.target) },
  );
  return solveCat(flows, 'openingFeePercent', ONE.div(monthlyRate(amortisation.annualRatePercent).plus(1)));
}
