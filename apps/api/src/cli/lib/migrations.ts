import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { MIGRATIONS } from './paths.js';

const UNKNOWN_TABLE = '42P01';
/** Until the database takes the call, on a machine that is in trouble itself. */
export const CONNECTION_MS = 10_000;

/** Those that come with this version, in order. */
export const presentMigrations = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => existsSync(join(MIGRATIONS, name, 'migration.sql')))
    .sort();

export interface MigrationState {
  /** Of this version, and not applied. */
  pending: string[];
  /** Begun and neither finished nor taken back. */
  failed: string[];
  /** Applied, and not of this version: the database is of a later one. */
  unknown: string[];
}

/** How the database at that address stands beside this version. */
export async function migrationState(databaseUrl: string): Promise<MigrationState> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECTION_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; done: boolean }>(
      `select migration_name as name, finished_at is not null as done
       from _prisma_migrations where rolled_back_at is null`,
    );
    return compare(rows);
  } catch (error) {
    if ((error as { code?: string }).code === UNKNOWN_TABLE) return compare([]);
    throw error;
  } finally {
    await client.end().catch(() => undefined); // never connected
  }
}

function compare(rows: readonly { name: string; done: boolean }[]): MigrationState {
  const present = presentMigrations();
  const applied = new Set(rows.filter(({ done }) => done).map(({ name }) => name));
  return {
    pending: present.filter((name) => !applied.has(name)),
    failed: rows.filter(({ name, done }) => !done && !applied.has(name)).map(({ name }) => name),
    unknown: [...applied].filter((name) => !present.includes(name)).sort(),
  };
}
