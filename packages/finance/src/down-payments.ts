import { Decimal } from './money.js';
import type { PlanRules } from './plan-rules.js';

/** Down payments beside each other, by their place among all that a plan offers, both ends included. */
export interface Stretch {
  from: number;
  to: number;
}

/** The least distance that percentages with four decimals can have. */
const LEAST_STEP = '0.0001';

/** The down payments a plan offers: from the least on by its step, and the greatest. */
export class DownPayments {
  private readonly min: Decimal;
  private readonly max: Decimal;
  private readonly step: Decimal;
  private readonly last: number;
  private readonly limits: readonly number[];

  constructor({ downPaymentPercent: { min, max, step = '1' }, rates }: PlanRules) {
    this.min = new Decimal(min);
    this.max = new Decimal(max);
    this.step = Decimal.max(step, LEAST_STEP);
    this.last = Math.max(0, this.max.minus(this.min).div(this.step).ceil().toNumber());
    this.limits = rates.flatMap(({ minDownPaymentPercent, maxDownPaymentPercent }) => [
      ...(minDownPaymentPercent === undefined ? [] : [this.placeFrom(new Decimal(minDownPaymentPercent))]),
      ...(maxDownPaymentPercent === undefined ? [] : [this.placeAfter(new Decimal(maxDownPaymentPercent))]),
    ]);
  }

  /** Percent as text. */
  at(index: number): string {
    return Decimal.min(this.max, this.min.plus(this.step.times(index))).toFixed();
  }

  /** What the rate table treats alike: within a stretch the same line of it holds. */
  stretches(): Stretch[] {
    const starts = [0, ...this.limits]
      .filter((place) => place >= 0 && place <= this.last)
      .sort((one, other) => one - other)
      .filter((place, index, places) => place !== places[index - 1]);
    return starts.map((from, index) => ({ from, to: (starts[index + 1] ?? this.last + 1) - 1 }));
  }

  /** The first place at or above a percentage. The greatest down payment may be less than a step from the one before. */
  private placeFrom(percent: Decimal): number {
    if (percent.gt(this.max)) return this.last + 1;
    return Math.max(0, percent.minus(this.min).div(this.step).ceil().toNumber());
  }

  /** The first place above a percentage. */
  private placeAfter(percent: Decimal): number {
    if (percent.gte(this.max)) return this.last + 1;
    if (percent.lt(this.min)) return 0;
    return Math.min(this.last, percent.minus(this.min).div(this.step).floor().toNumber() + 1);
  }
}
