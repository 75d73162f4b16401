#!/usr/bin/env node
/*
 * `npm run test:fuzz [-- requests [seed]]`: every route of the API's description as every identity, with so many wrong, odd and
 * right inputs (20,000 unless told otherwise) against the real application on a PostgreSQL of its own. Prints a table,
 * writes it to docs/evidence/fuzz.md, and keeps what failed, made small, in the file that is tried first from then on.
 */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { checkNode } from './lib/environment.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { JEST_ENV } from './lib/jest-env.mjs';
import { bin, root } from './lib/paths.mjs';
import { say } from './lib/report.mjs';
import { run } from './lib/run.mjs';
import { createProvisions } from './testing/provisions.mjs';

const DEFAULT_REQUESTS = '20000';
const EVIDENCE = 'docs/evidence/fuzz.md';
const WRITTEN = [EVIDENCE, 'apps/api/src/testing/fuzz/regressions.json'];
const NUMBER = /^[1-9]\d{0,8}$/;

const provisions = createProvisions();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => void provisions.cleanUp().finally(() => process.exit(130)));
}

await runMain(async () => {
  const [requests = DEFAULT_REQUESTS, seed = String(randomInt(1, 1e9))] = process.argv.slice(2);
  for (const each of [requests, seed]) if (!NUMBER.test(each)) throw new Failure(`${each} is no such number.`);
  checkNode();
  await ensureInstalled();
  say(`Seed ${seed}: the same again with \`npm run test:fuzz -- ${requests} ${seed}\`.`);
  try {
    const env = { ...(await provisions.provide('client')), ...(await provisions.provide('postgres')) };
    const { code } = await run(bin('jest'), ['--selectProjects', 'integration', '--', 'testing/fuzz'], {
      env: {
        ...env,
        FUZZ_REQUESTS: requests,
        FUZZ_SEED: seed,
        FUZZ_EVIDENCE: join(root, EVIDENCE),
        ...JEST_ENV,
      },
      show: true,
    });
    await run(bin('prettier'), ['--write', '--log-level=warn', ...WRITTEN]);
    process.exitCode = code;
  } finally {
    await provisions.cleanUp();
  }
});
