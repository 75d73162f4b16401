import pg from 'pg';
import { grant } from './grants.mjs';
import { prepareQueueSchema } from './queue-schema.mjs';

/** Any number: it only has to be the same for everybody who prepares roles on a server. */
const LOCK = 5_530_918;
const WRONG_PASSWORD = '28P01';
const MAY_NOT = '42501';

/**
 * After the migrations: the queue's tables, numbers of events that follow on what a restored backup told, and the application's role
 * with what it may do. Where both addresses are of one
 * role, as in installations of before, there is nothing to part and everything works as it did.
 * @param {string} ownerUrl who migrates, and owns all there is
 * @param {string} appUrl whom the product runs as
 */
export async function prepareRoles(ownerUrl, appUrl) {
  const app = new URL(appUrl);
  const role = decodeURIComponent(app.username);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await prepareQueueSchema(client);
    await client.query('select raise_event_numbers()');
    if (role === decodeURIComponent(new URL(ownerUrl).username)) return;
    // One after the other: roles are the server's, which several databases may share.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await makeRole(client, role, decodeURIComponent(app.password));
    await grant(client, role);
    await client.query('commit');
  } finally {
    await client.end();
  }
  await letIn(ownerUrl, appUrl, role);
}

/**
 * @param {pg.Client} client
 * @param {string} role
 * @param {string} password
 */
async function makeRole(client, role, password) {
  const { rows } = await client.query('select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = $1', [
    role,
  ]);
  if (rows.some(({ rolsuper, rolcreaterole, rolcreatedb }) => rolsuper || rolcreaterole || rolcreatedb)) {
    throw new Error(`${role} of DATABASE_URL may make roles or databases: name another one there`);
  }
  if (rows.length > 0) return;
  try {
    await client.query(`create role ${client.escapeIdentifier(role)} login password ${client.escapeLiteral(password)}`);
  } catch (error) {
    if (error.code !== MAY_NOT) throw error;
    throw new Error(`DATABASE_OWNER_URL may not make roles: make ${role} of DATABASE_URL by hand, with its password`);
  }
}

/**
 * A password that was changed in the settings is changed in the database.
 * @param {string} ownerUrl
 * @param {string} appUrl
 * @param {string} role
 */
async function letIn(ownerUrl, appUrl, role) {
  const app = new pg.Client({ connectionString: appUrl });
  try {
    await app.connect();
  } catch (error) {
    if (error.code !== WRONG_PASSWORD) throw error;
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    const password = owner.escapeLiteral(decodeURIComponent(new URL(appUrl).password));
    await owner.query(`alter role ${owner.escapeIdentifier(role)} password ${password}`).finally(() => owner.end());
  } finally {
    await app.end().catch(() => undefined); // never connected
  }
}
