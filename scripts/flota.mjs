#!/usr/bin/env node
/*
 * `npm run flota -- <command>`: what operates an installation (docs/cli.md), from a checkout. With DATABASE_URL the settings
 * are the environment and .env, as they are for the services; without, those of `npm start` and its own database, which is
 * started for the while unless it runs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIL_PORT_FILE, withDatabase } from './lib/embedded.mjs';
import { appEnvironment, checkNode, loadEnvFile, prepareVar, wantedPort } from './lib/environment.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';

const COMMANDS = join(root, 'apps/api/build/commands.js');
const EXIT_SETTINGS = 3;

await runMain(async () => {
  checkNode();
  loadEnvFile();
  if (!existsSync(COMMANDS)) {
    process.stderr.write('Not built: npm run build\n');
    process.exit(EXIT_SETTINGS);
  }
  const { CommandFailure, EXIT, runFlota } = await import(COMMANDS);
  await runFlota(process.argv.slice(2), {
    async within(work) {
      if (process.env.DATABASE_URL) return work(process.env);
      prepareVar();
      let result;
      try {
        await withDatabase(async ({ appUrl, ownerUrl }) => {
          const env = appEnvironment({ port: wantedPort(), databaseUrl: appUrl, smtpUrl: smtpUrl() });
          result = await work({ ...process.env, ...env, DATABASE_OWNER_URL: ownerUrl });
        });
      } catch (error) {
        throw error instanceof Failure ? new CommandFailure(EXIT.unreachable, error.message) : error;
      }
      return result;
    },
  });
});

/** Of the mail catcher that `npm start` runs, where no server is named. */
function smtpUrl() {
  const { SMTP_URL } = process.env;
  if (SMTP_URL) return SMTP_URL;
  const port = existsSync(MAIL_PORT_FILE) ? readFileSync(MAIL_PORT_FILE, 'utf8').trim() : '1025';
  return `smtp://127.0.0.1:${port}`;
}
