import { spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
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
 * @param {number} [wantedPort]
 */
export async function startRedis(program, wantedPort) {
  const port = wantedPort ?? (await anyFreePort());
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, settings, { stdio: 'ignore', detached: true });
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  while (!(await answers(port))) {
    if (ended) throw new Failure(`${program} did not start.`);
    await delay(25);
  }
  const pid = /** @type {number} */ (child.pid);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () =>
      endProcess(pid, [
        ['SIGTERM', 5_000],
        ['SIGKILL', 1_000],
      ]),
    kill: () => endProcess(pid, [['SIGKILL', 1_000]]),
    /** Forgets all it knows. */
    flush: () => say(port, 'FLUSHALL'),
  };
}

/**
 * What one of its databases knows.
 * @param {string} url with the number of the database
 */
export function emptyRedis(url) {
  const { pathname, port } = new URL(url);
  return say(Number(port), `SELECT ${Number(pathname.slice(1))}`, 'FLUSHDB');
}

/**
 * @param {number} port
 * @param {...string} commands
 */
async function say(port, ...commands) {
  const socket = createConnection({ port, host: '127.0.0.1' });
  socket.end([...commands, 'QUIT', ''].join('\r\n'));
  const answer = await text(socket);
  if (!answer.startsWith('+OK\r\n'.repeat(commands.length)))
    throw new Failure(`Redis answered ${commands.join(', ')} with ${answer.trim()}`);
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
