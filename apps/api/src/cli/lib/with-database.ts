import type { PrismaClient } from '@flota/prisma';
import { settingOf } from './settings.js';

/** Does the work on the database of DATABASE_URL, as the role that the product runs as. */
export async function withDatabase<Result>(
  source: NodeJS.ProcessEnv,
  work: (prisma: PrismaClient) => Promise<Result>,
): Promise<Result> {
  const { createPrismaClient } = await import('@flota/prisma');
  const prisma = createPrismaClient(settingOf(source, 'DATABASE_URL'), 2);
  try {
    return await work(prisma);
  } finally {
    await prisma.$disconnect();
  }
}
