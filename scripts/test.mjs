#!/usr/bin/env node
/*
 * `npm test [-- stage ... path-or-name ... --watch]`: everything that has to hold, or the part that is named, on ports
 * and databases of its own; a running `npm start` and its var/ are never touched. `npm test -- quick`: what concerns the
 * changes since the branch left main. Ends with the line `N passed, M failed`.
 */
import { checkNode } from './lib/environment.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findRedis } from './lib/redis.mjs';
import { say, secondsSince } from './lib/report.mjs';
import { readCommand } from './testing/command.mjs';
import { createProvisions, MISSING } from './testing/provisions.mjs';
import { quickPlan } from './testing/quick.mjs';
import { STAGES } from './testing/stages.mjs';
import { addTo, noResult } from './testing/suites.mjs';

const stageNames = Object.keys(STAGES);
const provisions = createProvisions();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => void provisions.cleanUp().finally(() => process.exit(130)));
}

/**
 * @typedef {object} Task
 * @property {string} name of the stage
 * @property {import('./testing/suites.mjs').Suite} suite
 */

/** @returns {Promise<Task[]>} */
async function readTasks() {
  const asked = process.argv.slice(2);
  if (asked.length === 1 && asked[0] === 'quick') {
    const files = await quickPlan();
    return stageNames.filter((name) => files[name]).map((name) => ({ name, suite: STAGES[name].run(files[name]) }));
  }
  const { stages, words, watch } = readCommand(asked, STAGES, stageNames);
  const bothBackends = words.length === 0 && Boolean(await findRedis());
  return stages.map((name) => {
    const { run, watches, runBeside } = STAGES[name];
    if (watch && watches) return { name, suite: watches(words) };
    const shared = bothBackends && runBeside && stages.includes(runBeside.stage);
    return { name, suite: shared ? runBeside.run() : run(words) };
  });
}

/** @param {Task} task */
async function perform({ name, suite }) {
  const since = Date.now();
  say(`\n• ${name} ...`);
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  for (const need of STAGES[name].needs) {
    const provided = await provisions.provide(need);
    if (!provided) {
      say(`- ${name}: skipped, ${MISSING[need]}`);
      return { ...noResult(), skipped: 1 };
    }
    Object.assign(env, provided);
  }
  const result = await suite(env);
  say(`${result.failed ? '✗' : '✓'} ${name}: ${summary(result)} (${secondsSince(since)})`);
  return result;
}

/** @param {import('./testing/suites.mjs').Result} result */
function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

await runMain(async () => {
  const since = Date.now();
  checkNode();
  await ensureInstalled();
  const tasks = await readTasks();

  const total = noResult();
  /** @param {Task[]} chosen */
  const inTurn = async (chosen) => {
    for (const task of chosen) addTo(total, await perform(task));
  };
  try {
    // What is cheap and silent keeps one core busy while the rest goes on beside it.
    await Promise.all([
      inTurn(tasks.filter(({ name }) => STAGES[name].cheap)),
      inTurn(tasks.filter(({ name }) => !STAGES[name].cheap)),
    ]);
  } finally {
    await provisions.cleanUp();
  }
  if (total.failures.length > 0) say(`\nWhat failed:\n\n${total.failures.join('\n\n')}`);
  say(`\nDone in ${secondsSince(since)}.`);
  say(summary(total));
  if (total.failed > 0) process.exitCode = 1;
});
