import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { findRedis, startRedis } from '../../scripts/lib/redis.mjs';
import { query, startStack } from '../../scripts/lib/stack.mjs';
import { until } from './quiet.mjs';

/** A thousand mails of a scenario, some of them twice. */
const KEPT_MAILS = 5_000;

/**
 * What runs while a scenario lasts.
 * @typedef {object} Arrangement
 * @property {number} [apis] 1 or 2
 * @property {number} [workers] 1 or 2
 * @property {boolean} [redis] queues and limits on Redis; without, on PostgreSQL and in memory
 * @property {Record<string, string>} [env] for all of them
 * @property {Record<string, Record<string, string>>} [envOf] for one of them, by its name: `api`, `api-2`, `worker`, `worker-2`
 *
 * @typedef {object} Runner one API or worker
 * @property {string} name
 * @property {string} origin of an API
 * @property {() => Promise<void>} start
 * @property {(signal?: NodeJS.Signals) => Promise<void>} kill
 * @property {() => Promise<void>} stop
 *
 * @typedef {Awaited<ReturnType<typeof startMachine>>} Machine
 */

/**
 * A product with a PostgreSQL and a Redis of its own, of which everything can be killed and started again. PostgreSQL is as
 * durable as in production: what it said is stored has to be there after `kill -9`.
 */
export async function startMachine() {
  const directory = mkdtempSync(join(tmpdir(), 'flota-faults-'));
  const postgresOptions = { dataDirectory: join(directory, 'postgres'), port: await anyFreePort() };
  let server = await startPostgres(postgresOptions);
  const redisProgram = await findRedis();
  const redisPort = await anyFreePort();
  let redis = redisProgram ? await startRedis(redisProgram, redisPort) : undefined;
  const stack = await startStack({
    postgresUrl: server.url('postgres'),
    apis: 2,
    workers: 2,
    keptMails: KEPT_MAILS,
    env: { BOT_DEFENCE: 'off', LOG_LEVEL: 'warn' },
  }).catch(async (error) => {
    await Promise.all([server.stop(), redis?.stop()]);
    throw error;
  });

  /** Past the roles that the product itself has in its database. */
  const databaseUrl = server.url(new URL(stack.databaseUrl).pathname.slice(1));

  const machine = {
    directory,
    mail: stack.mail,
    env: stack.env,
    databaseUrl,
    sql: (/** @type {string} */ statement, /** @type {unknown[]} */ values = []) =>
      query(databaseUrl, statement, values),
    demoPassword: stack.demoPassword,
    postgres: {
      kill: () => server.kill(),
      start: async () => {
        server = await startPostgres(postgresOptions);
      },
    },
    redis: redisProgram && {
      kill: async () => redis?.kill(),
      flush: async () => redis?.flush(),
      start: async () => {
        redis = await startRedis(redisProgram, redisPort);
      },
    },
    /** @type {Runner[]} */
    apis: [],
    /** @type {Runner[]} */
    workers: [],

    /** @param {Arrangement} arrangement */
    async arrange({ apis = 1, workers = 1, redis: onRedis = false, env = {}, envOf = {} }) {
      const everything = [...stack.apis, ...stack.workers];
      await Promise.all(everything.map((part) => part.stop()));
      const redisUrl = onRedis && redis ? `redis://127.0.0.1:${redisPort}` : '';
      const told = (/** @type {import('../../scripts/lib/stack.mjs').Part} */ part) => ({
        ...part,
        start: () => part.start({ REDIS_URL: redisUrl, ...env, ...envOf[part.name] }),
      });
      machine.apis = stack.apis.slice(0, apis).map(told);
      machine.workers = stack.workers.slice(0, workers).map(told);
      const since = new Date();
      await Promise.all([...machine.workers, ...machine.apis].map((part) => part.start()));
      await until(async () => (await workersSince(machine, since)) >= workers);
    },

    /**
     * @param {{ keepLogs?: boolean }} [how]
     * @returns {Promise<string | undefined>} where the logs are, if they are kept
     */
    async stop({ keepLogs = false } = {}) {
      const logs = keepLogs ? mkdtempSync(join(tmpdir(), 'flota-faults-logs-')) : undefined;
      if (logs) cpSync(join(stack.directory, 'logs'), logs, { recursive: true });
      await stack.stop();
      await Promise.all([server.stop(), redis?.stop()]);
      rmSync(directory, { recursive: true, force: true });
      return logs;
    },
  };
  return machine;
}

/**
 * How many workers have begun since then, by the signs of life that they write down.
 * @param {{ sql: (statement: string, values: unknown[]) => Promise<any[]> }} machine
 * @param {Date} since
 */
async function workersSince({ sql }, since) {
  const [{ count }] = await sql('select count(*)::int from worker_heartbeat where started_at >= $1', [since]);
  return count;
}
