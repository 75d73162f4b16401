import type { InstalmentKind } from './ledger.js';
import { NOTHING, type Amounts } from './parts.js';
import { type Decimal, fractionOf, sum, toCents, ZERO } from '../money.js';
import { payableUntil } from './banking-days.js';
import { LateInterest, type LateTerms } from './late-interest.js';

/** What falls due on a day, as it was charged. */
export interface Charge {
  number: number;
  kind: InstalmentKind;
  dueOn: string;
  capital: Decimal;
  interest: Decimal;
  rent: Decimal;
  vat: Decimal;
  /** Capital still to fall due after it. */
  balance: Decimal;
  /** Days for which its interest was borne, on `balance` and its own capital. */
  interestDays: number;
}

/** An amount of which VAT is a share, and that VAT: money pays both of them together. */
interface Pair {
  part: 'capital' | 'interest' | 'rent';
  amount: Decimal;
  vat: Decimal;
}

export interface LineTerms {
  late: LateTerms;
  lateBase: 'capital' | 'base';
  /** Of ordinary interest, or of a rent. */
  vatRate: Decimal;
}

/**
 * `amount` of a pair of which x and V are unpaid: round(a x / (x + V)) of x, and the rest of V, so that an invoice can
 * follow every payment. Source: the money cases' rule of order.
 */
export function splitPair(money: Decimal, amount: Decimal, vat: Decimal): { amount: Decimal; vat: Decimal } {
  const whole = amount.plus(vat);
  if (money.gte(whole)) return { amount, vat };
  const share = toCents(money.times(amount).div(whole));
  return { amount: share, vat: money.minus(share) };
}

/** An instalment, rent or balloon that was charged, and what is still unpaid of it. */
export class ChargedLine {
  /** The last day on which it is paid on time. */
  readonly payableUntil: string;
  readonly late: LateInterest;
  /** The day on which nothing of it was left to pay. */
  settledOn: string | null = null;
  private readonly pairs: Pair[];

  constructor(
    readonly charge: Charge,
    private readonly terms: LineTerms,
  ) {
    this.payableUntil = payableUntil(charge.dueOn);
    const { capital, interest, rent, vat } = charge;
    const interestVat = fractionOf(interest, terms.vatRate);
    this.pairs = rent.isZero()
      ? [
          { part: 'interest', amount: interest, vat: interestVat },
          { part: 'capital', amount: capital, vat: vat.minus(interestVat) },
        ]
      : [{ part: 'rent', amount: rent, vat }];
    this.late = new LateInterest(terms.late, this.payableUntil, this.lateBase());
  }

  /** By parts, with the late interest up to that day. */
  unpaid(on: string): Amounts {
    const late = this.late.unpaid(on);
    return {
      capital: this.unpaidOf('capital'),
      interest: this.unpaidOf('interest'),
      rent: this.unpaidOf('rent'),
      vat: sum(this.pairs.map(({ vat }) => vat)),
      lateInterest: late.interest,
      lateVat: late.vat,
    };
  }

  unpaidTotal(on: string): Decimal {
    return sum(Object.values(this.unpaid(on)));
  }

  unpaidOf(part: Pair['part']): Decimal {
    return this.pairs.find((pair) => pair.part === part)?.amount ?? ZERO;
  }

  /** What was paid of each part so far, or forgiven of late interest. */
  paid(): Amounts {
    const { capital, interest, rent, vat } = this.charge;
    return {
      capital: capital.minus(this.unpaidOf('capital')),
      interest: interest.minus(this.unpaidOf('interest')),
      rent: rent.minus(this.unpaidOf('rent')),
      vat: vat.minus(sum(this.pairs.map((pair) => pair.vat))),
      lateInterest: this.late.paid,
      lateVat: this.late.paidVat,
    };
  }

  /** Late interest first, then the pairs in their order. Answers what it paid of each part. */
  pay(money: Decimal, on: string): Amounts {
    const paid = this.payLate(money, on);
    let rest = money.minus(paid.lateInterest).minus(paid.lateVat);
    for (const pair of this.pairs) {
      const of = splitPair(rest, pair.amount, pair.vat);
      pair.amount = pair.amount.minus(of.amount);
      pair.vat = pair.vat.minus(of.vat);
      paid[pair.part] = of.amount;
      paid.vat = paid.vat.plus(of.vat);
      rest = rest.minus(of.amount).minus(of.vat);
    }
    this.late.rebase(this.lateBase(), on);
    return paid;
  }

  /** Money, or the lender's forgiveness, for late interest and its VAT only. */
  payLate(money: Decimal, on: string): Amounts {
    const unpaid = this.late.unpaid(on);
    const { amount, vat } = splitPair(money, unpaid.interest, unpaid.vat);
    this.late.paid = this.late.paid.plus(amount);
    this.late.paidVat = this.late.paidVat.plus(vat);
    return { ...NOTHING, lateInterest: amount, lateVat: vat };
  }

  private lateBase(): Decimal {
    const owned = this.unpaidOf('capital').plus(this.unpaidOf('rent'));
    return this.terms.lateBase === 'base' ? owned.plus(this.unpaidOf('interest')) : owned;
  }
}
