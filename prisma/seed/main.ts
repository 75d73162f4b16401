import { dayInMexico } from '@flota/schemas';
import { createPrismaClient } from '../index.js';
import { booksReport } from '../upgrade/books-report.js';
import { upgradeContractBooks } from '../upgrade/contract-books.js';
import { asksForDemo } from './demo-mode.js';
import { storageIn } from './file-storage.js';
import { createProgress } from './progress.js';
import { seedDatabase } from './seed-database.js';
import { explainFailure } from './explain-failure.js';

/** The command: brings what former versions kept in the database of DATABASE_URL up to date, and seeds it. */
async function main(): Promise<void> {
  const { APP_SECRET, DEMO_PASSWORD, NODE_ENV, S3_BUCKET, STORAGE_DIR } = process.env;
  // What former versions kept is put right by whoever owns it.
  const databaseUrl = process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error('DATABASE_URL is not set');
  const demo = asksForDemo(NODE_ENV);
  const prisma = createPrismaClient(databaseUrl, 1);
  try {
    const changes = await upgradeContractBooks(prisma, dayInMexico(new Date()));
    if (changes.length > 0) {
      console.log(`upgrade: the books of ${changes.length} contracts changed; keep this report`);
      console.log(booksReport(changes));
    }
    const rows = await seedDatabase(prisma, {
      demo,
      demoPassword: DEMO_PASSWORD,
      appSecret: APP_SECRET,
      storage: STORAGE_DIR && !S3_BUCKET ? storageIn(STORAGE_DIR) : undefined,
      onStep: createProgress(process.stdout),
    });
    console.log(rows === 0 ? 'seed: the database has everything already' : `seed: done, ${rows} rows`);
    if (demo && !DEMO_PASSWORD) console.log('seed: no demo accounts, because DEMO_PASSWORD is not set');
  } finally {
    await prisma.$disconnect();
  }
}

try {
  await main();
} catch (error) {
  console.error(`seed: ${explainFailure(error)}`);
  process.exitCode = 1;
}
