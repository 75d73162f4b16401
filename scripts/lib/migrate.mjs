import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { bin, root } from './paths.mjs';
import { mustRun } from './run.mjs';

const UNKNOWN_TABLE = '42P01';
const UNKNOWN_DATABASE = '3D000';

/**
 * A database, by the two who use it.
 * @typedef {object} DatabaseUrls
 * @property {string} ownerUrl of who migrates and owns all there is
 * @property {string} appUrl of whom the product runs as; the same where there is one role only
 */

/**
 * Brings a database to the present schema, and what the application's role may do with it. Asking it what it has is a
 * matter of milliseconds; the engine is only started when something is missing.
 * @param {DatabaseUrls} urls
 * @returns {Promise<boolean>} whether there was something to migrate
 */
export async function migrate({ ownerUrl, appUrl }) {
  const applied = await appliedMigrations(ownerUrl);
  if (presentMigrations().every((name) => applied.has(name))) {
    const { prepareRoles } = await import('../../prisma/roles/prepare-roles.mjs');
    await prepareRoles(ownerUrl, appUrl);
    return false;
  }
  const script = join(root, 'prisma/engine/migrate.mjs');
  const env = { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl };
  await mustRun('the migrations', bin('node'), [script], { env });
  return true;
}

function presentMigrations() {
  const directory = join(root, 'prisma/migrations');
  return readdirSync(directory).filter((name) => existsSync(join(directory, name, 'migration.sql')));
}

/**
 * @param {string} databaseUrl
 * @returns {Promise<Set<string>>}
 */
async function appliedMigrations(databaseUrl) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null',
    );
    return new Set(rows.map((row) => row.migration_name));
  } catch (error) {
    if (error.code === UNKNOWN_TABLE || error.code === UNKNOWN_DATABASE) return new Set();
    const { host, pathname } = new URL(databaseUrl);
    throw new Failure(`The database at ${host}${pathname} can't be reached: ${error.message || error.code}.`);
  } finally {
    await client.end().catch(() => undefined); // never connected
  }
}
