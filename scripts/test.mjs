#!/usr/bin/env node
/*
 * `npm test [-- stage ... path-or-name ... --watch]`: everything that has to hold, or the part that is named, on ports
 * and databases of its own; a running `npm start` and its var/ are never touched. Ends with the line
 * `N passed, M failed`.
 */
import { checkNode } from './lib/environment.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say, secondsSince } from './lib/report.mjs';
import { readCommand } from './testing/command.mjs';
import { createProvisions, MISSING } from './testing/provisions.mjs';
import { STAGES } from './testing/stages.mjs';
import { addTo, noResult } from './testing/suites.mjs';

const provisions = createProvisions();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => void provisions.cleanUp().finally(() => process.exit(130)));
}

/**
 * @param {string} name
 * @param {import('./testing/command.mjs').Command} command
 */
async function runStage(name, { words, watch }) {
  const { run, watches, needs } = STAGES[name];
  const since = Date.now();
  say(`\n• ${name} ...`);
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  for (const need of needs) {
    const provided = await provisions.provide(need);
    if (!provided) {
      say(`- ${name}: skipped, ${MISSING[need]}`);
      return { ...noResult(), skipped: 1 };
    }
    Object.assign(env, provided);
  }
  const suite = watch && watches ? watches(words) : run(words);
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
  const command = readCommand(process.argv.slice(2), STAGES, Object.keys(STAGES));
  await ensureInstalled();

  const total = noResult();
  /** @param {string[]} names */
  const inTurn = async (names) => {
    for (const name of names) addTo(total, await runStage(name, command));
  };
  try {
    // What is cheap and silent keeps one core busy while the rest goes on beside it.
    await Promise.all([
      inTurn(command.stages.filter((name) => STAGES[name].cheap)),
      inTurn(command.stages.filter((name) => !STAGES[name].cheap)),
    ]);
  } finally {
    await provisions.cleanUp();
  }
  if (total.failures.length > 0) say(`\nWhat failed:\n\n${total.failures.join('\n\n')}`);
  say(`\nDone in ${secondsSince(since)}.`);
  say(summary(total));
  if (total.failed > 0) process.exitCode = 1;
});
