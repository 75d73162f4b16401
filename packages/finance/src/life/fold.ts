import { dailyInterest } from '../daily-interest.js';
import { NOTHING, sumOfParts, totalOf, type Amounts } from './parts.js';
import { Decimal, fractionOf, sum, ZERO } from '../money.js';
import type { Agreement } from './agreement.js';
import type { PrepaymentEffect } from './events.js';
import { BEFORE_ITS_DAY, Journal, type Allocation } from './journal.js';
import { ChargedLine, type Charge } from './line.js';
import { effectOn, scheduleAfter, scheduleUntil, type Schedule } from './schedule.js';

/** What capital costs on a day: with the interest since capital last changed, and the VAT of both. */
export interface CapitalCost {
  capital: Decimal;
  interest: Decimal;
  interestDays: number;
  /** On the interest, and of a financial lease on the capital. */
  vat: Decimal;
  total: Decimal;
}

/** What money paid, and what is left of it. */
export interface Paid {
  allocations: Allocation[];
  rest: Decimal;
}

const CENT = new Decimal('0.01');

/** A contract so far: what fell due and what its events did, folded day by day. */
export class Fold {
  /** All that were charged. */
  readonly lines: ChargedLine[] = [];
  /** Those of which something is unpaid. What is paid in full bears nothing any more, so it never comes back. */
  private open: ChargedLine[] = [];
  readonly journal = new Journal();
  /** What is still to come. */
  schedule: Schedule;
  /** Capital not yet due: a balloon or purchase option included. */
  balance: Decimal;
  /** Received and owed for nothing yet. Below zero after money was taken back: then it is owed. */
  credit = ZERO;
  paidOffOn: string | null = null;
  /** The day on which a leased vehicle became the lessee's. */
  boughtOn: string | null = null;
  /** How many instalments there are by what was agreed last: as signed, or by the last restructuring. */
  termMonths: number;
  /** Interest days of the running period at the last change of the balance. */
  private bornUntil = 0;

  constructor(readonly agreement: Agreement) {
    this.schedule = agreement.signed;
    this.termMonths = agreement.signed.last;
    this.balance = agreement.plan.principal;
    this.journal.disburse(agreement.calendar.startsOn, this.balance);
  }

  /** Number of the instalment whose period is running. */
  get running(): number {
    return (this.lines.findLast(({ charge }) => charge.kind === 'regular')?.charge.number ?? 0) + 1;
  }

  /** All that falls due on the next due date, a balloon included; `null` once nothing more does. */
  get next(): { number: number; dueOn: string; total: Decimal } | null {
    const [row] = this.schedule.rows;
    if (!row || this.paidOffOn) return null;
    const { number, capital, interest, rent, vat } = row;
    const balloon = number === this.schedule.last ? this.balloon : ZERO;
    return {
      number,
      dueOn: this.agreement.calendar.dueOn(number),
      total: sum([capital, interest, rent, vat, balloon]),
    };
  }

  /** Due together with the last instalment; a purchase option is never charged by itself. */
  get balloon(): Decimal {
    return this.agreement.plan.kind === 'financial_lease' ? ZERO : this.schedule.target;
  }

  /** What a leased vehicle costs once every rent is paid; `null` where there is nothing to buy, or it is bought. */
  get purchaseOption(): Omit<Charge, 'dueOn'> | null {
    const { purchaseOption } = this.agreement.plan;
    if (!purchaseOption || this.boughtOn) return null;
    return {
      ...purchaseOption,
      number: this.schedule.last + 1,
      kind: 'purchase_option',
      interest: ZERO,
      balance: ZERO,
      interestDays: 0,
    };
  }

  due(on: string): Amounts {
    return sumOfParts(this.open.map((line) => line.unpaid(on)));
  }

  /** The lines of which something is unpaid later than the last day on which they were on time. */
  overdue(on: string): Decimal {
    const late = this.open.filter(({ payableUntil }) => on > payableUntil);
    return sum(late.map((line) => line.unpaidTotal(on)));
  }

  dueTotal(on: string): Decimal {
    return sum(this.open.map((line) => line.unpaidTotal(on)));
  }

  private get nothingDue(): boolean {
    return this.open.length === 0;
  }

  /** What capital costs on that day; all of it settles the contract once nothing is due. */
  costOf(capital: Decimal, on: string): CapitalCost {
    const { calendar, plan } = this.agreement;
    // After the last due date no period runs: what is left then is a lease's purchase option, which bears nothing.
    const ended = this.schedule.rows.length === 0;
    const interestDays = ended ? 0 : calendar.elapsed(this.running, on) - this.bornUntil;
    const interest = dailyInterest(this.balance, plan.annualRatePercent, interestDays);
    const left = this.balance.minus(capital);
    // Of capital the difference of two roundings, so that steps add up to what one payment would have cost.
    const vat = fractionOf(interest, plan.vatRate).plus(
      plan.kind === 'financial_lease'
        ? fractionOf(this.balance, plan.vatRate).minus(fractionOf(left, plan.vatRate))
        : ZERO,
    );
    return { capital, interest, interestDays, vat, total: sum([interest, vat, capital]) };
  }

  /** The most capital that money pays on that day after the interest so far; zero or less where it does not reach. */
  capitalFor(money: Decimal, on: string): Decimal {
    const rest = money.minus(this.costOf(ZERO, on).total);
    const { kind, vatRate } = this.agreement.plan;
    if (kind !== 'financial_lease' || rest.lte(0)) return Decimal.min(rest, this.balance);
    let capital = Decimal.min(rest.div(vatRate.plus(1)).toDecimalPlaces(2).plus(CENT), this.balance);
    while (capital.gt(0) && this.costOf(capital, on).total.gt(money)) capital = capital.minus(CENT);
    return capital;
  }

  /** Charges all that falls due by the end of that day. */
  advanceTo(on: string): void {
    for (let next = this.next; next && next.dueOn <= on; next = this.next) this.charge(next.dueOn);
  }

  private charge(dueOn: string): void {
    const [row, ...rows] = this.schedule.rows;
    if (!row) return;
    this.chargeLine({ ...row, kind: 'regular', dueOn });
    if (row.number === this.schedule.last && !this.balloon.isZero()) {
      const none = { interest: ZERO, rent: ZERO, vat: ZERO, balance: ZERO, interestDays: 0 };
      this.chargeLine({ ...none, number: row.number + 1, kind: 'balloon', dueOn, capital: this.balloon });
    }
    this.schedule = { ...this.schedule, rows };
    this.bornUntil = 0;
    this.useCredit(dueOn);
  }

  private chargeLine(charge: ChargedLine['charge']): void {
    const { capital, dueOn, interest, kind, number, rent, vat } = charge;
    const line = new ChargedLine(charge, this.agreement.lineTerms);
    this.lines.push(line);
    if (line.unpaidTotal(dueOn).isZero()) line.settledOn = dueOn;
    else this.open.push(line);
    this.journal.charge(dueOn, kind === 'regular' ? 'instalment' : kind, number, { capital, interest, rent, vat });
    this.balance = this.balance.minus(capital);
  }

  /** Credit pays at once what falls due, and settles the contract where it reaches that far. */
  private useCredit(on: string): void {
    const before = this.credit;
    const { allocations, rest } = before.gt(0) ? this.payDue(before, on) : { allocations: [], rest: before };
    this.credit = rest;
    allocations.push(...this.settleIfReached(on));
    if (allocations.length === 0) return;
    this.journal.move({ on, kind: 'application', amount: ZERO, credit: this.credit.minus(before), allocations });
  }

  /**
   * Once nothing is due and credit reaches what settles the contract, it is paid off, whatever the money was meant for.
   * A financial lease only by a payoff, because that buys the vehicle; any lease when its last rent is paid.
   */
  settleIfReached(on: string, { buying = false } = {}): Allocation[] {
    if (this.paidOffOn || !this.nothingDue) return [];
    const { kind } = this.agreement.plan;
    const isCredit = kind === 'direct_credit' || kind === 'flexibility';
    const cost = this.costOf(this.balance, on);
    if ((isCredit || (kind === 'financial_lease' && buying)) && this.credit.gte(cost.total)) {
      const allocation = cost.total.isZero() ? [] : [this.chargeCapital('settlement', cost, on)];
      this.credit = this.credit.minus(cost.total);
      this.balance = ZERO;
      this.paidOffOn = on;
      if (!isCredit) this.boughtOn = on;
      this.schedule = { ...this.schedule, rows: [] };
      return allocation;
    }
    if (!isCredit && this.schedule.rows.length === 0) this.paidOffOn = on;
    return [];
  }

  /** Buys a leased vehicle whose rents are all paid, where credit reaches its price. */
  buy(on: string): Allocation[] {
    const option = this.purchaseOption;
    if (!option || !this.paidOffOn) return [];
    if (this.credit.lt(sum([option.capital, option.rent, option.vat]))) return [];
    this.chargeLine({ ...option, dueOn: on });
    this.boughtOn = on;
    const { allocations, rest } = this.payDue(this.credit, on);
    this.credit = rest;
    return allocations;
  }

  /** Pays what is due, the oldest first. */
  payDue(money: Decimal, on: string): Paid {
    const allocations: Allocation[] = [];
    let rest = money;
    for (const line of this.open) {
      if (rest.lte(0)) break;
      this.chargeLate(line, on);
      const parts = line.pay(rest, on);
      allocations.push({ instalment: line.charge.number, parts });
      rest = rest.minus(totalOf(parts));
    }
    this.dropPaid(on);
    return { allocations, rest };
  }

  /** The lender forgives late interest of a line, up to `amount`. */
  waive(number: number, amount: Decimal, on: string): Allocation[] {
    const line = this.open.find(({ charge }) => charge.number === number);
    if (!line) return [];
    this.chargeLate(line, on);
    const parts = line.payLate(amount, on);
    this.dropPaid(on);
    return [{ instalment: number, parts }];
  }

  private dropPaid(on: string): void {
    for (const line of this.open) if (line.unpaidTotal(on).isZero()) line.settledOn = on;
    this.open = this.open.filter(({ settledOn }) => settledOn === null);
  }

  /** Writes down the late interest so far, before something is done about it. */
  private chargeLate(line: ChargedLine, on: string): void {
    const { interest, vat } = line.late.chargeUntil(on);
    this.journal.charge(on, 'late_interest', line.charge.number, { lateInterest: interest, lateVat: vat });
  }

  /** What `effect` becomes for so much capital; `null` where a lease would be bought by it, or nothing is left to do. */
  effectOf(capital: Decimal, effect: PrepaymentEffect): PrepaymentEffect | null {
    const { plan } = this.agreement;
    if (!plan.amortisation || this.paidOffOn || capital.lte(0)) return null;
    return effectOn(plan, this.schedule, this.balance.minus(capital), effect);
  }

  /** Money to capital, once nothing is due: the interest so far first. Does nothing where it does not reach capital. */
  payCapital(money: Decimal, on: string, asked: PrepaymentEffect, most = this.balance): Paid {
    const capital = Decimal.min(most, this.capitalFor(money, on));
    const effect = this.effectOf(capital, asked);
    if (!effect) return { allocations: [], rest: money };
    const cost = this.costOf(capital, on);
    const allocation = this.chargeCapital('capital', cost, on);
    const { calendar, plan } = this.agreement;
    const { running } = this;
    this.balance = this.balance.minus(capital);
    this.bornUntil = calendar.elapsed(running, on);
    const daysLeft = calendar.daysOf(running) - this.bornUntil;
    this.schedule = scheduleAfter(plan, this.schedule, { balance: this.balance, effect, running, daysLeft });
    return { allocations: [allocation], rest: money.minus(cost.total) };
  }

  /**
   * The capital not yet due is paid in so many instalments from the running one on, at first interest alone. Does nothing
   * where none is left to come, as when a payoff was entered before it later.
   */
  restructure({ graceMonths, paymentsLeft }: { graceMonths: number; paymentsLeft: number }): void {
    const { balance, running, schedule } = this;
    const { calendar, plan } = this.agreement;
    if (!this.canBeRestructured) return;
    const daysLeft = calendar.daysOf(running) - this.bornUntil;
    const [capitalFrom, last] = [running + graceMonths, running + paymentsLeft - 1];
    this.schedule = scheduleUntil(plan, schedule, { balance, running, daysLeft, capitalFrom, last });
    this.termMonths = last;
  }

  /** A credit of which capital is still to fall due. A lease's rents are a price for use. */
  get canBeRestructured(): boolean {
    const { kind } = this.agreement.plan;
    const isCredit = kind === 'direct_credit' || kind === 'flexibility';
    return isCredit && !this.paidOffOn && this.schedule.rows.length > 0 && this.balance.gt(this.schedule.target);
  }

  private chargeCapital(
    kind: 'capital' | 'settlement',
    { capital, interest, vat }: CapitalCost,
    on: string,
  ): Allocation {
    this.journal.charge(on, kind, null, { capital, interest, vat });
    return { instalment: BEFORE_ITS_DAY, parts: { ...NOTHING, capital, interest, vat } };
  }
}
