import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPrismaClient, type PrismaClient } from '@flota/prisma';
import { copyDatabase, type DatabaseCopy } from '@flota/prisma/testing';
import { emptyAuditLog } from '../../../testing/audit-log.js';
import { asRequest } from '../../http/request-context.js';
import { Audit } from '../audit.js';
import { chainWords } from './chain.texts.js';
import { isIntact, verifyChain } from './verify-chain.js';

const audit = new Audit();
const ANA = { id: '0198a000-0000-7000-8000-000000000001', email: 'ana@flota.test' };
/** What is hard to write the same twice. */
const ODD = {
  text: 'Ñandú 🚚 "\\ \u0001\u007f',
  number: 0.1,
  big: 1e21,
  nothing: null,
  list: [[], {}],
  'b a': true,
  a: 1,
};

describe('the chain of the audit log', () => {
  let copy: DatabaseCopy;
  let prisma: PrismaClient;
  beforeAll(async () => {
    copy = await copyDatabase();
    prisma = createPrismaClient(copy.url, 50);
  });
  afterAll(async () => {
    await prisma.$disconnect();
    await copy.drop();
  });
  beforeEach(() => emptyAuditLog(prisma));

  const note = (recordId: string, database: Parameters<Audit['note']>[0] = prisma) =>
    audit.note(database, { action: 'edit', resource: 'plans', recordId, actor: ANA, details: ODD });
  const headOf = async () => Buffer.from((await verifyChain(prisma)).head.hash).toString('hex');
  /** Past all that keeps it from being done. */
  const asOwner = async (...statements: string[]) => {
    const all = ['SET LOCAL session_replication_role = replica', ...statements];
    await prisma.$transaction(all.map((statement) => prisma.$executeRawUnsafe(statement)));
  };
  const five = async () => {
    for (const recordId of ['1', '2', '3', '4', '5']) await note(recordId);
  };

  it('begins with nothing', async () => {
    const report = await verifyChain(prisma);
    expect(report).toMatchObject({ head: { seq: 0n }, unsealed: 0 });
    expect(isIntact(report)).toBe(true);
  });

  it('holds whatever is written, by somebody or nobody, from somewhere or nowhere', async () => {
    await note('odd');
    await audit.note(prisma, { action: 'sign-in.failed', resource: 'staff', recordId: 'x' });
    await asRequest({ address: '2001:db8::1', device: 'Añejo/1\n2' }, () => note('from somewhere'));
    const report = await verifyChain(prisma);
    expect(chainWords(report)[0]).toBe('INTACT: 3 entries are as they were written');
  });

  it('is one and unbroken with fifty who write at once, and nobody fails', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, writer) =>
        prisma.$transaction(
          async (database) => {
            for (let index = 0; index < 4; index += 1) await note(`${writer}-${index}`, database);
          },
          { maxWait: 30_000, timeout: 30_000 },
        ),
      ),
    );
    const report = await verifyChain(prisma);
    expect(report).toMatchObject({ head: { seq: 200n }, unsealed: 0 });
    expect(isIntact(report)).toBe(true);
  });

  it('keeps nothing of what was taken back', async () => {
    const failed = prisma.$transaction(async (database) => {
      await note('1', database);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await note('2');
    expect(await verifyChain(prisma)).toMatchObject({ head: { seq: 1n }, unsealed: 0 });
  });

  it('takes the moment from the clock of the database', async () => {
    const before = Date.now();
    const entry = await prisma.auditEntry.create({
      data: { at: new Date('2020-01-01'), action: 'edit', resource: 'plans', recordId: 'early' },
    });
    expect(entry.at.getTime()).toBeGreaterThan(before - 5_000);
  });

  it.each([
    ['changes an entry', `UPDATE audit_entry SET record_id = '9'`],
    ['deletes an entry', 'DELETE FROM audit_entry'],
    ['empties the log', 'TRUNCATE audit_entry, audit_seal'],
    ['changes a seal', 'UPDATE audit_seal SET seq = seq + 1'],
    ['deletes a seal', 'DELETE FROM audit_seal'],
    ['empties the seals', 'TRUNCATE audit_seal'],
  ])('refuses whoever %s', async (_what, statement) => {
    await note('1');
    await expect(prisma.$executeRawUnsafe(statement)).rejects.toThrow(/never changed/);
  });

  it.each([
    ['a changed entry', 3n, 'changed', [`UPDATE audit_entry SET changes = '{}' WHERE record_id = '3'`]],
    ['a changed moment', 3n, 'changed', [`UPDATE audit_entry SET at = at - interval '1 ms' WHERE record_id = '3'`]],
    ['an actor taken away', 3n, 'changed', [`UPDATE audit_entry SET actor_id = NULL WHERE record_id = '3'`]],
    ['an entry taken out', 3n, 'missing', [`DELETE FROM audit_entry WHERE record_id = '3'`]],
    [
      'an entry and its seal taken out',
      4n,
      'not-following',
      ['DELETE FROM audit_seal WHERE seq = 3', `DELETE FROM audit_entry WHERE record_id = '3'`],
    ],
    [
      'a gap that was closed',
      3n,
      'not-following',
      ['DELETE FROM audit_seal WHERE seq = 3', 'UPDATE audit_seal SET seq = seq - 1 WHERE seq > 3'],
    ],
    [
      'an entry changed and sealed anew',
      4n,
      'not-following',
      [
        `UPDATE audit_entry SET record_id = 'x' WHERE record_id = '3'`,
        `UPDATE audit_seal SET hash = sha256(previous || convert_to(audit_entry_text(entry), 'UTF8'))
         FROM audit_entry entry WHERE entry.id = entry_id AND seq = 3`,
      ],
    ],
  ])('shows %s', async (_what, seq, reason, statements) => {
    await five();
    await asOwner(...statements);
    const report = await verifyChain(prisma);
    expect(report.broken).toMatchObject({ seq, reason });
    expect(isIntact(report)).toBe(false);
    expect(chainWords(report)[1]).toContain(`number ${seq}`);
  });

  it('shows an entry that was put in past it', async () => {
    await five();
    await asOwner(
      `INSERT INTO audit_entry (id, action, resource, record_id) VALUES (gen_random_uuid(), 'edit', 'plans', '6')`,
    );
    const report = await verifyChain(prisma);
    expect(report).toMatchObject({ unsealed: 1 });
    expect(isIntact(report)).toBe(false);
  });

  it('finds a head that was noted however long the log has grown', async () => {
    await five();
    const noted = await headOf();
    await five();
    expect(await verifyChain(prisma, noted)).toMatchObject({ head: { seq: 10n }, noted: 'found' });
  });

  it.each([
    [
      'whose end was cut off',
      ['DELETE FROM audit_seal WHERE seq > 4', `DELETE FROM audit_entry WHERE record_id = '5'`],
    ],
    [
      'that was made anew',
      [
        'DELETE FROM audit_seal',
        `UPDATE audit_entry SET record_id = 'x' WHERE record_id = '3'`,
        `DO $$ DECLARE entry audit_entry; BEGIN
           FOR entry IN SELECT * FROM audit_entry ORDER BY at, id LOOP PERFORM append_audit_seal(entry); END LOOP;
         END $$`,
      ],
    ],
  ])('misses the head that was noted of a log %s', async (_what, statements) => {
    await five();
    const noted = await headOf();
    await asOwner(...statements);
    expect(isIntact(await verifyChain(prisma))).toBe(true);
    const report = await verifyChain(prisma, noted);
    expect(report).toMatchObject({ noted: 'gone' });
    expect(isIntact(report)).toBe(false);
  });
});
