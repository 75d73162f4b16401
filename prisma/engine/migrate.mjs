#!/usr/bin/env node
/*
 * What `prisma migrate deploy` and `prisma migrate resolve --rolled-back <name>` do, by the same engine and on the same
 * tables, without Prisma's command line: where the product only runs, that is 60 MB of packages which nothing asks for.
 *
 *   DATABASE_URL=… node prisma/engine/migrate.mjs
 *   DATABASE_URL=… node prisma/engine/migrate.mjs --rolled-back 20261122151200_refund_requests
 *
 * As the role of DATABASE_OWNER_URL where one is named. That of DATABASE_URL is then made and given its rights (../roles).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { administer, connectionOptions, createDatabase, tryConnection } from './database.mjs';
import { prepareRoles } from '../roles/prepare-roles.mjs';
import { openEngine } from './wasm.mjs';

const MIGRATIONS = join(import.meta.dirname, '../migrations');
const NOTHING = { externalTables: [], externalEnums: [] };
const NO_SUCH_DATABASE = 'P1003';

const appUrl = process.env.DATABASE_URL;
const url = process.env.DATABASE_OWNER_URL || appUrl;
const [option, name] = process.argv.slice(2);

try {
  if (!url || !appUrl) throw new Error('DATABASE_URL names no database.');
  if (option === undefined) {
    await deploy(url);
    await prepareRoles(url, appUrl);
  } else if (option === '--rolled-back' && name) await noteRolledBack(url, name);
  else throw new Error('Usage: migrate.mjs [--rolled-back <name of the migration>]');
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
// Idle connections of the adapter's pool would keep the process alive.
process.exit();

/** @param {string} databaseUrl */
async function deploy(databaseUrl) {
  await ensureDatabase(databaseUrl);
  const engine = await openEngine(connectionOptions(databaseUrl), []);
  const { appliedMigrationNames } = await engine.applyMigrations({
    migrationsList: migrationsList(),
    filters: NOTHING,
  });
  for (const applied of appliedMigrationNames) process.stdout.write(`applied ${applied}\n`);
  if (appliedMigrationNames.length === 0) process.stdout.write('no migration to apply\n');
}

/**
 * @param {string} databaseUrl
 * @param {string} migrationName
 */
async function noteRolledBack(databaseUrl, migrationName) {
  const engine = await openEngine(connectionOptions(databaseUrl), []);
  await engine.markMigrationRolledBack({ migrationName });
  process.stdout.write(`${migrationName} counts as rolled back\n`);
}

/** @param {string} databaseUrl */
async function ensureDatabase(databaseUrl) {
  try {
    await tryConnection(databaseUrl);
  } catch (error) {
    if (error.error_code !== NO_SUCH_DATABASE) throw error;
    await administer(databaseUrl, createDatabase);
  }
}

/** As Prisma's command line sends them. */
function migrationsList() {
  const names = readdirSync(MIGRATIONS).filter((entry) => existsSync(join(MIGRATIONS, entry, 'migration.sql')));
  const read = (/** @type {string} */ path) => readFileSync(join(MIGRATIONS, path), 'utf8');
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: 'migration_lock.toml', content: read('migration_lock.toml') },
    shadowDbInitScript: '',
    migrationDirectories: names.sort().map((path) => ({
      path,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: read(`${path}/migration.sql`) } },
    })),
  };
}

/** The engine throws its details as JSON inside the message. @param {any} error */
function explain(error) {
  try {
    const { message } = JSON.parse(error.message);
    return message ?? error.message;
  } catch {
    return error.message || error.code;
  }
}
