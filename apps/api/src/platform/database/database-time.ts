import type { Database } from './prisma.service.js';

/**
 * What time the database has. Instants that one process writes and another one compares are of this clock, the only one
 * that all of them share: the clocks of two machines may be an hour apart.
 */
export async function databaseTime(database: Database): Promise<Date> {
  const [row] = await database.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  if (!row) throw new Error('The database told no time');
  return row.now;
}
