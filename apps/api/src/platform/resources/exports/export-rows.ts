import type { Database } from '../../database/prisma.service.js';
import type { CsvValue } from '../csv.js';
import type { Resource } from '../resource.js';
import { keyColumn } from '../resource-input.js';
import type { ListExport } from './list-export.js';

/** Rows in memory at once, whatever the size of the list. */
const BATCH = 500;

/** Rows of cells, some at a time. */
export type Rows = AsyncIterable<readonly CsvValue[][]>;

/**
 * From the newest key down, each batch from where the last one ended: what comes in meanwhile shifts nothing. Each reads by
 * itself, as one snapshot of minutes would keep the database from clearing up behind everybody else.
 */
export async function* exportRows(
  database: Database,
  resource: Resource,
  exported: ListExport,
  where: object,
): AsyncGenerator<CsvValue[][]> {
  const key = keyColumn(resource);
  let beyond: object = {};
  for (;;) {
    const rows = await resource.model(database).findMany({
      where: { AND: [where, beyond] },
      include: resource.include,
      orderBy: { [key]: 'desc' },
      take: BATCH,
    });
    if (rows.length > 0) yield rows.map((row) => exported.cells(resource.present(row)));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    beyond = { [key]: { lt: (last as Record<string, unknown>)[key] } };
  }
}
