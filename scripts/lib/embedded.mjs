import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, varDirectory } from './paths.mjs';
import { anyFreePort, freePortFrom, isPortFree } from './ports.mjs';
import { ensureDatabase, startPostgres } from './postgres.mjs';
import { migrate } from './migrate.mjs';
import { step } from './report.mjs';
import { mustRun } from './run.mjs';
import { startService, untilReady } from './services.mjs';

/**
 * The database: the one of DATABASE_URL, or an embedded one.
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 * @returns {Promise<string>} its URL
 */
export async function startDatabase(supervisor) {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  return step('starting the database', async (log) => {
    const port = await notedPort(join(varDirectory, 'postgres.port'));
    const dataDirectory = join(varDirectory, 'postgres');
    const postgres = await supervisor.start(() => startPostgres({ dataDirectory, port, log }));
    supervisor.needs('database', postgres.exited);
    return ensureDatabase(postgres, 'flota');
  });
}

/**
 * Outgoing mail: the server of SMTP_URL, or a catcher that keeps it and shows it on a page.
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 * @returns {Promise<{ smtpUrl: string, pageUrl: string | undefined }>}
 */
export async function startMail(supervisor) {
  if (process.env.SMTP_URL) return { smtpUrl: process.env.SMTP_URL, pageUrl: undefined };
  return step('starting the mail catcher', async () => {
    const smtpPort = await freePortFrom(1025);
    const httpPort = await freePortFrom(8025);
    const mail = await supervisor.start(() =>
      startService({
        name: 'mail-catcher',
        words: [join(root, 'packages/mail-catcher/dist/cli.js')],
        env: {
          MAIL_SMTP_PORT: String(smtpPort),
          MAIL_HTTP_PORT: String(httpPort),
          MAIL_DIRECTORY: join(varDirectory, 'mail'),
        },
        directory: varDirectory,
      }),
    );
    supervisor.needs(mail.name, mail.exited, mail.lastLines);
    await untilReady(mail, `http://127.0.0.1:${httpPort}/`);
    return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, pageUrl: `http://localhost:${httpPort}` };
  });
}

/**
 * Migrations, and content where there is none yet.
 * @param {Record<string, string>} env of the app
 */
export async function prepareDatabase(env) {
  await step('bringing the database up to date', async (log) => {
    log((await migrate(env.DATABASE_URL)) ? 'migrations applied' : 'no migration to apply');
  });
  await step('filling an empty database', () => seed(env, true));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} show
 */
export async function seed(env, show) {
  await mustRun('the seed', bin('node'), [join(root, 'prisma/dist/seed/main.js')], { env, show });
}

/**
 * A port that stays the same from start to start unless somebody else took it.
 * @param {string} file
 */
async function notedPort(file) {
  const noted = Number(readIfThere(file));
  if (noted && (await isPortFree(noted, '127.0.0.1'))) return noted;
  const port = await anyFreePort();
  writeFileSync(file, `${port}\n`);
  return port;
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
