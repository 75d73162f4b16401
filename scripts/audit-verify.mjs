#!/usr/bin/env node
/*
 * `npm run audit:verify`: proves the audit log of the database of DATABASE_URL, or of the embedded one. Ends with 0 when
 * it is as it was written, with 1 when it isn't, with 2 when that can't be told.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { withDatabase } from './lib/embedded.mjs';
import { checkNode, loadEnvFile, prepareVar } from './lib/environment.mjs';
import { runMain } from './lib/failure.mjs';
import { bin, root } from './lib/paths.mjs';

const COMMAND = join(root, 'apps/api/dist/platform/audit/chain/verify-audit-log.js');

await runMain(async () => {
  checkNode();
  loadEnvFile();
  prepareVar();
  await withDatabase(async ({ appUrl }) => {
    const env = { ...process.env, DATABASE_URL: appUrl };
    const { status } = spawnSync(bin('node'), [COMMAND, ...process.argv.slice(2)], { env, stdio: 'inherit' });
    process.exitCode = status ?? 2;
  });
});
