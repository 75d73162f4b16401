import { dailyInterest } from './daily-interest.js';
import type { Amortisation, Row } from './amortisation.js';
import { readDate } from './inputs.js';
import { ContractCalendar } from './life/calendar.js';
import { fractionOf, Decimal } from './money.js';
import type { AmortisedTerms } from './terms.js';

const DAYS_PER_YEAR = 365;
const MONTHS_PER_YEAR = 12;

/**
 * Days from the disbursement to the first payment where they are not one month; `null` where they are, or where the day
 * of the first payment is not known, which is then taken to be a month later.
 *
 * @throws FinanceError `FIRST_PERIOD.OUT_OF_RANGE` (`firstDueOn`) unless they are 15 to 45, `DATE.INVALID`
 */
export function irregularFirstPeriod({ firstPeriod }: AmortisedTerms): number | null {
  if (firstPeriod === undefined) return null;
  const calendar = new ContractCalendar(readDate(firstPeriod, 'startsOn'), readDate(firstPeriod, 'firstDueOn'));
  calendar.checkFirstPeriod();
  return calendar.firstIsIrregular ? calendar.daysOf(1) : null;
}

/** A regular schedule whose first instalment bears the interest of so many days; its capital stays. */
export function bearingFirstPeriod(plan: Amortisation, rows: readonly Row[], days: number | null): readonly Row[] {
  const [first, ...others] = rows;
  if (days === null || !first) return rows;
  const interest = dailyInterest(plan.principal, plan.annualRatePercent, days);
  const base = first.capital.plus(interest);
  const vat = fractionOf(plan.vatOn === 'interest' ? interest : base, plan.vatRate);
  return [{ ...first, interest, base, vat, total: base.plus(vat) }, ...others];
}

/** When instalment `number` moves, in months from the disbursement: the first on its real day, the others by twelfths. */
export const monthOf = (number: number, days: number | null): Decimal =>
  days === null
    ? new Decimal(number)
    : new Decimal(days)
        .times(MONTHS_PER_YEAR)
        .div(DAYS_PER_YEAR)
        .plus(number - 1);
