import type { BulkResult, ErrorCode } from '@flota/schemas';
import { ProblemException } from '../errors/problem.exception.js';

/** Does something to each row by itself, one after the other: what one is refused for takes nothing from the others. */
export async function eachRow<Row extends { id: string }>(
  rows: readonly Row[],
  work: (row: Row) => Promise<void>,
): Promise<BulkResult> {
  const done: BulkResult['rows'] = [];
  for (const row of rows) done.push({ id: row.id, problem: await refusal(work(row)) });
  return { rows: done };
}

async function refusal(work: Promise<void>): Promise<ErrorCode | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof ProblemException) return error.code;
    throw error;
  }
}
