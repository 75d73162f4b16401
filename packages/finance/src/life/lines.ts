import { ZERO } from '../money.js';
import type { Fold } from './fold.js';
import type { Charge, ChargedLine } from './line.js';

/** A line of the schedule; `charged` once it fell due. */
export interface ScheduleLine {
  charge: Charge;
  charged: ChargedLine | null;
}

/** The lines charged, those to come with a balloon after them, and what a leased vehicle costs at the end. */
export function linesOf({ agreement, balloon, lines, paidOffOn, purchaseOption, schedule }: Fold): ScheduleLine[] {
  const { calendar } = agreement;
  const coming = paidOffOn ? [] : schedule.rows;
  const all: ScheduleLine[] = [
    ...lines.map((charged) => ({ charge: charged.charge, charged })),
    ...coming.map((row) => ({
      charge: { ...row, kind: 'regular' as const, dueOn: calendar.dueOn(row.number) },
      charged: null,
    })),
  ];
  const last = coming.at(-1);
  if (last && !balloon.isZero()) {
    const none = { interest: ZERO, rent: ZERO, vat: ZERO, balance: ZERO, interestDays: 0 };
    const dueOn = calendar.dueOn(last.number);
    all.push({ charge: { ...none, number: last.number + 1, kind: 'balloon', dueOn, capital: balloon }, charged: null });
  }
  if (purchaseOption) {
    all.push({ charge: { ...purchaseOption, dueOn: calendar.dueOn(schedule.last) }, charged: null });
  }
  return all;
}
