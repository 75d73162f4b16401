import type { AdminStatementRun } from '@flota/schemas';

/** Who started a run, as it is told. */
export const starterOf = ({ startedBy, startedByName }: AdminStatementRun): string =>
  startedByName ?? (startedBy ? 'Una persona del equipo' : 'El sistema');
