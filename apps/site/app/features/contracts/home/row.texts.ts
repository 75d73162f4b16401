import { toCents } from '@flota/figures';
import type { ContractSummary } from '@flota/schemas';
import { formatDate } from '../../../lib/format.js';
import { capitalised, countDays, daysUntil, dueInWords, formatDay, isCovered } from '../due.texts.js';

type Told = Pick<ContractSummary, 'daysLate' | 'dueNow' | 'nextInstalment'>;

/** So near, the days that are left say more than the date. */
const NEAR_DAYS = 14;

/** Until then a day and a month say which. */
const SAME_YEAR_DAYS = 180;

/** Where a contract stands, in a few words. */
export function rowWords({ daysLate, dueNow, nextInstalment: next }: Told, today: string): string {
  if (daysLate > 0) return `${countDays(daysLate)} de atraso`;
  if (toCents(dueNow) > 0n) return 'Vence hoy';
  if (!next) return 'Sin pagos pendientes';
  if (isCovered(next)) return 'Ya cubierto';
  const days = daysUntil(next.dueOn, today);
  if (days <= NEAR_DAYS) return capitalised(dueInWords(next.dueOn, today));
  return `Vence el ${days <= SAME_YEAR_DAYS ? formatDay(next.dueOn) : formatDate(next.dueOn)}`;
}
