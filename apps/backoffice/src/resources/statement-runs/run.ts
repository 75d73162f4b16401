import { addDays, todayInMexico, type AdminStatementRun, type AdminStatementRunStart } from '@flota/schemas';
import type { FieldValues } from 'react-hook-form';
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

/** Who started a run first, as it is told. */
export const starterOf = ({ startedBy, startedByName }: AdminStatementRun): string =>
  startName({ by: startedBy, byName: startedByName });

/** Who set a run going. */
export const startName = ({ by, byName }: Pick<AdminStatementRunStart, 'by' | 'byName'>): string =>
  byName ?? (by ? 'Una persona del equipo' : 'El sistema');

/** The last time a run was set going, where that was not the first. */
export const lastRestart = ({ starts }: Pick<AdminStatementRun, 'starts'>): AdminStatementRunStart | undefined =>
  starts.filter(({ kind }) => kind !== 'first').at(-1);

/** What is sent of a dialog that starts a run, or what stopped in one. */
export const readStart = ({ month, reason }: FieldValues) => ({
  month: month as string,
  reason: (reason as string | null) ?? '',
});

const EVERY_MS = 2_000;

/** A run is watched until nothing of it is left to do. */
export const refreshWhileRunning = (run: Pick<AdminStatementRun, 'finishedAt'> | undefined): number | false =>
  run && !run.finishedAt ? EVERY_MS : false;

type Counts = AdminStatementRun['counts'];

/** Nothing is left to do with these, whether they went out or not. */
export const settledOf = ({ issued, held, failed }: Counts): number => issued + held + failed;

/** What waits for somebody of staff. */
export const stuckOf = ({ held, failed }: Counts): number => held + failed;
