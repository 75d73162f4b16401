import { DownPayments, type Stretch } from './down-payments.js';
import { FinanceError, type FinanceErrorCode } from './errors.js';
import { firstMonth } from './first-month.js';
import { readAmount, readPositiveAmount } from './inputs.js';
import { Decimal, moneyText, ZERO } from './money.js';
import type { PlanRequest, PlanRules } from './plan-rules.js';
import { termsFromPlan } from './terms-from-plan.js';

/** What somebody can pay, MXN with at most two decimals. */
export interface Budget {
  /** The first month's payment with its VAT and, where it is assumed, insurance. */
  monthly: string;
  /** All that is paid at signing; without it that is no limit. */
  atSigning?: string;
}

/** One way to finance a vehicle by a plan; amounts MXN with two decimals. */
export interface PlanOption {
  termMonths: number;
  downPaymentPercent: string;
  /** The first month's, with its VAT: what its quote is headed by. */
  firstPayment: string;
  /** A month's insurance with VAT, beside it; `0.00` where none is assumed. */
  insuranceMonthly: string;
  /** Both. */
  monthly: string;
  initialOutlay: string;
  /** Due together with the last payment; `0.00` where none is. */
  balloon: string;
}

/** What a term comes to for somebody's budget. */
export interface TermAnswer {
  /** The least down payment that fits; where none does, what comes nearest. */
  option: PlanOption;
  fits: boolean;
  /** What the budget lacks for it, MXN; `0.00` of what it has. */
  missingMonthly: string;
  missingAtSigning: string;
  /** How far it is from the budget, in shares of it; 0 of what fits. Only to put answers in order. */
  lack: number;
}

/** A vehicle and who finances it: what is asked of a plan but for term and down payment. */
export type AffordRequest = Omit<PlanRequest, 'downPaymentPercent' | 'termMonths'>;

interface Evaluated {
  percent: string;
  monthly: Decimal;
  outlay: Decimal;
  option: PlanOption;
}

interface Limits {
  monthly: Decimal;
  atSigning: Decimal | null;
}

/** What a plan refuses of some of its terms and down payments. */
const NOT_OFFERED: readonly FinanceErrorCode[] = [
  'AMOUNT.TOO_SMALL',
  'BALLOON.OUT_OF_RANGE',
  'DEPOSIT.OUT_OF_RANGE',
  'DOWN_PAYMENT.OUT_OF_RANGE',
  'OPENING_FEE.OUT_OF_RANGE',
  'PERSON_TYPE.NOT_OFFERED',
  'RATE.NOT_AVAILABLE',
  'TERM.NOT_OFFERED',
];

/**
 * For each term that the plan offers for the vehicle, in its order: the least of the plan's down payments whose first
 * month is within the budget, or what comes nearest to it. Figures are those of {@link calculateQuote} to the cent.
 *
 * A larger down payment never raises the payment as long as the rate stays; where the rate table changes it by the down
 * payment, each stretch is searched by itself.
 *
 * @throws FinanceError `DECIMAL.INVALID`, `AMOUNT.OUT_OF_RANGE` (`monthly`, `atSigning`), and as `termsFromPlan` where
 *   the request is malformed
 */
export function affordableTerms(rules: PlanRules, request: AffordRequest, budget: Budget): TermAnswer[] {
  const limits = limitsOf(budget);
  const offers = new DownPayments(rules);
  return rules.termsMonths.flatMap((termMonths) => {
    const evaluate = (downPaymentPercent: string) => evaluated(rules, { ...request, downPaymentPercent, termMonths });
    const answer = answerOf(rules, offers, evaluate, limits);
    return answer ? [answer] : [];
  });
}

/**
 * The shortest of a plan's terms whose first month is within an amount with this down payment; `null` where none is.
 *
 * @throws FinanceError as {@link affordableTerms}
 */
export function shortestTerm(
  rules: PlanRules,
  request: Omit<PlanRequest, 'termMonths'>,
  monthly: string,
): PlanOption | null {
  const limit = limitsOf({ monthly }).monthly;
  for (const termMonths of [...rules.termsMonths].sort((one, other) => one - other)) {
    const found = evaluated(rules, { ...request, termMonths });
    if (found?.monthly.lte(limit)) return found.option;
  }
  return null;
}

const limitsOf = (budget: Budget): Limits => ({
  monthly: readPositiveAmount(budget, 'monthly'),
  atSigning: budget.atSigning === undefined ? null : readAmount(budget, 'atSigning'),
});

/** `null` where the plan does not offer it. */
function evaluated(rules: PlanRules, request: PlanRequest): Evaluated | null {
  try {
    const { payment, insurance, initialOutlay, balloon } = firstMonth(termsFromPlan(rules, request));
    const monthly = payment.plus(insurance);
    const { termMonths, downPaymentPercent } = request;
    const option = {
      termMonths,
      downPaymentPercent,
      firstPayment: moneyText(payment),
      insuranceMonthly: moneyText(insurance),
      monthly: moneyText(monthly),
      initialOutlay: moneyText(initialOutlay),
      balloon: moneyText(balloon),
    };
    return { percent: downPaymentPercent, monthly, outlay: initialOutlay, option };
  } catch (error) {
    if (error instanceof FinanceError && NOT_OFFERED.includes(error.code)) return null;
    throw error;
  }
}

type Evaluate = (downPaymentPercent: string) => Evaluated | null;

function answerOf(rules: PlanRules, offers: DownPayments, evaluate: Evaluate, limits: Limits): TermAnswer | null {
  const stretches = offers.stretches().flatMap((stretch) => offeredPart(rules, offers, stretch, evaluate));
  const withinSigning = ({ outlay }: Evaluated) => limits.atSigning === null || outlay.lte(limits.atSigning);
  const candidates: Evaluated[] = [];
  for (const { from, to } of stretches) {
    const first = firstIndex(from, to, (index) => isWithin(evaluate(offers.at(index)), limits.monthly));
    const found = first > to ? null : evaluate(offers.at(first));
    if (found) {
      // More down is more at signing too: what this does not fit, nothing of the stretch does.
      if (withinSigning(found)) return answer(found, limits);
      candidates.push(found);
    }
    const dearest = lastWithinSigning(offers, { from, to }, evaluate, withinSigning);
    if (dearest) candidates.push(dearest);
  }
  const [nearest] = candidates.map((found) => ({ found, lack: lackOf(found, limits) })).sort(byLack);
  return nearest ? answer(nearest.found, limits) : null;
}

/**
 * The part of a stretch that the plan offers. It ends where down payment and balloon are the whole price; where rents are
 * held as a deposit it may begin later, as a small down payment would be eaten up by it.
 */
function offeredPart(rules: PlanRules, offers: DownPayments, { from, to }: Stretch, evaluate: Evaluate): Stretch[] {
  let start = from;
  const holdsDeposit = rules.kind === 'financial_lease' && rules.depositRents > 0;
  if (holdsDeposit) while (start <= to && evaluate(offers.at(start)) === null) start++;
  const end = firstIndex(start, to, (index) => evaluate(offers.at(index)) === null) - 1;
  return end < start ? [] : [{ from: start, to: end }];
}

/** The largest down payment of a stretch that the money at signing covers, or the largest of it if it covers none. */
function lastWithinSigning(
  offers: DownPayments,
  { from, to }: Stretch,
  evaluate: Evaluate,
  within: (found: Evaluated) => boolean,
): Evaluated | null {
  const beyond = firstIndex(from, to, (index) => {
    const found = evaluate(offers.at(index));
    return found === null || !within(found);
  });
  return evaluate(offers.at(beyond > from ? beyond - 1 : from));
}

const isWithin = (found: Evaluated | null, monthly: Decimal): boolean => found?.monthly.lte(monthly) ?? false;

/** The first index that holds, of those that don't before those that do; one past `to` where none does. */
function firstIndex(from: number, to: number, holds: (index: number) => boolean): number {
  let [low, high] = [from, to + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** {@link TermAnswer.lack}, before it is rounded. */
function lackOf({ monthly, outlay }: Evaluated, limits: Limits): Decimal {
  const perMonth = missing(monthly, limits.monthly).div(limits.monthly);
  if (limits.atSigning === null) return perMonth;
  return perMonth.plus(missing(outlay, limits.atSigning).div(Decimal.max(limits.atSigning, limits.monthly)));
}

const byLack = (one: { lack: Decimal }, other: { lack: Decimal }): number => one.lack.cmp(other.lack);

const missing = (wanted: Decimal, available: Decimal | null): Decimal =>
  available === null ? ZERO : Decimal.max(ZERO, wanted.minus(available));

function answer(found: Evaluated, limits: Limits): TermAnswer {
  const { monthly, outlay, option } = found;
  const missingMonthly = missing(monthly, limits.monthly);
  const missingAtSigning = missing(outlay, limits.atSigning);
  return {
    option,
    fits: missingMonthly.isZero() && missingAtSigning.isZero(),
    missingMonthly: moneyText(missingMonthly),
    missingAtSigning: moneyText(missingAtSigning),
    lack: lackOf(found, limits).toNumber(),
  };
}
