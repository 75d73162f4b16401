import { Decimal } from '../money.js';
import type { PersonType, RateRow } from '../plan-rules.js';

/** For whom, what, how long, how much down and on which day a rate is asked. */
export interface RateQuestion {
  vehicleType: string;
  personType: PersonType;
  termMonths: number;
  downPaymentPercent: string;
  /** `YYYY-MM-DD` in Mexico City. */
  onDate: string;
}

/** Whether every condition of the line holds. */
export function rateRowFits(row: RateRow, { onDate, termMonths, ...asked }: RateQuestion): boolean {
  return (
    (row.vehicleTypes?.includes(asked.vehicleType) ?? true) &&
    (row.personTypes?.includes(asked.personType) ?? true) &&
    termMonths >= (row.minTermMonths ?? termMonths) &&
    termMonths <= (row.maxTermMonths ?? termMonths) &&
    onDate >= (row.validFrom ?? onDate) &&
    onDate <= (row.validTo ?? onDate) &&
    new Decimal(row.minDownPaymentPercent ?? 0).lte(asked.downPaymentPercent) &&
    new Decimal(row.maxDownPaymentPercent ?? 100).gte(asked.downPaymentPercent)
  );
}

/** Top to bottom, the first line that fits gives the rate; `null`: not offered. */
export const firstRate = (rates: readonly RateRow[], asked: RateQuestion): string | null =>
  rates.find((row) => rateRowFits(row, asked))?.annualRatePercent ?? null;
