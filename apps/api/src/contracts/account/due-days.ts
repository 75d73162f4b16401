import { type AccountHome, addDays, DUE_DAYS_AHEAD, type DueDay } from '@flota/schemas';
import { contractLabel } from '../contract.texts.js';
import type { OwnStanding } from './contract-standings.js';
import { grouped } from './grouped.js';
import { sumOf } from './holder-debts.js';
import { type UpcomingPayment, upcomingPayments } from './upcoming-payments.js';

/** What of which contract. */
export type OfContract = UpcomingPayment & { contractId: string; contractLabel: string };

type Standing = Pick<OwnStanding, 'contract' | 'position'>;

/** What falls due over all contracts: this month, and day by day of the next weeks. */
export function dueDaysOf(
  standings: readonly Standing[],
  today: string,
): Pick<AccountHome, 'dueDays' | 'dueThisMonth'> {
  const monthEnd = lastDayOfMonth(today);
  const ahead = addDays(today, DUE_DAYS_AHEAD - 1);
  const days = [...paymentsByDay(standings, monthEnd > ahead ? monthEnd : ahead)];
  const thisMonth = days.flatMap(([on, due]) => (on > today && on <= monthEnd ? due : []));
  return {
    dueThisMonth: sumOf(thisMonth.map(({ amount }) => amount)),
    dueDays: days.filter(([on]) => on <= ahead).map(([on, due]) => dueDay(on, due)),
  };
}

/** In the order of days. */
export function paymentsByDay(standings: readonly Standing[], until: string): Map<string, OfContract[]> {
  const payments = standings.flatMap(({ contract, position }) =>
    upcomingPayments(position, until).map((payment): OfContract => ({
      ...payment,
      contractId: contract.id,
      contractLabel: contractLabel(contract),
    })),
  );
  return grouped(
    payments.toSorted((one, other) => one.on.localeCompare(other.on)),
    ({ on }) => on,
  );
}

function dueDay(on: string, due: readonly OfContract[]): DueDay {
  const only = due.length === 1 ? due[0] : undefined;
  return {
    on,
    amount: sumOf(due.map(({ amount }) => amount)),
    count: due.length,
    contractId: only?.contractId ?? null,
    contractLabel: only?.contractLabel ?? null,
  };
}

function lastDayOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
