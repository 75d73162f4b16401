#!/usr/bin/env node
/*
 * `npm run conformance [-- histories]`: the money cases of docs/conformance to the cent, and the laws that hold of every
 * history on so many random ones (3,000 unless told otherwise).
 */
import { Failure, runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { JEST_ENV } from './lib/jest-env.mjs';
import { bin } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const DEFAULT_HISTORIES = '3000';

await runMain(async () => {
  const [histories = DEFAULT_HISTORIES] = process.argv.slice(2);
  if (!/^[1-9]\d{0,6}$/.test(histories)) throw new Failure(`How many histories? ${histories} is no such number.`);
  await ensureInstalled();
  const { code } = await run(
    bin('jest'),
    ['--selectProjects', 'unit', '--verbose', '--testTimeout=3600000', 'packages/finance/src/life'],
    {
      env: {
        CONFORMANCE_HISTORIES: histories,
        ...JEST_ENV,
      },
      show: true,
    },
  );
  process.exitCode = code;
});
