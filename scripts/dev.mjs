#!/usr/bin/env node
/*
 * `npm run dev`: the parts of `npm start`, rebuilt and reloaded as files change. The site and the backoffice come from
 * Vite, which hands /api, /media and /health on to the API.
 */
import { join } from 'node:path';
import { buildAll } from './lib/build.mjs';
import { prepareDatabase, startDatabase, startMail } from './lib/embedded.mjs';
import { appEnvironment, checkNode, loadEnvFile, prepareVar, wantedPort } from './lib/environment.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, root, varDirectory } from './lib/paths.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { say } from './lib/report.mjs';
import { startService, untilReady } from './lib/services.mjs';
import { supervise } from './lib/supervisor.mjs';

const SITE_PORT = 5173;
const BACKOFFICE_PORT = 5174;

await runMain(async () => {
  checkNode();
  loadEnvFile();
  prepareVar();
  process.env.APP_URL ??= `http://localhost:${SITE_PORT}`;
  await supervise(start);
});

/** @param {import('./lib/supervisor.mjs').Supervisor} supervisor */
async function start(supervisor) {
  const port = wantedPort();
  for (const taken of [port, SITE_PORT, BACKOFFICE_PORT]) await requireFreePort(taken);
  await ensureInstalled();
  await buildAll();
  const databaseUrl = await startDatabase(supervisor);
  const mail = await startMail(supervisor);
  const env = appEnvironment({ port, databaseUrl, smtpUrl: mail.smtpUrl });
  await prepareDatabase(env);

  /**
   * @param {string} name
   * @param {string[]} words
   * @param {string} [folder]
   */
  const service = async (name, words, folder = '.') => {
    const begin = () =>
      startService({
        name,
        words,
        env: { ...env, API_ORIGIN: `http://127.0.0.1:${port}` },
        directory: varDirectory,
        cwd: join(root, folder),
        show: true,
      });
    const started = await supervisor.start(begin);
    supervisor.needs(name, started.exited);
    return started;
  };
  await service('compiler', [bin('tsc'), '-b', '--watch', '--preserveWatchOutput']);
  const api = await service('API', ['--watch', '--watch-preserve-output', 'apps/api/dist/main.js']);
  await service('worker', ['--watch', '--watch-preserve-output', 'apps/api/dist/worker.js']);
  await service('site', [bin('react-router'), 'dev', '--port', String(SITE_PORT), '--strictPort'], 'apps/site');
  await service('backoffice', [bin('vite'), '--port', String(BACKOFFICE_PORT), '--strictPort'], 'apps/backoffice');
  await untilReady(api, `http://127.0.0.1:${port}/health/ready`);

  say(`\n  Site        http://localhost:${SITE_PORT}`);
  say(`  Backoffice  http://localhost:${BACKOFFICE_PORT}/admin/`);
  say(`  API         http://localhost:${port}`);
  if (mail.pageUrl) say(`  Mail        ${mail.pageUrl}`);
  if (env.DEMO_PASSWORD) say(`  Password    ${env.DEMO_PASSWORD} (admin@flota.test, cliente@flota.test, ...)`);
  say('');
}
