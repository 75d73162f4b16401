import pg from 'pg';

/** Error codes of Prisma by those of PostgreSQL; anything else means that the server can't be reached. */
const PRISMA_CODES = { '3D000': 'P1003', '28P01': 'P1000' };

/**
 * Parts, not a connection string: the adapter makes its shadow database by overriding `database`, and a connection
 * string would win over that.
 * @param {string} url
 */
export function connectionOptions(url) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    connection: {
      host: hostname,
      port: Number(port || 5432),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password) || undefined,
      database: decodeURIComponent(pathname.slice(1)),
      ssl: sslOption(searchParams.get('sslmode')),
    },
    schema: searchParams.get('schema') ?? undefined,
  };
}

/** @param {string | null} mode as libpq names them */
function sslOption(mode) {
  if (!mode || mode === 'disable' || mode === 'prefer') return undefined;
  return { rejectUnauthorized: mode.startsWith('verify') };
}

/** @param {string} url */
export async function tryConnection(url) {
  const client = new pg.Client(connectionOptions(url).connection);
  try {
    await client.connect();
  } catch (error) {
    throw Object.assign(error, { error_code: PRISMA_CODES[error.code] ?? 'P1001' });
  }
  await client.end();
}

/**
 * Runs a task about a database from outside it.
 * @param {string} url
 * @param {(client: pg.Client, quotedName: string) => Promise<unknown>} task
 */
export async function administer(url, task) {
  const { connection } = connectionOptions(url);
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    await task(client, pg.escapeIdentifier(connection.database));
  } finally {
    await client.end();
  }
}

/** @type {Parameters<typeof administer>[1]} */
export const createDatabase = (client, name) => client.query(`create database ${name}`);

/** @type {Parameters<typeof administer>[1]} */
export const dropDatabase = (client, name) => client.query(`drop database if exists ${name} with (force)`);
