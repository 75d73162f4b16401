import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './report.mjs';
import { run } from './run.mjs';

/**
 * @param {string[]} names in order of preference
 * @returns {string | undefined}
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs a system package where this is Debian or one of its kin and we are root.
 * @param {string} name
 * @returns {Promise<boolean>} whether it is there now
 */
export async function aptInstall(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !findProgram(['apt-get'])) return false;
  say(`  installing ${name} (apt-get)`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  if ((await install()).code === 0) return true;
  await run('apt-get', ['update'], { env }); // fresh machines have no package lists yet
  return (await install()).code === 0;
}
