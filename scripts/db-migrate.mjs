#!/usr/bin/env node
/* `npm run db:migrate`: brings the database of DATABASE_URL, or the embedded one, to the present schema. */
import { withDatabase } from './lib/embedded.mjs';
import { checkNode, loadEnvFile, prepareVar } from './lib/environment.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { migrate } from './lib/migrate.mjs';
import { say } from './lib/report.mjs';

await runMain(async () => {
  checkNode();
  loadEnvFile();
  prepareVar();
  await ensureInstalled();
  await withDatabase(async (urls) => {
    const { host, pathname } = new URL(urls.ownerUrl);
    const done = (await migrate(urls)) ? 'Migrations applied' : 'No migration to apply';
    say(`${done}: ${host}${pathname}`);
  });
});
