import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seed } from './embedded.mjs';
import { migrate } from './migrate.mjs';
import { root } from './paths.mjs';
import { anyFreePort } from './ports.mjs';
import { appUrlOf } from './postgres.mjs';
import { startService, untilReady } from './services.mjs';

/** A worker starts, and looks twice for work that is owed, in no longer than this. */
const LOOKS_FOR_WORK_MS = 15_000;

/**
 * @typedef {object} StackOptions
 * @property {string} postgresUrl a server on which databases may be made
 * @property {string} [redisUrl] queues on Redis; without, on Postgres
 * @property {'development' | 'test' | 'production'} [mode] NODE_ENV of the APIs and the workers
 * @property {'reference' | 'lender' | 'demo'} [scope] what its database is filled with; without, in production a lender and nobody else invented
 * @property {NodeJS.ProcessEnv} [env] more for the APIs and the workers
 * @property {number} [apis] how many, each on a port of its own
 * @property {number} [workers]
 * @property {number} [keptMails] how many the mail catcher keeps
 * @property {Filled} [filled] what it begins with, instead of filling a database of its own
 *
 * @typedef {object} Filled a database and files to begin with, as `fillOnce` leaves them; may be handed on as JSON
 * @property {string} databaseUrl
 * @property {string} storage
 * @property {{ APP_SECRET: string, DEMO_PASSWORD: string }} secrets what is stored was made with
 *
 * @typedef {Awaited<ReturnType<typeof startStack>>} Stack
 * @typedef {ReturnType<typeof createPart>} Part
 */

/**
 * The whole product as built, on free ports, with a database, storage and mail of its own: nothing of a running
 * `npm start` is touched, and nothing is left behind.
 * @param {StackOptions} options
 */
export async function startStack(options) {
  const {
    postgresUrl,
    redisUrl,
    mode = 'development',
    scope = mode === 'production' ? 'lender' : 'demo',
    env: extra = {},
    apis: apiCount = 1,
    workers: workerCount = 1,
  } = options;
  const directory = mkdtempSync(join(tmpdir(), 'flota-stack-'));
  const storage = join(directory, 'storage');
  const database = await createDatabase(postgresUrl, options.filled && nameOf(options.filled.databaseUrl));
  const { startMailCatcher } = await import('../../packages/mail-catcher/dist/index.js');
  const mail = await startMailCatcher({ smtpPort: 0, httpPort: 0, capacity: options.keptMails });
  const ports = [];
  while (ports.length < apiCount) ports.push(await anyFreePort());
  const url = `http://localhost:${ports[0]}`;
  const secrets = options.filled?.secrets ?? newSecrets();
  const env = {
    NODE_ENV: mode,
    APP_URL: url,
    ...secrets,
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: '',
    REDIS_URL: redisUrl ?? '',
    SMTP_URL: `smtp://127.0.0.1:${mail.smtpPort}`,
    STORAGE_DIR: storage,
    // Nobody before it has to be told that an API is about to end.
    DRAIN_SECONDS: '0',
    ...(mode !== 'production' && { STAFF_SECOND_FACTOR: 'optional' }),
    ...extra,
  };

  const apis = ports.map((port, index) =>
    createPart({
      name: numbered('api', index),
      script: 'main.js',
      env: { PORT: String(port), ...env },
      directory,
      port,
    }),
  );
  const workers = Array.from({ length: workerCount }, (_, index) =>
    createPart({ name: numbered('worker', index), script: 'worker.js', env, directory }),
  );
  const [api] = apis;
  const [worker] = workers;

  const stack = {
    url,
    /** Each is ended and started again by itself, as the first of each is by `startApi`, `killWorker` and the like. */
    apis,
    workers,
    mail,
    mailUrl: `http://localhost:${mail.httpPort}`,
    /** Of its owner. */
    databaseUrl: database.url,
    demoPassword: secrets.DEMO_PASSWORD,
    /** What they are told. */
    env,
    /** Holds `logs/api.log`, `logs/worker.log`, of a second one `logs/api-2.log`, and so on. */
    directory,

    startApi: () => api.start(),
    startWorker: () => void worker.start(),
    /** Of the processes that run now. */
    pids: () => ({ api: api.pid(), worker: worker.pid() }),
    killApi: api.kill,
    killWorker: worker.kill,

    /** What a hand in the database does, past everything that guards it. */
    sql: (/** @type {string} */ statement, /** @type {unknown[]} */ values = []) =>
      query(database.url, statement, values),

    /** What everybody who uses the database sees when it goes down: its connections end, and no new one is taken. */
    stopDatabase: () => database.allow(false),
    startDatabase: () => database.allow(true),

    async stop() {
      await Promise.all([...apis, ...workers].map((part) => part.stop()));
      await mail.close();
      await database.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };

  try {
    if (options.filled) cpSync(options.filled.storage, storage, { recursive: true });
    else await fill(database, env, scope);
    await Promise.all([...workers, ...apis].map((part) => part.start()));
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/**
 * What every stack of a run may begin with: a copy takes a tenth of a second where filling takes seconds, and what the
 * seed left to the worker (statements, mails, matched invoices) is done.
 * @param {{ postgresUrl: string, scope: 'reference' | 'lender' | 'demo' }} options
 */
export async function fillOnce({ postgresUrl, scope }) {
  const storage = mkdtempSync(join(tmpdir(), 'flota-filled-'));
  const database = await createDatabase(postgresUrl);
  const secrets = newSecrets();
  const drop = async () => {
    await database.drop();
    rmSync(storage, { recursive: true, force: true });
  };
  try {
    const env = { NODE_ENV: 'development', DATABASE_URL: database.appUrl, STORAGE_DIR: storage, ...secrets };
    await fill(database, env, scope);
    await workOff(database, env);
    return { /** @type {Filled} */ filled: { databaseUrl: database.url, storage, secrets }, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}

/**
 * @param {{ url: string, appUrl: string }} database
 * @param {NodeJS.ProcessEnv} env
 * @param {'reference' | 'lender' | 'demo'} scope
 */
async function fill({ url, appUrl }, env, scope) {
  await migrate({ ownerUrl: url, appUrl });
  await seed({ ...env, DATABASE_OWNER_URL: url }, { scope, show: false });
}

/**
 * Lets a worker do what waits for one, until it finds nothing any more.
 * @param {{ url: string }} database
 * @param {NodeJS.ProcessEnv} env
 */
async function workOff({ url }, env) {
  const directory = mkdtempSync(join(tmpdir(), 'flota-work-'));
  const { startMailCatcher } = await import('../../packages/mail-catcher/dist/index.js');
  const mail = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
  const addresses = { APP_URL: 'http://localhost', SMTP_URL: `smtp://127.0.0.1:${mail.smtpPort}`, REDIS_URL: '' };
  const worker = createPart({ name: 'worker', script: 'worker.js', env: { ...env, ...addresses }, directory });
  try {
    await worker.start();
    for (let idleSince = Date.now(); Date.now() - idleSince < LOOKS_FOR_WORK_MS; await sleep(250)) {
      const [{ left }] = await query(url, `select count(*) as left from bullmq.job where state <> 'completed'`);
      if (Number(left) > 0) idleSince = Date.now();
    }
  } finally {
    await worker.stop();
    await mail.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

const newSecrets = () => ({
  APP_SECRET: randomBytes(48).toString('base64url'),
  DEMO_PASSWORD: randomBytes(12).toString('base64url'),
});

const nameOf = (/** @type {string} */ databaseUrl) => new URL(databaseUrl).pathname.slice(1);

const numbered = (/** @type {string} */ name, /** @type {number} */ index) =>
  index === 0 ? name : `${name}-${index + 1}`;

/**
 * One API or worker: ended, and started again with its name and port.
 * @param {{ name: string, script: string, env: NodeJS.ProcessEnv, directory: string, port?: number }} options
 */
function createPart({ name, script, env, directory, port }) {
  const origin = `http://127.0.0.1:${port}`;
  /** @type {import('./services.mjs').Service | undefined} */
  let service;
  return {
    name,
    /** Of an API. */
    origin,
    pid: () => service?.pid,

    /**
     * An API is ready when this is over.
     * @param {NodeJS.ProcessEnv} [more] what it is told this time besides
     */
    async start(more = {}) {
      service = startService({
        name,
        words: [join(root, 'apps/api/build', script)],
        env: { ...env, ...more },
        directory,
      });
      if (port) await untilReady(service, `${origin}/health/ready`);
    },
    async kill(/** @type {NodeJS.Signals} */ signal = 'SIGKILL') {
      service?.kill(signal);
      await service?.exited;
    },
    stop: async () => service?.stop(),
  };
}

/**
 * @param {string} serverUrl
 * @param {string} [original] that it is a copy of; nobody may be connected to it
 */
async function createDatabase(serverUrl, original = 'template1') {
  const name = `flota_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await query(serverUrl, `create database ${name} template ${original}`);
  const allow = async (/** @type {boolean} */ allowed) => {
    await query(serverUrl, `alter database ${name} allow_connections ${allowed}`);
    if (!allowed) {
      await query(serverUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    }
  };
  const appUrl = appUrlOf(url.href);
  return {
    url: url.href,
    appUrl,
    allow,
    drop: () => query(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

/**
 * One statement over a connection of its own.
 * @param {string} serverUrl
 * @param {string} statement
 * @param {unknown[]} [values]
 * @returns {Promise<Record<string, any>[]>} its rows
 */
export async function query(serverUrl, statement, values = []) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: serverUrl });
  // A server that goes down has ended the query as well: that is what is told.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}
