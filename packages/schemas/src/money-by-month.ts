import type { MovementKind } from './account/index.js';
import { addDays } from './calendar.js';
import type { DaySpan } from './sales.js';

const DUE = ['instalment', 'balloon', 'purchase_option', 'adjustment'] as const;
const RECEIVED = ['payment', 'application', 'credit_to_capital', 'prepayment', 'payoff'] as const;

/**
 * Which movements make a figure of the office's start page, each by its capital, interest, rent and VAT: what fell due, what
 * came in against it, and what is owed. Capital that is paid before its day is charged and paid at once, so that both are
 * `received` and come to nothing. Late interest, credit and what was lent are none of it.
 */
export const MONEY_FLOWS = {
  due: DUE,
  received: RECEIVED,
  owed: [...DUE, ...RECEIVED],
} as const satisfies Record<string, readonly MovementKind[]>;
export type MoneyFlow = keyof typeof MONEY_FLOWS;

/** What is owed at the beginning of a month, more what fell due in it, less what came in against that, is owed at its end. MXN. */
export interface MoneyMonth {
  /** To its last day, also of the month that is not over. */
  month: DaySpan;
  owedBefore: string;
  due: string;
  received: string;
  owed: string;
}

/** `GET /api/admin/dashboard/money`: the newest month first. */
export interface MoneyByMonth {
  today: string;
  months: MoneyMonth[];
}

/** How many months are told, this one included. */
export const MONEY_MONTHS = 6;

/** Exactly the movements that a figure is the sum of. */
export const moneyList = (flow: MoneyFlow, { from, to }: DaySpan) => ({
  resource: 'movements',
  filter: { flow, ...(flow === 'owed' ? {} : { valueFrom: from }), valueTo: to },
});

/** The month of `today` and so many before it, the newest first. */
export function monthsUntil(today: string, count = MONEY_MONTHS): DaySpan[] {
  const months: DaySpan[] = [];
  // Any day of the month after is within 31 days of its first one.
  let next = `${addDays(`${today.slice(0, 8)}01`, 31).slice(0, 8)}01`;
  while (months.length < count) {
    const to = addDays(next, -1);
    const from = `${to.slice(0, 8)}01`;
    months.push({ from, to });
    next = from;
  }
  return months;
}
