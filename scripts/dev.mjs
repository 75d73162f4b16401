#!/usr/bin/env node
/*
 * `npm run dev`: the parts of `npm start`, rebuilt and reloaded as files change. The site and the backoffice come from
 * Vite, which hands /api, /media and /health on to the API.
 */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './lib/build.mjs';
import { prepareDatabase, startDatabase, startMail } from './lib/embedded.mjs';
import { appEnvironment, checkNode, loadEnvFile, prepareVar, wantedPort } from './lib/environment.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, root, varDirectory } from './lib/paths.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { say } from './lib/report.mjs';
import { run } from './lib/run.mjs';
import { startService, untilReady } from './lib/services.mjs';
import { supervise } from './lib/supervisor.mjs';

await runMain(async () => {
  checkNode();
  loadEnvFile();
  prepareVar();
  const ports = {
    PORT: wantedPort(),
    SITE_PORT: wantedPort('SITE_PORT', 5173),
    BACKOFFICE_PORT: wantedPort('BACKOFFICE_PORT', 5174),
  };
  process.env.APP_URL ??= `http://localhost:${ports.SITE_PORT}`;
  await supervise((supervisor) => start(supervisor, ports));
});

/**
 * @param {import('./lib/supervisor.mjs').Supervisor} supervisor
 * @param {{ PORT: number, SITE_PORT: number, BACKOFFICE_PORT: number }} ports
 */
async function start(supervisor, ports) {
  for (const [name, port] of Object.entries(ports)) await requireFreePort(port, name);
  const { PORT: port, SITE_PORT: sitePort, BACKOFFICE_PORT: backofficePort } = ports;
  await ensureInstalled();
  await buildAll();
  const urls = await startDatabase(supervisor);
  const mail = await startMail(supervisor);
  const env = appEnvironment({ port, databaseUrl: urls.appUrl, smtpUrl: mail.smtpUrl });
  await prepareDatabase(env, urls);

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
  await supervisor.start(generateClientOnChange);
  await service('compiler', [bin('tsc'), '-b', '--watch', '--preserveWatchOutput']);
  const api = await service('API', ['--watch', '--watch-preserve-output', 'apps/api/dist/main.js']);
  await service('worker', ['--watch', '--watch-preserve-output', 'apps/api/dist/worker.js']);
  await service('site', [bin('react-router'), 'dev', '--port', String(sitePort), '--strictPort'], 'apps/site');
  await service('backoffice', [bin('vite'), '--port', String(backofficePort), '--strictPort'], 'apps/backoffice');
  await untilReady(api, `http://127.0.0.1:${port}/health/ready`);

  say(`\n  Site        http://localhost:${sitePort}`);
  say(`  Backoffice  http://localhost:${backofficePort}/admin/`);
  say(`  API         http://localhost:${port}`);
  if (mail.pageUrl) say(`  Mail        ${mail.pageUrl}`);
  if (env.DEMO_PASSWORD) say(`  Password    ${env.DEMO_PASSWORD} (admin@flota.test, cliente@flota.test, ...)`);
  say('');
}

/** The compiler and node see the new client by themselves. An editor writes a file in several steps: the last one counts. */
function generateClientOnChange() {
  /** @type {NodeJS.Timeout | undefined} */
  let pause;
  const watcher = watch(join(root, 'prisma/schema'), () => {
    clearTimeout(pause);
    pause = setTimeout(() => void generateClient(), 200);
  });
  return { stop: async () => watcher.close() };
}

async function generateClient() {
  const { code, output } = await run(bin('prisma'), ['generate']);
  say(code === 0 ? '✓ the database client is made anew' : `${output.trim()}\n✗ the database client stays as it was`);
}
