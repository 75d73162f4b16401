#!/usr/bin/env node
/*
 * `npm start`: from a fresh checkout to a running Flota on a machine that has nothing but Node and npm. It runs before
 * node_modules exists, so nothing outside Node is imported until packages are installed.
 */
import { join } from 'node:path';
import { buildAll } from './lib/build.mjs';
import { prepareDatabase, startDatabase, startMail } from './lib/embedded.mjs';
import { appEnvironment, checkNode, loadEnvFile, prepareVar, wantedPort } from './lib/environment.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, varDirectory } from './lib/paths.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { say, secondsSince, step } from './lib/report.mjs';
import { startService, untilReady } from './lib/services.mjs';
import { supervise } from './lib/supervisor.mjs';

const DEMO_ACCOUNTS = [
  ...['admin', 'content', 'care', 'finance', 'auditor'],
  ...['cliente', 'empresa', 'flotilla', 'contador', 'conductor'],
];

await runMain(async () => {
  checkNode();
  loadEnvFile();
  prepareVar();
  const port = wantedPort();
  await supervise((supervisor) => start(supervisor, port));
});

/**
 * @param {import('./lib/supervisor.mjs').Supervisor} supervisor
 * @param {number} port
 */
async function start(supervisor, port) {
  const since = Date.now();
  await requireFreePort(port);
  await ensureInstalled();
  await buildAll();
  const urls = await startDatabase(supervisor);
  const mail = await startMail(supervisor);
  const env = appEnvironment({ port, databaseUrl: urls.appUrl, smtpUrl: mail.smtpUrl });
  await prepareDatabase(env, urls);

  await step('starting the API and the worker', async () => {
    const service = (/** @type {string} */ name, /** @type {string} */ script) =>
      startService({ name, words: [join(root, 'apps/api/build', script)], env, directory: varDirectory });
    await supervisor.keepRunning('worker', () => service('worker', 'worker.js'));
    await supervisor.keepRunning(
      'API',
      () => service('API', 'main.js'),
      (api) => untilReady(api, `http://127.0.0.1:${port}/health/ready`),
    );
  });

  say(`\nFlota is ready (${secondsSince(since)}). Ctrl-C stops it.\n`);
  say(`  Site        ${env.APP_URL}`);
  say(`  Backoffice  ${env.APP_URL}/admin`);
  if (mail.pageUrl) say(`  Mail        ${mail.pageUrl}`);
  say(`  Logs        ${join(varDirectory, 'logs')}`);
  if (env.DEMO_PASSWORD) {
    say(`\n  Demo accounts, password ${env.DEMO_PASSWORD}`);
    for (const name of DEMO_ACCOUNTS) say(`    ${name}@flota.test`);
  }
  say('');
}
