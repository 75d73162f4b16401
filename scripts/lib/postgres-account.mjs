import { execFileSync } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';

/**
 * PostgreSQL refuses to run as root. Then it runs as an unprivileged account that exists anyway, so that no system
 * user has to be created. Changing the user id alone is not enough: the project may lie in a folder that only root may
 * enter (`mktemp -d`, /root), and its binaries would be out of reach. `setpriv` drops everything of root's but the
 * right to pass such folders (CAP_DAC_OVERRIDE, handed on to the new program as an ambient capability). `access(2)`,
 * with which initdb looks for its neighbour `postgres`, would ignore that right without `no_setuid_fixup`.
 *
 * `setpriv --pdeathsig` also makes the kernel send the server SIGINT (its "fast shutdown") when the process that
 * started it dies, however it dies: `kill -9` of the supervisor leaves no orphan behind.
 *
 * @typedef {object} Account
 * @property {number | undefined} uid owner of the data directory; undefined: whoever runs this
 * @property {number | undefined} gid
 * @property {string[]} prefix command words to put before a PostgreSQL binary
 * @property {{ uid?: number, gid?: number }} spawnOptions
 */

/**
 * @param {string} binary a PostgreSQL binary, to try the account with
 * @returns {Account}
 */
export function postgresAccount(binary) {
  const diesWithParent = ['--pdeathsig', 'SIGINT'];
  if (process.getuid?.() !== 0) {
    const prefix = ['setpriv', ...diesWithParent];
    return { uid: undefined, gid: undefined, prefix: runs([...prefix, binary]) ? prefix : [], spawnOptions: {} };
  }
  const { uid, gid } = unprivilegedIds();
  const dropRoot = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const mayPass = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const prefix = ['setpriv', ...dropRoot, ...mayPass, ...diesWithParent];
  if (runs([...prefix, binary])) return { uid, gid, prefix, spawnOptions: {} };
  if (runs([binary], { uid, gid })) return { uid, gid, prefix: [], spawnOptions: { uid, gid } };
  throw new Failure(
    `PostgreSQL does not run as root and user id ${uid} can't reach ${binary}: ` +
      'start as an ordinary user, install util-linux (setpriv), or set DATABASE_URL to a database of your own.',
  );
}

/**
 * @param {string[]} words
 * @param {{ uid?: number, gid?: number }} [options]
 */
function runs([command, ...rest], options = {}) {
  try {
    execFileSync(command, [...rest, '--version'], { ...options, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function unprivilegedIds() {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  return { uid: 65534, gid: 65534 };
}

/**
 * Gives a folder and all in it to the account, when it is not its own already.
 * @param {string} directory
 * @param {Account} account
 */
export function giveTo(directory, { uid, gid }) {
  if (uid === undefined || gid === undefined || statSync(directory).uid === uid) return;
  for (const entry of readdirSync(directory, { recursive: true })) lchownSync(join(directory, String(entry)), uid, gid);
  chownSync(directory, uid, gid); // last, so that a chown cut short is begun again
}
