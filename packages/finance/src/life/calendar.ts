import { FinanceError } from '../errors.js';
import { addMonths, daysBetween } from './dates.js';

/** A month bears a twelfth of the year's rate, however many days it has: thirty of 360. */
export const DAYS_OF_MONTH = 30;
/** A first period may be shorter or longer than a month, within these days. */
const FIRST_PERIOD = { min: 15, max: 45 };

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Due dates and interest days of a contract. Period number k ends on due date number k; 0 is the day it starts. */
export class ContractCalendar {
  private readonly dueDates: string[] = [];
  /** Whether the first due date is not one month after the start. */
  readonly firstIsIrregular: boolean;

  constructor(
    readonly startsOn: string,
    private readonly firstDueOn: string,
  ) {
    this.firstIsIrregular = firstDueOn !== addMonths(startsOn, 1);
  }

  /** @throws FinanceError `FIRST_PERIOD.OUT_OF_RANGE` unless an irregular first period has 15 to 45 days */
  checkFirstPeriod(): void {
    const days = daysBetween(this.startsOn, this.firstDueOn);
    if (this.firstIsIrregular && (days < FIRST_PERIOD.min || days > FIRST_PERIOD.max)) {
      throw new FinanceError('FIRST_PERIOD.OUT_OF_RANGE', 'firstDueOn');
    }
  }

  /** Always clamped from the anchor, so that what is due on the 31st comes back to it after February. */
  dueOn(number: number): string {
    return (this.dueDates[number] ??= this.workOutDueOn(number));
  }

  private workOutDueOn(number: number): string {
    if (number === 0) return this.startsOn;
    return this.firstIsIrregular ? addMonths(this.firstDueOn, number - 1) : addMonths(this.startsOn, number);
  }

  /** Days that a whole period bears interest for. */
  daysOf(number: number): number {
    return this.isIrregular(number) ? daysBetween(this.startsOn, this.firstDueOn) : DAYS_OF_MONTH;
  }

  /** Interest days from the beginning of a period to a day in it. */
  elapsed(number: number, on: string): number {
    const days = Math.max(0, daysBetween(this.dueOn(number - 1), on));
    if (this.isIrregular(number)) return days;
    return on === this.dueOn(number) ? DAYS_OF_MONTH : Math.min(days, DAYS_OF_MONTH);
  }

  private isIrregular(number: number): boolean {
    return number === 1 && this.firstIsIrregular;
  }
}
