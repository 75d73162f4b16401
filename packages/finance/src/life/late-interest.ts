import { dailyInterest } from '../daily-interest.js';
import { daysBetween } from './dates.js';
import { fractionOf, ZERO, type Decimal } from '../money.js';

export interface LateTerms {
  /** The ordinary rate times the contract's multiplier. */
  ratePercent: Decimal;
  vatRate: Decimal;
}

/** Days during which the same amount was overdue, and what it bore. */
export interface LateStretch {
  from: string;
  until: string;
  days: number;
  base: Decimal;
  interest: Decimal;
}

/**
 * Late interest of one line: simple, over stretches with an unchanged unpaid base, each rounded. Only a change of the
 * base closes a stretch; being asked does not, nor does a payment that reaches late interest only.
 */
export class LateInterest {
  paid = ZERO;
  paidVat = ZERO;
  /** Written down so far, and until which day. */
  charged = { interest: ZERO, vat: ZERO };
  chargedUntil: string | null = null;
  private readonly closed: LateStretch[] = [];
  private from: string;

  constructor(
    readonly terms: LateTerms,
    /** Still on time on this day. */
    payableUntil: string,
    private base: Decimal,
  ) {
    this.from = payableUntil;
  }

  /** The unpaid base is another from that day on. */
  rebase(base: Decimal, on: string): void {
    if (base.eq(this.base)) return;
    if (on > this.from) {
      this.closed.push(this.stretch(on));
      this.from = on;
    }
    this.base = base;
  }

  stretches(on: string): LateStretch[] {
    const open = on > this.from && !this.base.isZero() ? [this.stretch(on)] : [];
    return [...this.closed.filter(({ base }) => !base.isZero()), ...open];
  }

  /** All that was borne by the end of that day. */
  accrued(on: string): Decimal {
    return this.stretches(on).reduce((total, { interest }) => total.plus(interest), ZERO);
  }

  vatOn = (interest: Decimal): Decimal => fractionOf(interest, this.terms.vatRate);

  unpaid(on: string): { interest: Decimal; vat: Decimal } {
    const accrued = this.accrued(on);
    return {
      interest: accrued.minus(this.paid),
      vat: this.vatOn(accrued).minus(this.paidVat),
    };
  }

  /** What is to be written down for the days since it was last. */
  chargeUntil(on: string): { interest: Decimal; vat: Decimal } {
    const interest = this.accrued(on);
    const vat = this.vatOn(interest);
    const added = { interest: interest.minus(this.charged.interest), vat: vat.minus(this.charged.vat) };
    this.charged = { interest, vat };
    if (!added.interest.isZero()) this.chargedUntil = on;
    return added;
  }

  private stretch(until: string): LateStretch {
    const { base, from } = this;
    const days = daysBetween(from, until);
    return { from, until, days, base, interest: dailyInterest(base, this.terms.ratePercent, days) };
  }
}
