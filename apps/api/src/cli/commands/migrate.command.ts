import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Cli, command } from '../lib/cli.js';
import { CommandFailure } from '../lib/command-failure.js';
import { EXIT } from '../lib/exit-codes.js';
import { migrationState } from '../lib/migrations.js';
import type { Outcome } from '../lib/outcome.js';
import { ROOT } from '../lib/paths.js';
import { settingOf } from '../lib/settings.js';

const run = promisify(execFile);
const UNKNOWN_DATABASE = '3D000';

export const migrateCommand = (cli: Cli) =>
  command('migrate', 'bring the database to this version, and what the application may do with it', [
    'migrate --dry-run',
    'migrate',
    'migrate --rolled-back 20261122151200_refund_requests',
  ])
    .option('--dry-run', 'say which migrations are missing, and apply none')
    .option('--rolled-back <name>', 'note that a migration that failed was undone by hand')
    .addHelpText('after', '\nIt works as the role of DATABASE_OWNER_URL, where one is named.\n')
    .action(
      cli.answering(async ({ dryRun, rolledBack }) =>
        cli.within(async (env) => {
          const before = await pending(env);
          if (dryRun) return told(before, { applied: false });
          await engine(env, rolledBack ? ['--rolled-back', rolledBack] : []);
          if (rolledBack) return { lines: [`${rolledBack} counts as rolled back.`], data: { rolledBack } };
          return told(before, { applied: true });
        }),
      ),
    );

/** A database that is not there yet has none. */
async function pending(env: NodeJS.ProcessEnv): Promise<string[]> {
  try {
    return (await migrationState(env.DATABASE_OWNER_URL || settingOf(env, 'DATABASE_URL'))).pending;
  } catch (error) {
    if ((error as { code?: string }).code !== UNKNOWN_DATABASE) throw error;
    const { presentMigrations } = await import('../lib/migrations.js');
    return presentMigrations();
  }
}

function told(migrations: string[], { applied }: { applied: boolean }): Outcome {
  const verb = applied ? 'applied' : 'missing';
  return {
    lines: migrations.length === 0 ? ['No migration to apply.'] : migrations.map((name) => `${verb}  ${name}`),
    data: { applied: applied ? migrations : [], pending: applied ? [] : migrations },
  };
}

/** By Prisma's engine, which may end its process as it likes. */
async function engine(env: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  try {
    await run(process.execPath, [join(ROOT, 'prisma/engine/migrate.mjs'), ...words], { env, cwd: ROOT });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new CommandFailure(EXIT.wrong, `The migrations were not applied. ${stderr.trim()}`, { cause: error });
  }
}
