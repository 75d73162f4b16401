import type { BroughtUp } from '@flota/prisma/seed';
import { randomBytes } from 'node:crypto';
import { type Cli, command } from '../lib/cli.js';
import { CommandFailure } from '../lib/command-failure.js';
import { EXIT } from '../lib/exit-codes.js';
import type { Outcome } from '../lib/outcome.js';
import { createProgress } from '../lib/progress.js';
import { withDatabase } from '../lib/with-database.js';
import { settingOf } from '../lib/settings.js';

const DRY_RUN = 'say how many rows it would add, and keep none';
/** Nobody has mail there (RFC 2606): whose addresses end so was invented. */
const INVENTED = ['.test', '.example'];

export const seedCommand = (cli: Cli) =>
  command('seed', 'add the records that the product cannot do without: states, vehicles, plans, texts', [
    'seed',
    'seed --dry-run',
  ])
    .option('--dry-run', DRY_RUN)
    .addHelpText(
      'after',
      '\nIt changes nothing that is there. With NODE_ENV=development it adds invented records too.\n',
    )
    .action(cli.answering(async ({ dryRun = false }) => cli.within((env) => seed(env, dryRun))));

export const demoCommand = (cli: Cli) =>
  command('demo', 'add invented records and accounts to look around in; refused where real records are', [
    'demo',
    'demo --dry-run',
  ])
    .option('--dry-run', DRY_RUN)
    .action(
      cli.answering(async ({ dryRun = false }) =>
        cli.within(async (env) => {
          await refuseWhereItIsReal(env);
          const made = env.DEMO_PASSWORD ? undefined : randomBytes(9).toString('base64url');
          const { lines, data } = await seed({ ...env, ...(made && { DEMO_PASSWORD: made }) }, dryRun);
          const accounts = made && !dryRun ? [`Accounts admin@flota.test and the like, password ${made}`] : [];
          return { lines: [...lines, ...accounts], data: { ...data, ...(made && !dryRun && { password: made }) } };
        }),
      ),
    );

async function seed(env: NodeJS.ProcessEnv, dryRun: boolean): Promise<Outcome> {
  settingOf(env, 'DATABASE_URL');
  const { bringUpToDate } = await import('@flota/prisma/seed');
  const progress = createProgress();
  const brought = await bringUpToDate(env, {
    dryRun,
    onStep: ({ step, steps, label }) => progress.at(step, steps, label),
  }).finally(() => progress.end());
  return { lines: words(brought, dryRun), data: { rows: brought.rows, written: !dryRun, books: brought.books } };
}

function words({ rows, books }: BroughtUp, dryRun: boolean): string[] {
  const report = books ? ['The books of contracts changed; keep this report.', books] : [];
  if (rows === 0) return [...report, 'Everything is there already.'];
  return [...report, dryRun ? `It would add or change ${rows} rows.` : `${rows} rows were added or changed.`];
}

/** Invented contracts among real ones would be owed statements, mails and reports. */
async function refuseWhereItIsReal(env: NodeJS.ProcessEnv): Promise<void> {
  if (env.NODE_ENV !== 'development' && env.NODE_ENV !== 'test') {
    throw new CommandFailure(
      EXIT.settings,
      'This is a production, as NODE_ENV does not say development: invented records stay out of it.',
    );
  }
  const real = await withDatabase(env, async (prisma) => {
    const isReal = { AND: INVENTED.map((ending) => ({ email: { not: { endsWith: ending } } })) };
    const [staff, customers, contracts, leads, quotes] = await Promise.all([
      prisma.staffAccount.count({ where: isReal }),
      prisma.customer.count({ where: isReal }),
      prisma.contract.count({ where: { customer: isReal } }),
      prisma.lead.count({ where: isReal }),
      prisma.quote.count({
        where: { AND: INVENTED.map((ending) => ({ contactEmail: { not: { endsWith: ending } } })) },
      }),
    ]);
    return { staff, customers, contracts, leads, quotes };
  });
  const found = Object.entries(real).filter(([, count]) => count > 0);
  if (found.length === 0) return;
  const told = found.map(([kind, count]) => `${count} ${kind}`).join(', ');
  throw new CommandFailure(
    EXIT.wrong,
    `There are real records (${told}): invented ones stay out. Use another database.`,
  );
}
