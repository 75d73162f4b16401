import { daysBetween } from './dates.js';
import type { Book } from './events.js';
import { minimumCapital } from './agreement.js';
import { payableUntil } from './banking-days.js';
import type { Fold } from './fold.js';
import type { LateStretch } from './late-interest.js';
import type { InstalmentKind, LedgerInstalment, Parts } from './ledger.js';
import type { Charge, ChargedLine } from './line.js';
import { linesOf, type ScheduleLine } from './lines.js';
import { NOTHING, partsText, totalOf, type Amounts } from './parts.js';
import { moneyText, sum, ZERO, Decimal } from '../money.js';
import { foldOf, payoffOf, positionOf, type LifePayoff, type LifePosition } from './replay.js';

/** Why a line bears late interest, and how much by a day, paid or not. MXN with two decimals, rate in percent. */
export interface LateStanding {
  /** Since the last day on which it was on time. */
  days: number;
  /** What bears it now. */
  onAmount: string;
  annualRatePercent: string;
  interest: string;
  vat: string;
  /** Days during which the same amount was overdue. */
  stretches: { from: string; until: string; days: number; onAmount: string; interest: string }[];
}

/** Where one line of the schedule stands on a day. MXN with two decimals. */
export interface InstalmentPosition {
  number: number;
  kind: InstalmentKind;
  dueOn: string;
  /** The last day on which it is paid on time: `dueOn`, or the next banking day. */
  payableUntil: string;
  /** Still to be paid of it, late interest up to the day included. */
  owed: Parts;
  owedTotal: string;
  /** Days it is late; 0 when it is paid or not overdue. */
  daysLate: number;
  /** `null` while it bore none. */
  late: LateStanding | null;
  /** Days for which its interest is borne, 30 of a whole month. */
  interestDays: number;
  /** The line as it is kept. */
  instalment: LedgerInstalment;
}

/** What to pay next: the oldest that is due, or else what falls due next. */
export interface ToPay {
  number: number;
  dueOn: string;
  payableUntil: string;
  /** Of the line, with the late interest so far. */
  total: string;
  /** The same less credit: what is still asked for. */
  missing: string;
  /** Whether it is late. */
  overdue: boolean;
}

/** Where a contract stands at the end of a day, with everything that is said about it. */
export interface Standing extends LifePosition {
  on: string;
  /** `null` once all but a purchase option is paid. */
  toPay: ToPay | null;
  /** Of the oldest unpaid line. */
  daysLate: number;
  payoff: LifePayoff | null;
  /** Interest of what would no longer fall due after a payoff, without VAT. */
  interestSavedByPayoff: string;
  /** The least capital of a prepayment; `null` where none can be prepaid. */
  minimumPrepayment: string | null;
  /** What buying the leased vehicle costs now, less credit; `null` while it can't be bought, or has been. */
  purchaseOption: string | null;
  instalments: InstalmentPosition[];
}

/**
 * Where a contract stands at the end of day `on`: as if everything due by then were charged, late interest worked out up
 * to it, and nothing paid that was not entered.
 *
 * @throws FinanceError the codes of `replayContract`
 */
export function standingOn({ contract, events }: Book, on: string): Standing {
  return standingOf(foldOf(contract, events, on), on);
}

export function standingOf(fold: Fold, on: string): Standing {
  const instalments = linesOf(fold).map((line) => linePosition(line, on));
  const position = positionOf(fold, on);
  const oldest = instalments.find(({ instalment: { charged, settledOn } }) => charged && settledOn === null);
  return {
    ...position,
    on,
    toPay: toPayOf(position, oldest),
    daysLate: oldest?.daysLate ?? 0,
    payoff: payoffOf(fold, on),
    interestSavedByPayoff: savedByPayoff(fold, on),
    minimumPrepayment: minimumOf(fold),
    purchaseOption: optionPrice(fold),
    instalments,
  };
}

function toPayOf({ missing, next }: LifePosition, oldest: InstalmentPosition | undefined): ToPay | null {
  if (!oldest) return next && { ...next, overdue: false };
  const { daysLate, dueOn, number, owedTotal: total } = oldest;
  return { number, dueOn, payableUntil: oldest.payableUntil, total, missing, overdue: daysLate > 0 };
}

function savedByPayoff(fold: Fold, on: string): string {
  if (fold.paidOffOn) return '0.00';
  const toCome = sum(fold.schedule.rows.map(({ interest }) => interest));
  return moneyText(toCome.minus(fold.costOf(fold.balance, on).interest));
}

function minimumOf({ agreement, balance, paidOffOn, schedule }: Fold): string | null {
  if (!agreement.plan.amortisation || paidOffOn) return null;
  const minimum = minimumCapital(agreement, schedule);
  // All of the capital is a payoff; of a lease all but the purchase option is the rents'.
  const most = agreement.plan.kind === 'financial_lease' ? balance.minus(schedule.target) : balance;
  return minimum.lt(most) ? moneyText(minimum) : null;
}

function optionPrice({ credit, paidOffOn, purchaseOption }: Fold): string | null {
  if (!paidOffOn || !purchaseOption) return null;
  const { capital, rent, vat } = purchaseOption;
  return moneyText(Decimal.max(sum([capital, rent, vat]).minus(credit), ZERO));
}

function linePosition({ charge, charged }: ScheduleLine, on: string): InstalmentPosition {
  const { capital, dueOn, interest, interestDays, kind, number, rent, vat } = charge;
  const owed = charged?.unpaid(on) ?? { ...NOTHING, capital, interest, rent, vat };
  const until = charged?.payableUntil ?? payableUntil(dueOn);
  const isOwed = charged !== null && charged.settledOn === null;
  return {
    number,
    kind,
    dueOn,
    payableUntil: until,
    owed: partsText(owed),
    owedTotal: moneyText(totalOf(owed)),
    daysLate: isOwed ? Math.max(0, daysBetween(until, on)) : 0,
    late: charged && lateOf(charged, charged.settledOn ?? on),
    interestDays,
    instalment: keptLine(charge, charged),
  };
}

function lateOf({ late, payableUntil: from }: ChargedLine, on: string): LateStanding | null {
  const stretches = late.stretches(on);
  const last = stretches.at(-1);
  if (!last) return null;
  const interest = late.accrued(on);
  return {
    days: daysBetween(from, last.until),
    onAmount: moneyText(last.base),
    annualRatePercent: late.terms.ratePercent.toString(),
    interest: moneyText(interest),
    vat: moneyText(late.vatOn(interest)),
    stretches: stretches.map(stretchText),
  };
}

const stretchText = ({ base, days, from, interest, until }: LateStretch) => ({
  from,
  until,
  days,
  onAmount: moneyText(base),
  interest: moneyText(interest),
});

/** The line as a row of the schedule. */
function keptLine(charge: Charge, charged: ChargedLine | null): LedgerInstalment {
  const { balance, capital, dueOn, interest, kind, number, rent, vat } = charge;
  const paid: Amounts = charged?.paid() ?? NOTHING;
  return {
    number,
    kind,
    dueOn,
    capital: moneyText(capital),
    interest: moneyText(interest),
    rent: moneyText(rent),
    vat: moneyText(vat),
    total: moneyText(sum([capital, interest, rent, vat])),
    balance: moneyText(balance),
    charged: charged !== null,
    paidCapital: moneyText(paid.capital),
    paidInterest: moneyText(paid.interest),
    paidRent: moneyText(paid.rent),
    paidVat: moneyText(paid.vat),
    lateInterest: moneyText(charged?.late.charged.interest ?? ZERO),
    lateVat: moneyText(charged?.late.charged.vat ?? ZERO),
    paidLateInterest: moneyText(paid.lateInterest),
    paidLateVat: moneyText(paid.lateVat),
    lateChargedUntil: charged?.late.chargedUntil ?? null,
    settledOn: charged?.settledOn ?? null,
  };
}
