import type { BroughtUp, RealRecords, SeedScope } from '@flota/prisma/seed';
import { randomBytes } from 'node:crypto';
import { type Cli, command } from '../lib/cli.js';
import { CommandFailure } from '../lib/command-failure.js';
import { EXIT } from '../lib/exit-codes.js';
import type { Outcome } from '../lib/outcome.js';
import { createProgress } from '../lib/progress.js';
import { settingOf } from '../lib/settings.js';

const DRY_RUN = 'say how many rows it would add, and keep none';

export const seedCommand = (cli: Cli) =>
  command('seed', 'add what is the same for every lender, and empty texts to begin with; nothing invented', [
    'seed',
    'seed --dry-run',
  ])
    .option('--dry-run', DRY_RUN)
    .addHelpText('after', '\nIt changes nothing that is there. A new installation starts with its site closed.\n')
    .action(cli.answering(async (words) => cli.within((env) => seed(env, 'reference', words))));

export const demoCommand = (cli: Cli) =>
  command('demo', 'add an invented lender, records and accounts to look around in; refused where real records are', [
    'demo',
    'demo --dry-run',
  ])
    .option('--dry-run', DRY_RUN)
    .action(
      cli.answering(async (words) =>
        cli.within(async (env) => {
          refuseInProduction(env);
          const made = env.DEMO_PASSWORD ? undefined : randomBytes(9).toString('base64url');
          const { lines, data } = await seed({ ...env, ...(made && { DEMO_PASSWORD: made }) }, 'demo', words);
          const accounts = made && !words.dryRun ? [`Accounts admin@flota.test and the like, password ${made}`] : [];
          return {
            lines: [...lines, ...accounts],
            data: { ...data, ...(made && !words.dryRun && { password: made }) },
          };
        }),
      ),
    );

const PLANS: Record<SeedScope, string> = {
  reference:
    'states, cities and types of vehicles, and where they are missing: texts to be written, with the site closed',
  lender: 'an invented lender, with its site open',
  demo: 'an invented lender with its site open, and invented dealers, quotes, customers, contracts and accounts',
};

interface Words {
  dryRun?: boolean | undefined;
  /** For machines, which are only answered. */
  json?: true | undefined;
}

async function seed(env: NodeJS.ProcessEnv, scope: SeedScope, { dryRun = false, json }: Words): Promise<Outcome> {
  const { host, pathname } = new URL(settingOf(env, 'DATABASE_URL'));
  const { bringUpToDate } = await import('@flota/prisma/seed');
  const progress = createProgress();
  const brought = await bringUpToDate(env, {
    scope,
    dryRun,
    onStart(_, real) {
      refuseAmong(real);
      if (!json) process.stderr.write(`Into ${host}${pathname}: ${PLANS[scope]}. What is there stays as it is.\n`);
    },
    onStep: ({ step, steps, label }) => progress.at(step, steps, label),
  }).finally(() => progress.end());
  return { lines: words(brought, dryRun), data: { rows: brought.rows, written: !dryRun, books: brought.books } };
}

function refuseInProduction({ NODE_ENV }: NodeJS.ProcessEnv): void {
  if (NODE_ENV === 'development' || NODE_ENV === 'test') return;
  throw new CommandFailure(
    EXIT.settings,
    'This is a production, as NODE_ENV does not say development: invented records stay out of it.',
  );
}

/** Invented contracts among real ones would be owed statements, mails and reports. */
function refuseAmong(real: RealRecords): void {
  const told = Object.entries(real).map(([kind, count]) => `${count} ${kind}`);
  if (told.length === 0) return;
  throw new CommandFailure(
    EXIT.wrong,
    `There are real records (${told.join(', ')}): invented ones stay out. Use another database.`,
  );
}

function words({ rows, books }: BroughtUp, dryRun: boolean): string[] {
  const report = books ? ['The books of contracts changed; keep this report.', books] : [];
  if (rows === 0) return [...report, 'Everything is there already.'];
  return [...report, dryRun ? `It would add or change ${rows} rows.` : `${rows} rows were added or changed.`];
}
