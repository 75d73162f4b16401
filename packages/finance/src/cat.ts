import { FinanceError } from './errors.js';
import { readAmount } from './inputs.js';
import { catDisplayText, catText, Decimal, ZERO } from './money.js';

/** An amount of money and when it moves, in years from the date of the contract. */
export interface CashFlow {
  /** MXN, at most two decimals. */
  amount: string;
  /** Years as decimal text; a number too, because most months (`k / 12`) have no finite decimal. At most 100. */
  years: string | number;
}

export interface CatInput {
  /** What the customer receives. */
  dispositions: readonly CashFlow[];
  /**
   * What the customer pays, without VAT: capital, ordinary interest, mandatory fees and insurance, and a cash guarantee
   * when it is constituted. A guarantee that is released is a disposition.
   */
  payments: readonly CashFlow[];
}

export interface Cat {
  /** Percent, 12 significant digits. */
  catPercentExact: string;
  /** One decimal and the percent sign. */
  catDisplay: string;
}

/** What moves in one month: positive to the customer, negative from the customer. */
export interface MonthlyFlow {
  month: Decimal;
  amount: Decimal;
}

interface Slope {
  value: Decimal;
  slope: Decimal;
}

/** Present value of the flows and its slope, as functions of the discount factor of one month. */
type PresentValue = (discount: Decimal) => Slope;

const YEARS = /^\d{1,3}(\.\d{1,60})?$/;
const MAX_YEARS = 100;
const MONTHS_PER_YEAR = 12;
/** Closer than this to a whole month is a whole month: what `k / 12` loses as a number or as cut-off text. */
const MONTH_TOLERANCE = new Decimal('1e-12');

/** The search works with 34 digits: its error stays some 20 digits below the 12 that are shown, at half the cost. */
const Rate = Decimal.clone({ precision: 34 });
const NO_DISCOUNT = new Rate(1);
/** Month's discount factors at annual rates of 5000 % and -50 %, between which the root is looked for. */
const SMALLEST_DISCOUNT = new Rate(51).pow(NO_DISCOUNT.div(-MONTHS_PER_YEAR)).toDecimalPlaces(7);
const LARGEST_DISCOUNT = new Rate('0.5').pow(NO_DISCOUNT.div(-MONTHS_PER_YEAR)).toDecimalPlaces(7);
const USUAL_DISCOUNT = new Rate('0.985');
/** Newton doubles the digits at each step: one this small leaves an error far below the digits shown. */
const STEP_TOLERANCE = new Rate('1e-16');
/** A shorter point to evaluate at is cheaper, and Newton's next step makes good what was cut off. */
const POINT_DECIMALS = 21;
const MAX_STEPS = 200;

/**
 * Costo Anual Total: the annual rate `i` that solves Banco de México's equation
 * `Σ Aj / (1 + i)^tj = Σ Bk / (1 + i)^sk` for dispositions A and payments B. Source: Banco de México, Circular 21/2009.
 *
 * @throws FinanceError `CAT.NO_ROOT` (`payments`) when no rate between -50 % and 5000 % a year solves it;
 *   `DECIMAL.INVALID` and `YEARS.OUT_OF_RANGE` name the flow, e.g. `payments.3.years`.
 */
export function calculateCat({ dispositions, payments }: CatInput): Cat {
  return catFigures(
    solveCat([...readFlows(dispositions, 'dispositions', 1), ...readFlows(payments, 'payments', -1)], 'payments'),
  );
}

export const catFigures = (percent: Decimal): Cat => ({
  catPercentExact: catText(percent),
  catDisplay: catDisplayText(percent),
});

/**
 * The CAT as an unrounded percentage, by Newton's method kept inside a bracket.
 * @param guess month's discount factor to start from
 */
export function solveCat(flows: readonly MonthlyFlow[], field: string, guess: Decimal = USUAL_DISCOUNT): Decimal {
  const presentValue = flows.every(({ month }) => month.isInteger())
    ? wholeMonths(flows)
    : (monthApart(flows) ?? anyMonths(flows));
  // At a rate of zero the present value is the plain sum: its sign tells on which side of zero the rate lies, unless the
  // customer pays before receiving.
  const undiscounted = flows.reduce((total, { amount }) => total.plus(amount), ZERO);
  if (undiscounted.isZero() && flows.length > 0) return ZERO;
  const cost = undiscounted.isNegative();
  const hasOtherSign = ({ value }: Slope) => !value.isZero() && value.isNegative() !== cost;
  const farEnds = cost ? [SMALLEST_DISCOUNT, LARGEST_DISCOUNT] : [LARGEST_DISCOUNT, SMALLEST_DISCOUNT];
  const farEnd = farEnds.find((end) => hasOtherSign(presentValue(end)));
  if (!farEnd) throw new FinanceError('CAT.NO_ROOT', field);
  let [low, high] = farEnd.lt(NO_DISCOUNT) ? [farEnd, NO_DISCOUNT] : [NO_DISCOUNT, farEnd];
  const lowIsNegative = low === farEnd ? !cost : cost;

  let point = guess.gt(low) && guess.lt(high) ? new Rate(guess) : low.plus(high).div(2);
  for (let step = 0; step < MAX_STEPS; step++) {
    point = point.toDecimalPlaces(POINT_DECIMALS);
    const { value, slope } = presentValue(point);
    if (value.isNegative() === lowIsNegative) low = point;
    else high = point;
    const newton = slope.isZero() ? high : point.minus(value.div(slope));
    const next = newton.gt(low) && newton.lt(high) ? newton : low.plus(high).div(2);
    if (newton.minus(point).abs().lt(STEP_TOLERANCE)) return annualPercent(newton);
    point = next;
  }
  throw new FinanceError('CAT.NO_ROOT', field);
}

const annualPercent = (discount: Decimal): Decimal => discount.pow(-MONTHS_PER_YEAR).minus(1).times(100);

/** Horner's scheme over the months, value and slope in one pass. */
function wholeMonths(flows: readonly MonthlyFlow[]): PresentValue {
  const byMonth: Decimal[] = [];
  for (const { month, amount } of flows) {
    const index = month.toNumber();
    byMonth[index] = (byMonth[index] ?? new Rate(0)).plus(amount);
  }
  const coefficients = Array.from(byMonth, (amount) => amount ?? ZERO).reverse();
  return (discount) => {
    let value: Decimal = new Rate(0);
    let slope: Decimal = new Rate(0);
    for (const coefficient of coefficients) {
      slope = slope.times(discount).plus(value);
      value = value.times(discount).plus(coefficient);
    }
    return { value, slope };
  };
}

/**
 * Of a contract whose first payment is not after a month: what moves later than at once is whole months apart, so that one
 * power of the discount brings it to whole months. `null` where it is not so.
 */
function monthApart(flows: readonly MonthlyFlow[]): PresentValue | null {
  const later = flows.filter(({ month }) => !month.isZero());
  const offset = later[0]?.month.mod(1);
  if (offset === undefined) return null;
  const whole = later.map(({ month, amount }) => ({ month: month.minus(offset), amount }));
  if (whole.some(({ month }) => month.minus(month.round()).abs().gt(MONTH_TOLERANCE))) return null;
  const atOnce = flows.reduce((sum, { month, amount }) => (month.isZero() ? sum.plus(amount) : sum), new Rate(0));
  const inMonths = wholeMonths(whole.map(({ month, amount }) => ({ month: month.round(), amount })));
  return (discount) => {
    const { value, slope } = inMonths(discount);
    const factor = discount.pow(offset);
    return {
      value: value.times(factor).plus(atOnce),
      slope: value.times(offset).div(discount).plus(slope).times(factor),
    };
  };
}

function anyMonths(flows: readonly MonthlyFlow[]): PresentValue {
  return (discount) => {
    const logarithm = discount.ln();
    let value: Decimal = new Rate(0);
    let slope: Decimal = new Rate(0);
    for (const { month, amount } of flows) {
      const present = logarithm.times(month).exp().times(amount);
      value = value.plus(present);
      slope = slope.plus(present.times(month));
    }
    return { value, slope: slope.div(discount) };
  };
}

function readFlows(flows: readonly CashFlow[], list: keyof CatInput, sign: 1 | -1): MonthlyFlow[] {
  if (!Array.isArray(flows)) throw new FinanceError('VALUE.INVALID', list);
  return flows.map((flow: CashFlow, index) => {
    const amountField = `${list}.${index}.amount`;
    const amount = readAmount({ [amountField]: flow?.amount }, amountField);
    return { month: readMonth(flow?.years, `${list}.${index}.years`), amount: amount.times(sign) };
  });
}

function readMonth(years: unknown, field: string): Decimal {
  const text = typeof years === 'number' ? new Decimal(Number.isFinite(years) ? years : -1).toFixed() : years;
  if (typeof text !== 'string' || !YEARS.test(text)) throw new FinanceError('DECIMAL.INVALID', field);
  const value = new Decimal(text);
  if (value.gt(MAX_YEARS)) throw new FinanceError('YEARS.OUT_OF_RANGE', field);
  const month = value.times(MONTHS_PER_YEAR);
  const whole = month.round();
  return month.minus(whole).abs().lt(MONTH_TOLERANCE) ? whole : month;
}
