#!/usr/bin/env node
/*
 * `npm test [-- stage ...]`: everything that has to hold, on ports and databases of its own; a running `npm start` and
 * its var/ are never touched. Ends with the line `N passed, M failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { checkNode } from './lib/environment.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { migrate } from './lib/migrate.mjs';
import { anyFreePort } from './lib/ports.mjs';
import { ensureDatabase, startPostgres } from './lib/postgres.mjs';
import { findRedis, startRedis } from './lib/redis.mjs';
import { say, secondsSince } from './lib/report.mjs';
import { check, inTurn, jest, playwright } from './lib/suites.mjs';

/**
 * @typedef {object} Stage
 * @property {import('./lib/suites.mjs').Suite} run
 * @property {Need[]} [needs]
 *
 * @typedef {'postgres' | 'redis' | 'chromium'} Need
 */

/** @type {Record<string, Stage>} */
const STAGES = {
  lint: { run: check('eslint', ['.', '--max-warnings=0']) },
  format: { run: check('prettier', ['--check', '--log-level=warn', '.']) },
  unused: { run: check('knip', []) },
  types: {
    run: inTurn(
      check('tsc', ['-b']),
      check('tsc', ['--noEmit'], 'apps/site'),
      check('tsc', ['--noEmit'], 'apps/backoffice'),
      check('tsc', ['--noEmit'], 'e2e'),
    ),
  },
  unit: { run: jest(['unit', 'dom']) },
  integration: { run: jest(['integration']), needs: ['postgres'] },
  'integration-redis': { run: jest(['integration']), needs: ['postgres', 'redis'] },
  e2e: { run: playwright, needs: ['postgres', 'chromium'] },
  'e2e-redis': { run: playwright, needs: ['postgres', 'redis', 'chromium'] },
};

/** What a stage is handed when it can have what it needs, and what to do when it can't. */
const MISSING = {
  postgres: 'no PostgreSQL',
  redis: 'no redis-server on this machine: install it to run the same tests with Redis',
  chromium: 'no Chromium on this machine: install chromium, or name one in CHROMIUM_PATH',
};

/** @type {(() => Promise<void> | void)[]} */
const cleanUps = [];
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
}

/** @param {string[]} asked */
function chosenStages(asked) {
  const unknown = asked.filter((name) => !(name in STAGES));
  if (unknown.length) throw new Failure(`No stage ${unknown.join(', ')}: there are ${Object.keys(STAGES).join(', ')}.`);
  return asked.length ? asked : Object.keys(STAGES);
}

/**
 * @param {string} name
 * @param {Stage} stage
 */
async function runStage(name, { run, needs = [] }) {
  const since = Date.now();
  say(`\n• ${name} ...`);
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  for (const need of needs) {
    const provided = await provide(need);
    if (!provided) {
      say(`- ${name}: skipped, ${MISSING[need]}`);
      return { passed: 0, failed: 0, skipped: 1 };
    }
    Object.assign(env, provided);
  }
  const counts = await run(env);
  say(`${counts.failed ? '✗' : '✓'} ${name}: ${summary(counts)} (${secondsSince(since)})`);
  return counts;
}

/** @type {Map<Need, Promise<NodeJS.ProcessEnv | undefined>>} */
const provisions = new Map();

/** @param {Need} need */
function provide(need) {
  const provision = provisions.get(need) ?? PROVIDERS[need]();
  provisions.set(need, provision);
  return provision;
}

/** @type {Record<Need, () => Promise<NodeJS.ProcessEnv | undefined>>} */
const PROVIDERS = {
  async postgres() {
    const directory = mkdtempSync(join(tmpdir(), 'flota-test-'));
    cleanUps.unshift(() => rmSync(directory, { recursive: true, force: true }));
    const port = await anyFreePort();
    const postgres = await startPostgres({ dataDirectory: join(directory, 'postgres'), port, fast: true });
    cleanUps.unshift(() => postgres.stop());
    // Suites copy this one: PostgreSQL copies a database's files much faster than Prisma migrates a new one.
    const template = await ensureDatabase(postgres, 'flota_template');
    await migrate(template);
    return { TEST_DATABASE_URL: template, E2E_DATABASE_URL: postgres.url('postgres') };
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
};

async function cleanUp() {
  for (const undo of cleanUps.splice(0)) await undo();
}

/** @param {import('./lib/suites.mjs').Counts} counts */
function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

await runMain(async () => {
  const since = Date.now();
  checkNode();
  const names = chosenStages(process.argv.slice(2));
  await ensureInstalled();
  await buildAll();

  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    for (const name of names) {
      const counts = await runStage(name, STAGES[name]);
      for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += counts[key];
    }
  } finally {
    await cleanUp();
  }
  say(`\nDone in ${secondsSince(since)}.`);
  say(summary(total));
  if (total.failed > 0) process.exitCode = 1;
});
