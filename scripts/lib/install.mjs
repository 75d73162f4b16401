import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';
import { step } from './report.mjs';
import { run } from './run.mjs';

/** `npm ci`, when what is installed isn't what package-lock.json asks for. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await step('installing packages (npm ci)', async () => {
    const { code, output } = await runNpm(['ci', '--no-audit', '--no-fund']);
    if (code !== 0) throw new Failure(`${output.trimEnd()}\n\nnpm ci failed; its output is above.`);
  });
}

/** @param {string[]} words */
export async function runNpm(words) {
  // npm tells where it is when it runs us; called directly, the one beside this node comes before the PATH's.
  const { npm_execpath: script } = process.env;
  const path = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`;
  const [command, ...rest] = script?.endsWith('.js') ? [process.execPath, script, ...words] : ['npm', ...words];
  try {
    return await run(command, rest, { env: { PATH: path } });
  } catch (error) {
    if (error.code === 'ENOENT') throw new Failure('npm is not on this machine: install Node 20.19 or later with npm.');
    throw error;
  }
}

/**
 * npm writes down what it installed when it is done: comparing that with the lock file needs no note of our own, and
 * sees an install by hand or one that was cut short for what it is.
 */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (!wanted) throw new Failure(`${join(root, 'package-lock.json')} can't be read.`);
  const present = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!present) return false;
  const isSame = ([path, { version, optional }]) =>
    !path.includes('node_modules/') || (present[path] ? present[path].version === version : optional);
  return Object.entries(wanted).every(isSame) && Object.keys(present).every((path) => path in wanted);
}

/** @param {string} file */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
