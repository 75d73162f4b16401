import type { StaffImport } from '@flota/prisma';
import type { FieldError } from '@flota/schemas';
import type { Database } from '../database/prisma.service.js';
import type { ImportKind } from './import-kind.js';
import { type ImportedTable, readRow } from './mapping.js';
import type { TableLine } from './sent-table.js';

export interface RowOutcome {
  line: number;
  key: string | null;
  problems: FieldError[];
  recordId?: string | null;
  undo?: unknown;
  /** Where more is known of it than what came. */
  cells?: string[];
}

/** As one value, however many. */
export async function keepRows(database: Database, importId: string, rows: readonly TableLine[]): Promise<void> {
  await database.$executeRaw`
    insert into staff_import_row (import_id, line, cells)
    select ${importId}::uuid, line, cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(line int, cells jsonb)`;
}

export async function writeOutcomes(
  database: Database,
  importId: string,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  const rows = outcomes.map(({ line, key, problems, recordId = null, undo = null, cells = null }) => ({
    ...{ line, key, undo, cells, record_id: recordId },
    problems: problems.length > 0 ? problems : null,
  }));
  await database.$executeRaw`
    update staff_import_row as kept
    set key = came.key, record_id = came.record_id, problems = nullif(came.problems, 'null'::jsonb), undo = nullif(came.undo, 'null'::jsonb),
      cells = coalesce(nullif(came.cells, 'null'::jsonb), kept.cells)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as came(line int, key text, problems jsonb, record_id text, undo jsonb, cells jsonb)
    where kept.import_id = ${importId}::uuid and kept.line = came.line`;
}

/**
 * What there is against each of these rows: by themselves, by what stands before them, and by what `refusals` has against those
 * that nothing else is wrong with.
 */
export async function judged(
  database: Database,
  kind: ImportKind,
  sent: ImportedTable & Pick<StaffImport, 'id'>,
  lines: readonly { line: number; cells: unknown; content: Uint8Array | null }[],
  refusals: (rows: readonly unknown[]) => Promise<FieldError[][]>,
): Promise<{ outcome: RowOutcome; row: unknown }[]> {
  const read = lines.map(({ line, cells, content }) => {
    const one = readRow(kind, sent, cells as string[], content);
    return 'row' in one
      ? { line, row: one.row, key: kind.keyOf(one.row), problems: [] }
      : { line, row: undefined, key: null, problems: one.problems };
  });
  const earlier = await firstLines(
    database,
    sent.id,
    lines[0]?.line ?? 0,
    read.flatMap(({ key }) => key ?? []),
  );
  const known = read.map((one) => {
    const isRepeated = one.key !== null && earlier.has(one.key);
    if (one.key !== null) earlier.add(one.key);
    return isRepeated ? { ...one, problems: [REPEATED] } : one;
  });
  const right = known.filter(({ problems }) => problems.length === 0);
  const refused = await refusals(right.map(({ row }) => row));
  const against = new Map(right.map(({ line }, index) => [line, refused[index] ?? []]));
  return known.map(({ line, row, key, problems }) => ({
    outcome: { line, key, problems: [...problems, ...(against.get(line) ?? [])] },
    row,
  }));
}

const REPEATED: FieldError = { field: '', code: 'IMPORT.REPEATED' };

/** Which of these keys stand on lines before. */
async function firstLines(
  database: Database,
  importId: string,
  before: number,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await database.$queryRaw<{ key: string }[]>`
    select distinct key from staff_import_row
    where import_id = ${importId}::uuid and key = any(${[...keys]}) and line < ${before}`;
  return new Set(rows.map(({ key }) => key));
}
