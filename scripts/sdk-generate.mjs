#!/usr/bin/env node
/*
 * `npm run sdk:generate`: brings packages/sdk to what the API says of itself now. Its description is taken from the running
 * application of a test, and the types are made of it.
 */
import { runMain } from './lib/failure.mjs';
import { mustRun } from './lib/run.mjs';

await runMain(async () => {
  const env = { UPDATE_SDK: '1' };
  await mustRun(
    'taking the description',
    process.execPath,
    ['scripts/test.mjs', 'integration', 'integrators-document'],
    { env },
  );
  await mustRun('making the types', process.execPath, ['packages/sdk/generate.mjs']);
});
