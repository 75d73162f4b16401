import type { StatementRun, StatementRunStart } from '@flota/prisma';
import type { Database } from '../platform/database/prisma.service.js';
import type { ModelDelegate } from '../platform/resources/resource.js';
import type { ItemCounts } from './statement.presenter.js';

export type CountedRun = StatementRun & {
  counts: ItemCounts;
  starter: string | null;
  starts: (StatementRunStart & { starter: string | null })[];
};

const NONE: ItemCounts = { pending: 0, working: 0, issued: 0, held: 0, failed: 0 };

/**
 * With how many statements of each run are in which state, counted by the database (a run has thousands), each time it was
 * set going, and the names of whoever did so.
 */
async function withCounts(database: Database, runs: StatementRun[]): Promise<CountedRun[]> {
  const groups = await database.statementItem.groupBy({
    by: ['runId', 'state'],
    where: { runId: { in: runs.map(({ id }) => id) } },
    _count: true,
  });
  const starts = await database.statementRunStart.findMany({
    where: { runId: { in: runs.map(({ id }) => id) } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
  const names = await starterNames(database, [
    ...runs.map(({ startedBy }) => startedBy),
    ...starts.map(({ staffId }) => staffId),
  ]);
  return runs.map((run) => {
    const counts = { ...NONE };
    for (const { runId, state, _count } of groups) if (runId === run.id) counts[state] = _count;
    const own = starts.filter(({ runId }) => runId === run.id);
    return {
      ...run,
      counts,
      starter: names.get(run.startedBy) ?? null,
      starts: own.map((start) => ({ ...start, starter: names.get(start.staffId) ?? null })),
    };
  });
}

/** By the id of the member of staff, whose account may be gone. */
async function starterNames(database: Database, starters: (string | null)[]): Promise<Map<string | null, string>> {
  const ids = [...new Set(starters)].filter((id) => id !== null);
  const staff = await database.staffAccount.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  return new Map(staff.map(({ id, name }) => [id, name]));
}

const refused = () => Promise.reject(new Error('Runs are started and not edited'));

/** Runs with how far they are, for the resource engine. */
export const countedRuns = (database: Database): ModelDelegate => ({
  fields: database.statementRun.fields,
  findMany: async (args) => withCounts(database, await database.statementRun.findMany(args)),
  findUnique: async (args) => {
    const run = await database.statementRun.findUnique(args as { where: { id: string } });
    return run && ((await withCounts(database, [run]))[0] ?? null);
  },
  count: (args) => database.statementRun.count(args),
  create: refused,
  update: refused,
  updateMany: refused,
  delete: refused,
});

export async function countedRun(database: Database, id: string): Promise<CountedRun> {
  const run = await database.statementRun.findUniqueOrThrow({ where: { id } });
  const [counted] = await withCounts(database, [run]);
  if (!counted) throw new Error(`No counts of run ${id}`);
  return counted;
}
