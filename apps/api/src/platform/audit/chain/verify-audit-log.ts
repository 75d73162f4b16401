import { createPrismaClient } from '@flota/prisma';
import { parseArgs } from 'node:util';
import { chainWords } from './chain.texts.js';
import { isIntact, verifyChain } from './verify-chain.js';

const USAGE = 'npm run audit:verify [-- --head <hash noted earlier>]';
const HASH = /^[0-9a-f]{64}$/;

/** The command; answers whether the log is as it was written. */
async function verify(): Promise<boolean> {
  const { values } = parseArgs({ options: { head: { type: 'string' } } });
  const noted = values.head?.trim().toLowerCase();
  if (noted !== undefined && !HASH.test(noted)) throw new Error(`A head has 64 hexadecimal digits. Use: ${USAGE}`);
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set');
  const prisma = createPrismaClient(DATABASE_URL, 1);
  try {
    const report = await verifyChain(prisma, noted);
    console.log(chainWords(report).join('\n'));
    return isIntact(report);
  } finally {
    await prisma.$disconnect();
  }
}

try {
  if (!(await verify())) process.exitCode = 1;
} catch (error) {
  console.error(`audit:verify: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
