import { dayInMexico } from '@flota/schemas';
import { createPrismaClient } from '../index.js';
import { booksReport } from '../upgrade/books-report.js';
import { upgradeContractBooks } from '../upgrade/contract-books.js';
import { asksForDemo } from './demo-mode.js';
import { type FileStorage, storageIn } from './file-storage.js';
import { seedDatabase, type SeededStep } from './seed-database.js';

export interface BroughtUp {
  /** The contracts whose books changed, told to be kept; nothing where none did. */
  books: string | null;
  /** Rows that the seed added or changed. */
  rows: number;
  /** Whether invented records belong there. */
  demo: boolean;
}

export interface BringUpOptions {
  /** Counts what the seed would add, and keeps nothing; books stay as they are. */
  dryRun?: boolean;
  onStep?: (done: SeededStep) => void;
}

const NOWHERE: FileStorage = { put: async () => undefined };

/** Brings what former versions kept in the database of the environment up to date, and seeds it. */
export async function bringUpToDate(
  env: NodeJS.ProcessEnv,
  { dryRun = false, onStep }: BringUpOptions = {},
): Promise<BroughtUp> {
  const { APP_SECRET, DEMO_PASSWORD, NODE_ENV, S3_BUCKET, STORAGE_DIR } = env;
  // What former versions kept is put right by whoever owns it.
  const databaseUrl = env.DATABASE_OWNER_URL || env.DATABASE_URL;
  if (!databaseUrl) throw new Error('DATABASE_URL is not set');
  const demo = asksForDemo(NODE_ENV);
  const prisma = createPrismaClient(databaseUrl, 1);
  try {
    const changes = dryRun ? [] : await upgradeContractBooks(prisma, dayInMexico(new Date()));
    const files = dryRun ? NOWHERE : storageIn(STORAGE_DIR ?? '');
    const rows = await seedDatabase(prisma, {
      demo,
      demoPassword: DEMO_PASSWORD,
      appSecret: APP_SECRET,
      storage: STORAGE_DIR && !S3_BUCKET ? files : undefined,
      dryRun,
      onStep,
    });
    return { books: changes.length > 0 ? booksReport(changes) : null, rows, demo };
  } finally {
    await prisma.$disconnect();
  }
}
