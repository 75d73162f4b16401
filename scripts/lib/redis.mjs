import { spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { anyFreePort } from './ports.mjs';
import { endProcess } from './processes.mjs';
import { aptInstall, findProgram } from './system.mjs';

/** @returns {Promise<string | undefined>} the program, installed first where that is possible */
export async function findRedis() {
  const find = () => findProgram(['redis-server', 'valkey-server']);
  return find() ?? ((await aptInstall('redis-server')) ? find() : undefined);
}

/**
 * A Redis for tests: nothing on disk, its own port.
 * @param {string} program
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startRedis(program) {
  const port = await anyFreePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, settings, { stdio: 'ignore', detached: true });
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  while (!(await answers(port))) {
    if (ended) throw new Failure(`${program} did not start.`);
    await delay(25);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () =>
      endProcess(/** @type {number} */ (child.pid), [
        ['SIGTERM', 5_000],
        ['SIGKILL', 1_000],
      ]),
  };
}

/** @param {number} port */
function answers(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}
