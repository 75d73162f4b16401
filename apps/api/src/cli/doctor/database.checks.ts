import { FieldCipher } from '@flota/records';
import pg from 'pg';
import { keysInUse } from '../../platform/crypto/rotate-columns.js';
import { CONNECTION_MS, migrationState } from '../lib/migrations.js';
import { withDatabase } from '../lib/with-database.js';
import { type Check, fail, ok, warn } from './check.js';

const OLDEST_MAJOR = 17;
/** Of all connections, percent. */
const CROWDED = 85;
/** Two clocks that differ by more make sessions, links and jobs end early or late. */
const SKEW_WARN_MS = 2_000;
const SKEW_FAIL_MS = 30_000;

/** As the product runs, over a connection of its own. */
async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Row>(statement);
    const [row] = rows;
    if (!row) throw new Error('The database answered nothing');
    return row;
  } finally {
    await client.end().catch(() => undefined); // never connected
  }
}

export const database: Check = {
  name: 'database',
  needs: ['DATABASE_URL'],
  async examine({ env: { DATABASE_URL = '' } }) {
    const { version, used, size } = await ask<{ version: number; used: number; size: string }>(
      DATABASE_URL,
      `select current_setting('server_version_num')::int as version, pg_size_pretty(pg_database_size(current_database())) as size,
         (select count(*) * 100 / current_setting('max_connections')::int from pg_stat_activity)::int as used`,
    );
    const major = Math.floor(version / 10_000);
    if (major < OLDEST_MAJOR) return fail(`PostgreSQL ${major}`, `Use PostgreSQL ${OLDEST_MAJOR}.`);
    if (used >= CROWDED) {
      return warn(
        `${used} % of its connections are in use`,
        'Lower DATABASE_POOL, or raise max_connections of the server.',
      );
    }
    return ok(`PostgreSQL ${major}, ${size}, ${used} % of its connections in use`);
  },
};

/** Restored elsewhere and not migrated, events are told with numbers that readers have passed already. */
export const eventNumbers: Check = {
  name: 'event-numbers',
  needs: ['DATABASE_URL'],
  async examine({ env: { DATABASE_URL = '' } }) {
    const { own } = await ask<{ own: boolean }>(
      DATABASE_URL,
      'select server = database_server() as own from event_numbering',
    );
    if (!own) return fail('are those of another server', 'Stop API and worker, and run: npm run flota -- migrate');
    return ok('follow on what was told before');
  },
};

export const migrations: Check = {
  name: 'migrations',
  needs: ['DATABASE_URL'],
  async examine({ env: { DATABASE_URL = '' }, source }) {
    const { pending, failed, unknown } = await migrationState(source.DATABASE_OWNER_URL || DATABASE_URL);
    if (failed.length > 0) {
      return fail(`begun and not finished: ${failed.join(', ')}`, 'See docs/runbooks/upgrade.md, “A migration fails”.');
    }
    if (pending.length > 0) {
      return fail(
        `${pending.length} missing, the first ${pending[0]}`,
        'Run `flota migrate` (compose: docker compose up migrate).',
      );
    }
    if (unknown.length > 0) {
      return warn(
        `of a later version: ${unknown.join(', ')}`,
        'Run the version that brought them, or restore a backup.',
      );
    }
    return ok('all of this version are applied');
  },
};

export const roles: Check = {
  name: 'roles',
  needs: ['DATABASE_URL', 'NODE_ENV'],
  async examine({ env: { DATABASE_URL = '', NODE_ENV } }) {
    const { role, powers } = await ask<{ role: string; powers: string[] }>(
      DATABASE_URL,
      `select current_user as role, array_remove(array[
         case when rolsuper then 'is a superuser' end,
         case when rolcreaterole then 'may make roles' end,
         case when has_schema_privilege('public', 'create') then 'may define tables' end,
         case when to_regclass('audit_entry') is not null and has_table_privilege('audit_entry', 'update')
           then 'may rewrite the audit log' end], null) as powers
       from pg_roles where rolname = current_user`,
    );
    if (powers.length === 0) return ok(`${role} may read and write rows, and no more`);
    const found = `${role} of DATABASE_URL ${powers.join(', ')}`;
    const advice = 'Part the roles: docs/runbooks/part-the-database-roles.md.';
    return NODE_ENV === 'production' ? fail(found, advice) : warn(found, advice);
  },
};

export const clock: Check = {
  name: 'clock',
  needs: ['DATABASE_URL'],
  async examine({ env: { DATABASE_URL = '' } }) {
    const before = Date.now();
    const { now } = await ask<{ now: Date }>(DATABASE_URL, 'select clock_timestamp() as now');
    const after = Date.now();
    // Within the time that the question took nobody can tell.
    const apart = now.getTime() < before ? before - now.getTime() : Math.max(0, now.getTime() - after);
    const found = `this machine and the database are ${(apart / 1_000).toFixed(1)} s apart`;
    const advice = 'Have both set their clocks by NTP (timedatectl, chronyc tracking).';
    if (apart > SKEW_FAIL_MS) return fail(found, advice);
    return apart > SKEW_WARN_MS ? warn(found, advice) : ok(found);
  },
};

export const keys: Check = {
  name: 'keys',
  needs: ['DATABASE_URL', 'APP_SECRET'],
  async examine({ env: { APP_SECRET = '', FIELD_KEYS }, source }) {
    const cipher = new FieldCipher(APP_SECRET, FIELD_KEYS);
    const columns = await withDatabase(source, keysInUse);
    const used = columns.flatMap(({ values }) => Object.entries(values));
    const missing = new Set(used.map(([key]) => key).filter((key) => !cipher.knows(key)));
    if (missing.size > 0) {
      return fail(
        `no key ${[...missing].join(', ')} is at hand`,
        'Put it back into FIELD_KEYS: what bears it can not be read.',
      );
    }
    const former = used.filter(([key]) => key !== cipher.writesWith).reduce((sum, [, count]) => sum + count, 0);
    if (former > 0)
      return warn(`${former} values bear a former key`, 'Run `flota keys rotate` (docs/runbooks/rotate-secrets.md).');
    return ok(`everything encrypted bears ${cipher.writesWith}`);
  },
};
