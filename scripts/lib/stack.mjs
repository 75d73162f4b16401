import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from './embedded.mjs';
import { migrate } from './migrate.mjs';
import { root } from './paths.mjs';
import { anyFreePort } from './ports.mjs';
import { startService, untilReady } from './services.mjs';

/**
 * @typedef {object} StackOptions
 * @property {string} postgresUrl a server on which databases may be made
 * @property {string} [redisUrl] queues on Redis; without, on Postgres
 * @property {'development' | 'test' | 'production'} [mode] NODE_ENV of the API and the worker
 * @property {NodeJS.ProcessEnv} [env] more for the API and the worker
 *
 * @typedef {Awaited<ReturnType<typeof startStack>>} Stack
 */

/**
 * The whole product as built, on free ports, with a database, storage and mail of its own: nothing of a running
 * `npm start` is touched, and nothing is left behind.
 * @param {StackOptions} options
 */
export async function startStack({ postgresUrl, redisUrl, mode = 'development', env: extra = {} }) {
  const directory = mkdtempSync(join(tmpdir(), 'flota-stack-'));
  const database = await createDatabase(postgresUrl);
  const { startMailCatcher } = await import('../../packages/mail-catcher/dist/index.js');
  const mail = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
  const port = await anyFreePort();
  const url = `http://localhost:${port}`;
  const demoPassword = randomBytes(12).toString('base64url');
  const env = {
    NODE_ENV: mode,
    PORT: String(port),
    APP_URL: url,
    APP_SECRET: randomBytes(48).toString('base64url'),
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl ?? '',
    SMTP_URL: `smtp://127.0.0.1:${mail.smtpPort}`,
    STORAGE_DIR: join(directory, 'storage'),
    DEMO_PASSWORD: demoPassword,
    ...extra,
  };

  const start = (/** @type {string} */ name, /** @type {string} */ script) =>
    startService({ name, words: [join(root, 'apps/api/build', script)], env, directory });
  /** @type {{ api?: import('./services.mjs').Service, worker?: import('./services.mjs').Service }} */
  const services = {};

  const stack = {
    url,
    mail,
    mailUrl: `http://localhost:${mail.httpPort}`,
    databaseUrl: database.url,
    demoPassword,
    /** Holds `logs/api.log` and `logs/worker.log`. */
    directory,

    async startApi() {
      services.api = start('api', 'main.js');
      await untilReady(services.api, `http://127.0.0.1:${port}/health/ready`);
    },
    startWorker() {
      services.worker = start('worker', 'worker.js');
    },
    /** Of the processes that run now. */
    pids: () => ({ api: services.api?.pid, worker: services.worker?.pid }),
    killApi: (/** @type {NodeJS.Signals} */ signal = 'SIGKILL') => end(services.api, signal),
    killWorker: (/** @type {NodeJS.Signals} */ signal = 'SIGKILL') => end(services.worker, signal),

    /** What a hand in the database does, past everything that guards it. */
    sql: (/** @type {string} */ statement) => onServer(database.url, statement),

    /** What everybody who uses the database sees when it goes down: its connections end, and no new one is taken. */
    stopDatabase: () => database.allow(false),
    startDatabase: () => database.allow(true),

    async stop() {
      await Promise.all([services.api?.stop(), services.worker?.stop()]);
      await mail.close();
      await database.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };

  try {
    await migrate(database.url);
    await seed(env, false);
    stack.startWorker();
    await stack.startApi();
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/**
 * @param {import('./services.mjs').Service | undefined} service
 * @param {NodeJS.Signals} signal
 */
async function end(service, signal) {
  service?.kill(signal);
  await service?.exited;
}

/** @param {string} serverUrl */
async function createDatabase(serverUrl) {
  const name = `flota_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await onServer(serverUrl, `create database ${name}`);
  const allow = async (/** @type {boolean} */ allowed) => {
    await onServer(serverUrl, `alter database ${name} allow_connections ${allowed}`);
    if (!allowed) {
      await onServer(serverUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    }
  };
  return { url: url.href, allow, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
}

/**
 * @param {string} serverUrl
 * @param {string} statement
 */
async function onServer(serverUrl, statement) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
