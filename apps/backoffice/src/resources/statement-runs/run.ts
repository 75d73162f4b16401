import { addDays, todayInMexico, type AdminStatementRun } from '@flota/schemas';
import { formatMonth } from '../../i18n/format.js';

const YEAR = 12;

/** The last twelve months that are over, newest first, as `YYYY-MM`. */
export function monthsOver(today: string = todayInMexico()): string[] {
  const months: string[] = [];
  let firstDay = `${today.slice(0, 7)}-01`;
  while (months.length < YEAR) {
    firstDay = `${addDays(firstDay, -1).slice(0, 7)}-01`;
    months.push(firstDay.slice(0, 7));
  }
  return months;
}

export const monthChoices = () => monthsOver().map((id) => ({ id, name: formatMonth(`${id}-01`) }));

/** Who started a run, as it is told. */
export const starterOf = ({ startedBy, startedByName }: AdminStatementRun): string =>
  startedByName ?? (startedBy ? 'Una persona del equipo' : 'El sistema');

const EVERY_MS = 2_000;

/** A run is watched until nothing of it is left to do. */
export const refreshWhileRunning = (run: Pick<AdminStatementRun, 'finishedAt'> | undefined): number | false =>
  run && !run.finishedAt ? EVERY_MS : false;

type Counts = AdminStatementRun['counts'];

/** Nothing is left to do with these, whether they went out or not. */
export const settledOf = ({ issued, held, failed }: Counts): number => issued + held + failed;

/** What waits for somebody of staff. */
export const stuckOf = ({ held, failed }: Counts): number => held + failed;
