import { dayInMexico } from '@flota/schemas';
import { createPrismaClient } from '../index.js';
import { booksReport } from '../upgrade/books-report.js';
import { upgradeContractBooks } from '../upgrade/contract-books.js';
import { type FileStorage, storageIn } from './file-storage.js';
import { type RealRecords, realRecords } from './real-records.js';
import type { SeedScope } from './scope.js';
import { seedDatabase, type SeededStep } from './seed-database.js';

export interface BroughtUp {
  /** The contracts whose books changed, told to be kept; nothing where none did. */
  books: string | null;
  /** Rows that the seed added or changed. */
  rows: number;
  scope: SeedScope;
  /** Why nothing invented was added though it was asked for. */
  real: RealRecords;
}

export interface BringUpOptions {
  scope: SeedScope;
  /** Counts what the seed would add, and keeps nothing; books stay as they are. */
  dryRun?: boolean;
  /** Called before anything is done, with what will be. */
  onStart?: (scope: SeedScope, real: RealRecords) => void;
  onStep?: (done: SeededStep) => void;
}

const NOWHERE: FileStorage = { put: async () => undefined };

/**
 * Brings what former versions kept in the database of the environment up to date, and seeds it. Nothing invented is added
 * where real people's records are, whatever was asked for.
 */
export async function bringUpToDate(
  env: NodeJS.ProcessEnv,
  { scope: wanted, dryRun = false, onStart, onStep }: BringUpOptions,
): Promise<BroughtUp> {
  const { APP_SECRET, DEMO_PASSWORD, S3_BUCKET, STORAGE_DIR } = env;
  // What former versions kept is put right by whoever owns it.
  const databaseUrl = env.DATABASE_OWNER_URL || env.DATABASE_URL;
  if (!databaseUrl) throw new Error('DATABASE_URL is not set');
  const prisma = createPrismaClient(databaseUrl, 1);
  try {
    const real = wanted === 'reference' ? {} : await realRecords(prisma);
    const scope = Object.keys(real).length > 0 ? 'reference' : wanted;
    onStart?.(scope, real);
    const changes = dryRun ? [] : await upgradeContractBooks(prisma, dayInMexico(new Date()));
    const files = dryRun ? NOWHERE : storageIn(STORAGE_DIR ?? '');
    const rows = await seedDatabase(prisma, {
      scope,
      demoPassword: DEMO_PASSWORD,
      appSecret: APP_SECRET,
      storage: STORAGE_DIR && !S3_BUCKET ? files : undefined,
      dryRun,
      onStep,
    });
    return { books: changes.length > 0 ? booksReport(changes) : null, rows, scope, real };
  } finally {
    await prisma.$disconnect();
  }
}
