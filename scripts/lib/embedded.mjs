import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, varDirectory } from './paths.mjs';
import { anyFreePort, freePortFrom, isPortFree } from './ports.mjs';
import { appUrlOf, ensureDatabase, runningPostgres, startPostgres } from './postgres.mjs';
import { migrate } from './migrate.mjs';
import { say, step } from './report.mjs';
import { mustRun } from './run.mjs';
import { keptSecret } from './secrets.mjs';
import { startService, untilReady } from './services.mjs';

const DATA_DIRECTORY = join(varDirectory, 'postgres');
const DATABASE = 'flota';
/** Where the mail catcher is found by who was started apart. */
export const MAIL_PORT_FILE = join(varDirectory, 'mail.port');

/**
 * The database: the one of DATABASE_URL, or an embedded one.
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 * @returns {Promise<import('./migrate.mjs').DatabaseUrls>}
 */
export async function startDatabase(supervisor) {
  const named = namedDatabase();
  if (named) return named;
  return step('starting the database', async (log) => {
    const port = await notedPort(join(varDirectory, 'postgres.port'));
    const begin = () => startPostgres({ dataDirectory: DATA_DIRECTORY, port, log });
    const postgres = await supervisor.keepRunning('database', begin);
    return embeddedUrls(await ensureDatabase(postgres, DATABASE));
  });
}

/**
 * For a command that does one thing and ends: the database of DATABASE_URL, or the embedded one, which is started for as
 * long as the work takes unless it runs.
 * @param {(urls: import('./migrate.mjs').DatabaseUrls) => Promise<void>} work
 */
export async function withDatabase(work) {
  const named = namedDatabase();
  if (named) return work(named);
  const running = runningPostgres(DATA_DIRECTORY);
  if (running) return work(embeddedUrls(await ensureDatabase(running, DATABASE)));
  const port = await anyFreePort();
  const postgres = await startPostgres({ dataDirectory: DATA_DIRECTORY, port, log: (line) => say(`  ${line}`) });
  try {
    await work(embeddedUrls(await ensureDatabase(postgres, DATABASE)));
  } finally {
    await postgres.stop();
  }
}

/** Without an owner of its own it is one role's, as it was in former versions. */
function namedDatabase() {
  const { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl } = process.env;
  return appUrl ? { appUrl, ownerUrl: ownerUrl ?? appUrl } : undefined;
}

/** @param {string} ownerUrl */
function embeddedUrls(ownerUrl) {
  const password = keptSecret(join(varDirectory, 'secrets'), 'database-app-password', 24);
  return { ownerUrl, appUrl: appUrlOf(ownerUrl, password) };
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
    const begin = () =>
      startService({
        name: 'mail-catcher',
        words: [join(root, 'packages/mail-catcher/dist/cli.js')],
        env: {
          MAIL_SMTP_PORT: String(smtpPort),
          MAIL_HTTP_PORT: String(httpPort),
          MAIL_DIRECTORY: join(varDirectory, 'mail'),
        },
        directory: varDirectory,
      });
    writeFileSync(MAIL_PORT_FILE, `${smtpPort}\n`);
    await supervisor.keepRunning('mail catcher', begin, (mail) => untilReady(mail, `http://127.0.0.1:${httpPort}/`));
    return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, pageUrl: `http://localhost:${httpPort}` };
  });
}

/**
 * Migrations, and content where there is none yet.
 * @param {Record<string, string>} env of the app
 * @param {import('./migrate.mjs').DatabaseUrls} urls
 */
export async function prepareDatabase(env, urls) {
  await step('bringing the database up to date', async (log) => {
    log((await migrate(urls)) ? 'migrations applied' : 'no migration to apply');
  });
  const scope = env.NODE_ENV === 'production' ? 'reference' : 'demo';
  const label = scope === 'demo' ? 'filling an empty database with an invented lender' : 'adding what every lender has';
  await step(label, () => seed({ ...env, DATABASE_OWNER_URL: urls.ownerUrl }, { scope, show: true }));
}

/**
 * @param {NodeJS.ProcessEnv} env of the app, and the owner of the database
 * @param {{ scope: 'reference' | 'lender' | 'demo', show: boolean }} options how much is invented, and whether it is shown
 */
export async function seed(env, { scope, show }) {
  await mustRun('the seed', bin('node'), [join(root, 'prisma/dist/seed/main.js'), scope], { env, show });
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
