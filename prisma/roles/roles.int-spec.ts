import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPrismaClient, type PrismaClient } from '../index.js';
import { copySeededDatabase, type DatabaseCopy } from '../testing/index.js';

/** A table whose rows may not be changed, as triggers see to, is named in grants.mjs too. */
const ADDED_TO = [
  'allocation',
  'audit_entry',
  'brand_picture',
  'brand_version',
  'closed_day',
  'contract_event',
  'event',
  'movement',
  'signing_constancia',
  'signing_event',
  'suspense_entry',
];
const ONLY_READ = ['audit_seal'];
const OF_THE_OWNER = ['_prisma_migrations', 'event_numbering'];
const NEVER_DELETED = [
  'account_member',
  'automatic_payment',
  'bank_line',
  'card_account',
  'cfdi_cancellation',
  'collection_contact',
  'contact_stop',
  'desk_request',
  'issued_cfdi',
  'ledger_difference',
  'payment',
  'refund_request',
  'saved_card',
  'signing_request',
  'signing_signer',
  'tax_change',
];

const ENTRY = `INSERT INTO audit_entry (id, action, resource, record_id) VALUES (gen_random_uuid(), 'edit', 'plans', '1')`;

let copy: DatabaseCopy;
let owner: PrismaClient;
let app: PrismaClient;
beforeAll(async () => {
  copy = await copySeededDatabase();
  owner = createPrismaClient(copy.url, 1);
  app = createPrismaClient(copy.appUrl, 1);
});
afterAll(async () => {
  await owner.$disconnect();
  await app.$disconnect();
  await copy.drop();
});

/** What the image runs. */
const migrate = (appUrl = copy.appUrl, ownerUrl = copy.url) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '../engine/migrate.mjs')], {
    env: { ...process.env, DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl },
  });

interface Rights {
  name: string;
  held: string[];
}
const rights = () => app.$queryRaw<Rights[]>`
  SELECT relname AS name, array(
    SELECT word FROM unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) word
    WHERE has_table_privilege(pg_class.oid, word)) AS held
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`;

describe("the application's role", () => {
  it.each([
    ['define a table', 'CREATE TABLE mine (id int)'],
    ['make a schema', 'CREATE SCHEMA mine'],
    ['change a table', 'ALTER TABLE audit_entry ADD COLUMN mine int'],
    ['switch triggers off', 'ALTER TABLE audit_entry DISABLE TRIGGER ALL'],
    ['pass triggers by', 'SET session_replication_role = replica'],
    ['drop a table', 'DROP TABLE audit_seal'],
    ['replace a function', 'CREATE OR REPLACE FUNCTION public.refuse_change() RETURNS trigger LANGUAGE sql AS $$$$'],
    ['empty a table', 'TRUNCATE quote CASCADE'],
    ['become the owner', 'SET ROLE flota'],
    ['make roles', 'CREATE ROLE mine SUPERUSER'],
    ['change what was audited', `UPDATE audit_entry SET action = 'x'`],
    ['delete what was audited', 'DELETE FROM audit_entry'],
    ['write seals', `INSERT INTO audit_seal VALUES (1, gen_random_uuid(), '', '')`],
    ['seal', `SELECT append_audit_seal(entry) FROM audit_entry entry`],
    ['change a movement', 'UPDATE movement SET amount = 0'],
    ['delete an event', 'DELETE FROM contract_event'],
    ['delete a payment', 'DELETE FROM payment'],
    ['change what was migrated', 'DELETE FROM _prisma_migrations'],
  ])('may not %s', async (_what, statement) => {
    await expect(app.$executeRawUnsafe(statement)).rejects.toThrow(/permission denied|must be owner|42501/);
  });

  it('enters into the audit log, which is sealed all the same', async () => {
    await app.$executeRawUnsafe(ENTRY);
    expect(await app.auditSeal.count()).toBe(await app.auditEntry.count());
  });

  it('reads and writes every table but those that are only added to', async () => {
    const held = await rights();
    expect(held.length).toBeGreaterThan(60);
    for (const { name, held: words } of held) expect([name, words]).toEqual([name, wanted(name)]);
  });

  it('has no table that triggers protect as a whole and rights do not', async () => {
    const guarded = await owner.$queryRaw<{ name: string }[]>`
      SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger
      WHERE tgfoid = 'refuse_change'::regproc AND tgattr = '' AND tgqual IS NULL`;
    expect(guarded.map(({ name }) => name).sort()).toEqual([...ADDED_TO, ...ONLY_READ].sort());
  });

  it('may use a table that a migration adds, and nothing that was granted by hand', async () => {
    await owner.$executeRawUnsafe('CREATE TABLE addition (id bigserial PRIMARY KEY)');
    await owner.$executeRawUnsafe('GRANT UPDATE, TRUNCATE ON audit_entry TO PUBLIC');
    await migrate();
    await app.$executeRawUnsafe('INSERT INTO addition DEFAULT VALUES');
    await owner.$executeRawUnsafe('DROP TABLE addition');
    expect((await rights()).find(({ name }) => name === 'audit_entry')?.held).toEqual(['SELECT', 'INSERT']);
  });

  it('must not be one that may make roles, and may be the owner as in former versions', async () => {
    await owner.$executeRawUnsafe(`CREATE ROLE strong CREATEROLE LOGIN PASSWORD 'strong'`);
    const strong = new URL(copy.appUrl);
    strong.username = strong.password = 'strong';
    await expect(migrate(strong.href)).rejects.toThrow(/strong of DATABASE_URL may make roles/);
    await owner.$executeRawUnsafe('DROP ROLE strong');
    await migrate(copy.url, copy.url);
  });

  it('is made with its password, and given the one that the settings say', async () => {
    const url = new URL(copy.appUrl);
    url.username = 'newcomer';
    for (const password of ['first', 'sécond:@/']) {
      url.password = encodeURIComponent(password);
      await migrate(url.href);
      const newcomer = createPrismaClient(url.href, 1);
      expect(await newcomer.plan.count()).toBeGreaterThan(0);
      await newcomer.$disconnect();
    }
    await owner.$executeRawUnsafe('DROP OWNED BY newcomer');
    await owner.$executeRawUnsafe('DROP ROLE newcomer');
  });
});

function wanted(table: string): string[] {
  if ([...ONLY_READ, ...OF_THE_OWNER].includes(table)) return ['SELECT'];
  if (ADDED_TO.includes(table)) return ['SELECT', 'INSERT'];
  return ['SELECT', 'INSERT', 'UPDATE', ...(NEVER_DELETED.includes(table) ? [] : ['DELETE'])];
}
