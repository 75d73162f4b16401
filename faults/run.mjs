#!/usr/bin/env node
/*
 * `npm run test:faults [-- scenario ...] [--short] [--quotes=1000]`: the whole product under faults, one after the other.
 * Prints a table; a run of all scenarios writes it to docs/evidence/faults.md. Fails when something was lost, or came twice
 * that was not in flight.
 */
import { parseArgs } from 'node:util';
import { buildAll } from '../scripts/lib/build.mjs';
import { checkNode } from '../scripts/lib/environment.mjs';
import { Failure, runMain } from '../scripts/lib/failure.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { say, secondsSince } from '../scripts/lib/report.mjs';
import { writeEvidence } from './lib/evidence.mjs';
import { brokenOff, failuresOf } from './lib/scenario.mjs';
import { tableOf } from './lib/table.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, quotes: { type: 'string' } },
});

const TENTH = 0.1;

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  await buildAll();
  // What they are made of has been built by now.
  const { IN_SHORT, SCENARIOS } = await import('./scenarios/index.mjs');
  const { startMachine } = await import('./lib/machine.mjs');

  const chosen = values.short ? IN_SHORT : choose(SCENARIOS);
  const since = Date.now();
  const machine = await startMachine();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void machine.stop().finally(() => process.exit(130)));
  }
  /** @type {import('./lib/scenario.mjs').Result[]} */
  const results = [];
  try {
    for (const scenario of chosen) {
      results.push(await tried(scenario, machine));
      // Scenario by scenario: a run that is cut short leaves what it has shown.
      if (chosen === SCENARIOS && values.quotes === undefined) writeEvidence(results, { since, of: chosen.length });
    }
  } catch (error) {
    await machine.stop();
    throw error;
  }
  const failed = results.filter(({ outcome }) => outcome && failuresOf(outcome).length > 0);
  const logs = await machine.stop({ keepLogs: failed.length > 0 });

  say(`\n${tableOf(results)}\n`);
  if (logs) say(`The logs of the APIs and workers are in ${logs}.`);
  const skipped = results.filter((result) => result.skipped);
  say(
    `${results.length - failed.length - skipped.length} passed, ${failed.length} failed, ${skipped.length} skipped (${secondsSince(since)})`,
  );
  if (failed.length > 0) process.exitCode = 1;
});

/** @param {readonly import('./lib/scenario.mjs').Scenario[]} scenarios */
function choose(scenarios) {
  const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown.length > 0) {
    throw new Failure(`No scenario ${unknown[0]}: there are ${scenarios.map(({ name }) => name).join(', ')}.`);
  }
  if (positionals.length > 0) return scenarios.filter(({ name }) => positionals.includes(name));
  return scenarios;
}

/**
 * A load that lasts long enough for a fault in its middle; the whole thousand where processes are killed.
 * @param {import('./lib/scenario.mjs').Scenario} scenario
 * @returns {import('./lib/scenario.mjs').Size}
 */
function sizeOf({ share = TENTH }) {
  const quotes = Number(values.quotes ?? 1_000);
  if (!Number.isInteger(quotes) || quotes < 50) throw new Failure('--quotes is a whole number from 50.');
  return { quotes: Math.round(quotes * share), contracts: Math.max(10, Math.round(quotes / 20)) };
}

/**
 * @param {import('./lib/scenario.mjs').Scenario} scenario
 * @param {import('./lib/machine.mjs').Machine} machine
 * @returns {Promise<import('./lib/scenario.mjs').Result>}
 */
async function tried(scenario, machine) {
  const skipped = scenario.missing?.(machine);
  if (skipped) {
    say(`- ${scenario.title}: skipped, ${skipped}`);
    return { scenario, skipped };
  }
  const since = Date.now();
  say(`• ${scenario.title} ...`);
  await machine.arrange(scenario.arrangement ?? {});
  const outcome = await scenario.run(machine, sizeOf(scenario)).catch((error) => brokenOff(error));
  machine.mail.setFault(null);
  await machine.mail.clear();
  const failures = failuresOf(outcome);
  say(
    `${failures.length ? '✗' : '✓'} ${scenario.title} (${secondsSince(since)})${failures.map((failure) => `\n    ${failure}`).join('')}`,
  );
  return { scenario, outcome };
}
