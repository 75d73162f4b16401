import type { AdminStatementRun } from '@flota/schemas';

const EVERY_MS = 2_000;

/** A run is watched until nothing of it is left to do. */
export const refreshWhileRunning = (run: Pick<AdminStatementRun, 'finishedAt'> | undefined): number | false =>
  run && !run.finishedAt ? EVERY_MS : false;
