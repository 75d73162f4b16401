import { setTimeout as wait } from 'node:timers/promises';
import { Prisma } from '@flota/prisma';

const TIMES = 4;
const PAUSE_MS = 40;

/** PostgreSQL ended one of two transactions that waited for each other (40P01), or could not order them (40001). */
const COLLISIONS: readonly unknown[] = ['40P01', '40001'];

/** Of a statement of Prisma's own it has a code of its own for that; of a raw one it says what the database said. */
function isCollision(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === 'P2034' || (error.code === 'P2010' && COLLISIONS.includes(saidByDatabase(error)));
}

/** The database's own code of what a raw statement failed with. */
function saidByDatabase({ meta }: Prisma.PrismaClientKnownRequestError): unknown {
  const reason = meta?.['driverAdapterError'] as { cause?: { originalCode?: unknown } } | undefined;
  return reason?.cause?.originalCode;
}

/** Runs a transaction again when another one stood in its way; it left nothing behind. */
export async function repeated<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === TIMES || !isCollision(error)) throw error;
      await wait(Math.random() * PAUSE_MS * attempt);
    }
  }
}
