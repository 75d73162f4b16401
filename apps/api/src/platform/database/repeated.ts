import { setTimeout as wait } from 'node:timers/promises';
import { Prisma } from '@flota/prisma';

const TIMES = 4;
const PAUSE_MS = 40;

/** PostgreSQL ended one of two transactions that waited for each other (40P01), or could not order them (40001). */
const isCollision = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2034';

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
