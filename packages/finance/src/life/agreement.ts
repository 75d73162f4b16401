import { readChoice, readCount, readDate, readDecimal, readFraction } from '../inputs.js';
import type { Decimal } from '../money.js';
import { ContractCalendar } from './calendar.js';
import type { Excess, LifeContract, PrepaymentEffect } from './events.js';
import type { LineTerms } from './line.js';
import { planOf, signedSchedule, type Plan, type Schedule } from './schedule.js';

/** A contract, read and ready to calculate with. */
export interface Agreement {
  plan: Plan;
  calendar: ContractCalendar;
  signed: Schedule;
  lineTerms: LineTerms;
  minimumPrepaymentPayments: number;
  excess: Excess;
  effects: readonly PrepaymentEffect[];
}

export const EFFECTS: readonly PrepaymentEffect[] = ['term', 'payment', 'balloon'];
export const EXCESSES: readonly Excess[] = ['capital', 'advance'];

/**
 * @throws FinanceError the codes of `calculateQuote`; `DATE.INVALID`; `FIRST_PERIOD.OUT_OF_RANGE` where an irregular
 *   first period has fewer than 15 or more than 45 days; `VALUE.INVALID`, `COUNT.OUT_OF_RANGE`, `DECIMAL.INVALID`
 */
export function readAgreement(contract: LifeContract): Agreement {
  const startsOn = readDate(contract, 'startsOn');
  const firstDueOn = readDate(contract, 'firstDueOn');
  const { terms, late } = contract;
  const plan = planOf(terms);
  const calendar = new ContractCalendar(startsOn, firstDueOn);
  // A rent bears no interest: its first period may be as long as was agreed.
  if (plan.amortisation) calendar.checkFirstPeriod();
  return {
    plan,
    calendar,
    signed: signedSchedule(terms, plan, calendar),
    lineTerms: {
      late: {
        ratePercent: plan.annualRatePercent.times(readDecimal(late, 'multiplier')),
        vatRate: readFraction(late, 'vatRate'),
      },
      lateBase: readChoice(late, 'base', ['capital', 'base']),
      vatRate: plan.vatRate,
    },
    minimumPrepaymentPayments: readCount(contract, 'minimumPrepaymentPayments', { min: 0, max: 72 }),
    excess: readChoice(contract, 'excess', EXCESSES),
    effects: contract.effects.map((effect) => readChoice({ effects: effect }, 'effects', EFFECTS)),
  };
}

/** The least capital of a prepayment, by the level payment in force. */
export const minimumCapital = (agreement: Agreement, { payment }: Schedule): Decimal =>
  payment.times(agreement.minimumPrepaymentPayments);
