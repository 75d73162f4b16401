import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { Failure } from './failure.mjs';
import { bin, root } from './paths.mjs';

/**
 * @typedef {object} Run
 * @property {number} code
 * @property {string} output stdout and stderr, as they came
 * @property {string} stdout
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.once('exit', () => running.forEach((child) => child.kill()));

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} words
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, interactive?: boolean }} [options]
 *   show: passes the output on as it comes; interactive: gives it the terminal, and gathers no output
 * @returns {Promise<Run>}
 */
export function run(command, words, { cwd = root, env, show = false, interactive = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      cwd,
      env: pinnedEnvironment(env),
      stdio: interactive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      stdout += text;
      if (show) process.stdout.write(text);
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (show) process.stderr.write(text);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output, stdout });
    });
  });
}

/**
 * Like `run`, for programs that have to succeed.
 * @param {string} label names the program in the failure
 * @param {Parameters<typeof run>} call
 */
export async function mustRun(label, ...call) {
  const { code, output, stdout } = await run(...call);
  if (code !== 0) throw new Failure(`${output.trimEnd()}\n\n${label} failed (exit code ${code}); its output is above.`);
  return stdout;
}

/**
 * The environment of a child: our node first on the PATH, and no news or telemetry of tools.
 * @param {NodeJS.ProcessEnv} [extra]
 */
export function pinnedEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: `${dirname(bin('node'))}:${process.env.PATH ?? ''}`,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    ...extra,
  };
}
