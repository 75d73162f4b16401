import { addDays } from './calendar.js';

/** Days, the last one included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** What a visitor becomes, and the list that counts those of some days. */
export const SALES_STEPS = {
  quotes: ({ from, to }: DaySpan) => ({ resource: 'quotes', filter: { createdFrom: from, createdTo: to } }),
  leads: ({ from, to }: DaySpan) => ({ resource: 'leads', filter: { createdFrom: from, createdTo: to } }),
  won: ({ from, to }: DaySpan) => ({ resource: 'leads', filter: { stage: 'won', movedFrom: from, movedTo: to } }),
} as const;
export type SalesStep = keyof typeof SALES_STEPS;

/** Of the dashboard: this month as far as it has gone, and the same days of the month before. */
export interface Sales {
  month: DaySpan;
  before: DaySpan;
  figures: Record<SalesStep, { now: number; before: number }>;
}

/** This month until `today`, and as many days of the month before, where that has so many. */
export function monthsToCompare(today: string): Pick<Sales, 'month' | 'before'> {
  const from = `${today.slice(0, 8)}01`;
  const lastBefore = addDays(from, -1);
  const sameDay = `${lastBefore.slice(0, 8)}${today.slice(8)}`;
  return {
    month: { from, to: today },
    before: { from: `${lastBefore.slice(0, 8)}01`, to: sameDay < lastBefore ? sameDay : lastBefore },
  };
}
