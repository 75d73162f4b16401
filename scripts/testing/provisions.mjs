import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll, buildApi, buildClient, buildServer } from '../lib/build.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { migrate } from '../lib/migrate.mjs';
import { anyFreePort } from '../lib/ports.mjs';
import { appUrlOf, ensureDatabase, startPostgres } from '../lib/postgres.mjs';
import { findRedis, startRedis } from '../lib/redis.mjs';
import { fillOnce } from '../lib/stack.mjs';
import { aptInstall, findProgram } from '../lib/system.mjs';

/**
 * What a stage can need: something built (the database client, what servers are compiled to, the API in a few files, all of it) or something that runs.
 * @typedef {'client' | 'server' | 'api' | 'everything' | 'postgres' | 'filled' | 'redis' | 'chromium' | 'java'} Need
 */

/** Why a stage is skipped. @type {Partial<Record<Need, string>>} */
export const MISSING = {
  redis: 'no redis-server on this machine: install it to run the same tests with Redis',
  chromium: 'no Chromium on this machine: install chromium, or name one in CHROMIUM_PATH',
};

/** Makes what stages need: each once, when the first stage asks for it. */
export function createProvisions() {
  /** @type {(() => Promise<void> | void)[]} */
  const cleanUps = [];
  /** @type {Map<Need, Promise<NodeJS.ProcessEnv | undefined>>} */
  const made = new Map();

  /** @type {Record<Need, () => Promise<NodeJS.ProcessEnv | undefined>>} */
  const makers = {
    client: () => buildClient().then(() => ({})),
    server: () => buildServer().then(() => ({})),
    api: () => buildApi().then(() => ({})),
    everything: () => buildAll().then(() => ({})),
    async postgres() {
      const directory = mkdtempSync(join(tmpdir(), 'flota-test-'));
      cleanUps.unshift(() => rmSync(directory, { recursive: true, force: true }));
      const port = await anyFreePort();
      const postgres = await startPostgres({ dataDirectory: join(directory, 'postgres'), port, fast: true });
      cleanUps.unshift(() => postgres.stop());
      // Suites copy this one: PostgreSQL copies a database's files much faster than Prisma migrates a new one.
      const template = await ensureDatabase(postgres, 'flota_template');
      const appUrl = appUrlOf(template);
      await migrate({ ownerUrl: template, appUrl });
      return { TEST_DATABASE_URL: template, TEST_DATABASE_APP_URL: appUrl, E2E_DATABASE_URL: postgres.url('postgres') };
    },
    // What the product of each file of browser tests is a copy of. Its seed and its worker are the built ones.
    async filled() {
      await provide('everything');
      const { E2E_DATABASE_URL: postgresUrl = '' } = (await provide('postgres')) ?? {};
      const { filled, drop } = await fillOnce({ postgresUrl, scope: 'demo' });
      cleanUps.unshift(drop);
      return { E2E_FILLED: JSON.stringify(filled) };
    },
    async redis() {
      const program = await findRedis();
      if (!program) return undefined;
      const redis = await startRedis(program);
      cleanUps.unshift(() => redis.stop());
      return { TEST_REDIS_URL: redis.url, E2E_REDIS_URL: redis.url };
    },
    async chromium() {
      const path = await findChromium();
      return path ? { CHROMIUM_PATH: path } : undefined;
    },
    // For the W3C's checker of HTML. Where there is none and none can be installed it fetches one by itself.
    async java() {
      if (!findProgram(['java'])) await aptInstall('default-jre-headless');
      return {};
    },
  };

  /**
   * @param {Need} need
   * @returns {Promise<NodeJS.ProcessEnv | undefined>} what the stage is told; undefined when it can't be had here
   */
  function provide(need) {
    const provision = made.get(need) ?? makers[need]();
    made.set(need, provision);
    return provision;
  }

  return {
    provide,
    async cleanUp() {
      for (const undo of cleanUps.splice(0)) await undo();
    },
  };
}
