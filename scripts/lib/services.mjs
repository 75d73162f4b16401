import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { bin, root } from './paths.mjs';
import { endProcess, livingPid, notePid } from './processes.mjs';
import { pinnedEnvironment } from './run.mjs';

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
/**
 * Room for what is short-lived, and how soon memory that was needed once goes back to the system: a service waits most
 * of the time. The image says the same (infra/docker/Dockerfile, docs/decisions/032-fast-to-start-and-to-answer.md).
 */
const MEMORY = { NODE_OPTIONS: '--max-semi-space-size=4', MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '65536' };

const READY_WITHIN_MS = 60_000;

/** An API and a worker end themselves before that. @type {[NodeJS.Signals, number][]} */
const SHUTDOWN = [
  ['SIGTERM', 35_000],
  ['SIGKILL', 2_000],
];

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {number} pid
 * @property {Promise<string>} exited how it ended: an exit code or a signal
 * @property {() => Promise<void>} stop
 * @property {(signal: NodeJS.Signals) => void} kill
 * @property {() => string} lastLines of its log
 *
 * @typedef {object} ServiceOptions
 * @property {string} name
 * @property {string[]} words arguments of node: the script first
 * @property {NodeJS.ProcessEnv} env
 * @property {string} directory holds the log and the note of the process id
 * @property {string} [cwd]
 * @property {boolean} [show] output to the terminal instead of the log
 */

/**
 * Starts a Node program of ours. Its output goes straight into a file, so that it can't be held up by this process,
 * and it has a process group of its own, so that Ctrl-C reaches only the supervisor, which stops things in order.
 * @param {ServiceOptions} options
 * @returns {Service}
 */
export function startService({ name, words, env, directory, cwd = root, show = false }) {
  const logFile = join(directory, 'logs', `${name}.log`);
  const pidFile = join(directory, 'run', `${name}.json`);
  mkdirSync(dirname(logFile), { recursive: true });
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
  const output = openSync(logFile, 'a', 0o600);
  const child = spawn(bin('node'), words, {
    cwd,
    env: pinnedEnvironment({ ...MEMORY, ...env }),
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  const pid = child.pid;
  if (pid === undefined) throw new Failure(`${bin('node')} can't be run: remove node_modules and start again.`);
  notePid(pidFile, pid);
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      rmSync(pidFile, { force: true });
      resolve(signal ?? `exit code ${code}`);
    });
  });
  return {
    name,
    pid,
    exited,
    async stop() {
      await endProcess(pid, SHUTDOWN);
      await exited;
    },
    kill: (signal) => void child.kill(signal),
    lastLines: () => readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20).join('\n'),
  };
}

/**
 * Waits until a service answers 200.
 * @param {Service} service
 * @param {string} url
 */
export async function untilReady(service, url) {
  let ended = '';
  service.exited.then((how) => (ended = how));
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await delay(50)) {
    if (ended)
      throw new Failure(`${service.lastLines()}\n\nThe ${service.name} ended (${ended}); its last lines are above.`);
    if (await answersOk(url)) return;
  }
  throw new Failure(
    `${service.lastLines()}\n\nThe ${service.name} was not ready within ${READY_WITHIN_MS / 1000} s (${url}).`,
  );
}

/** @param {string} url */
async function answersOk(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

/**
 * Ends what a former run left behind when it was killed.
 * @param {string} directory
 * @param {(line: string) => void} log
 */
export async function endOrphans(directory, log) {
  const notes = join(directory, 'run');
  for (const name of readdirSync(notes)) {
    const pid = livingPid(join(notes, name));
    if (pid === process.pid) continue;
    if (pid !== null) {
      log(`• ending ${name.replace('.json', '')} (process ${pid}), which a former run left behind`);
      await endProcess(pid, SHUTDOWN);
    }
    rmSync(join(notes, name), { force: true });
  }
}
