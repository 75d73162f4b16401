import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AdminAuditEntry, type AdminList, type ChainStep, todayInMexico } from '@flota/schemas';
import { emptyAuditLog } from '../../testing/audit-log.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { asRequest } from '../http/request-context.js';
import { Audit } from './audit.js';
import { SecurityEvents } from './security-events.js';

const ANA = { id: '0198a000-0000-7000-8000-000000000001', email: 'ana_1@flota.test' };
const FROM = { address: '203.0.113.7', device: 'Firefox' };
const TODAY = todayInMexico();

let api: TestApp;
let auditor: SignedIn;
beforeAll(async () => {
  api = await startTestApp();
  auditor = await api.signIn('auditor');
});
beforeEach(() => emptyAuditLog(api.prisma));
afterAll(() => api.close());

const note = (action: string, recordId: string, actor: typeof ANA | null = ANA) =>
  asRequest(FROM, () =>
    new Audit().note(api.prisma, { action, resource: 'plans', recordId, actor, details: { a: 1 } }),
  );

async function found(filter: object): Promise<AdminAuditEntry[]> {
  const response = await api.http
    .get('/api/admin/audit-log')
    .query({ filter: JSON.stringify(filter), sort: 'at', order: 'ASC' })
    .set(auditor.headers)
    .expect(200);
  return (response.body as AdminList<AdminAuditEntry>).data;
}
const chain = async (query: object = {}) =>
  (await api.http.get('/api/admin/audit-log/chain').query(query).set(auditor.headers).expect(200)).body as ChainStep;

describe('the audit log', () => {
  it('is read with who, from where and what', async () => {
    await note('edit', 'one');
    expect(await found({})).toMatchObject([
      {
        actorId: ANA.id,
        actorEmail: ANA.email,
        action: 'edit',
        resource: 'plans',
        recordId: 'one',
        changes: { a: 1 },
        ...FROM,
      },
    ]);
  });

  it.each<[string, object, string[]]>([
    ['a record', { resource: 'plans', recordId: 'two' }, ['two']],
    ['who', { actorId: ANA.id }, ['one', 'two']],
    ['part of an e-mail, of which nothing stands for anything', { actorEmail: 'NA_1@' }, ['one', 'two']],
    ['an e-mail with a sign of LIKE', { actorEmail: 'ana%test' }, []],
    ['an action', { action: 'edit' }, ['one']],
    ['what touches security', { security: true }, ['two', 'three']],
    ['today', { from: TODAY, to: TODAY }, ['one', 'two', 'three']],
    ['before', { to: '2020-01-01' }, []],
    ['an address', { q: '203.0.113' }, ['one', 'two', 'three']],
  ])('is found by %s', async (_what, filter, ids) => {
    await note('edit', 'one');
    await note('export', 'two');
    await note('sign-in.failed', 'three', null);
    // Of one millisecond, in no order of theirs.
    expect((await found(filter)).map(({ recordId }) => recordId).sort()).toEqual([...ids].sort());
  });

  it.each([{ from: 'yesterday' }, { security: 'yes' }, { actorId: 'ana' }, { action: {} }])(
    'refuses %j',
    async (filter) => {
      await api.http
        .get('/api/admin/audit-log')
        .query({ filter: JSON.stringify(filter) })
        .set(auditor.headers)
        .expect(422);
    },
  );
});

describe('the proof of it', () => {
  it('goes on where it was, to the end, and says the head to note', async () => {
    for (const recordId of ['1', '2', '3']) await note('edit', recordId);
    const first = await chain();
    expect(first).toMatchObject({ proved: 3, total: 3, done: true, broken: null, unsealed: 0, noted: null });
    await note('edit', '4');
    expect(await chain({ after: 3, head: first.head })).toMatchObject({ proved: 4, done: true, noted: 'found' });
    expect(await chain({ head: 'ab'.repeat(32) })).toMatchObject({ noted: 'gone' });
  });

  it('takes more than one stretch for a long log', async () => {
    await api.prisma.$executeRaw`INSERT INTO audit_entry (id, action, resource, record_id)
      SELECT gen_random_uuid(), 'edit', 'plans', n::text FROM generate_series(1, 2500) n`;
    const first = await chain();
    expect(first).toMatchObject({ proved: 2_000, total: 2_500, done: false });
    expect(await chain({ after: first.proved })).toMatchObject({ proved: 2_500, done: true, broken: null });
  });

  it('names the first entry that was changed', async () => {
    for (const recordId of ['1', '2', '3']) await note('edit', recordId);
    await api.prisma.$transaction([
      api.prisma.$executeRaw`SET LOCAL session_replication_role = replica`,
      api.prisma.$executeRaw`UPDATE audit_entry SET actor_email = 'otra@flota.test' WHERE record_id = '2'`,
    ]);
    const { id: entryId } = await api.prisma.auditEntry.findFirstOrThrow({ where: { recordId: '2' } });
    expect(await chain()).toMatchObject({
      proved: 1,
      done: true,
      broken: { seq: 2, entryId, reason: 'changed' },
    });
  });

  it.each([{ after: '-1' }, { after: 'x' }, { head: 'abc' }])('refuses %j', async (query) => {
    await api.http.get('/api/admin/audit-log/chain').query(query).set(auditor.headers).expect(422);
  });

  it('knows no entry that is not there', async () => {
    await api.http.get('/api/admin/audit-log/chain').query({ after: 9 }).set(auditor.headers).expect(404);
  });
});

describe('a stretch of it as evidence', () => {
  it('is exported with the seals, and that is told too', async () => {
    await note('edit', 'one');
    const { text } = await api.http
      .get('/api/admin/audit-log/export')
      .query({ filter: JSON.stringify({ from: TODAY, to: TODAY }) })
      .set(auditor.headers)
      .expect(200);
    const { head } = await chain({ after: 0 });
    const [seal] = await api.prisma.auditSeal.findMany({ orderBy: { seq: 'asc' } });
    expect(text).toContain(Buffer.from(seal?.hash ?? []).toString('hex'));
    expect(text).toContain('203.0.113.7');
    expect(await found({ action: 'export' })).toMatchObject([{ resource: 'audit-log', number: 2, seal: head }]);
  });
});

describe('staff who try what their role may not', () => {
  it('are told apart, once a minute with a count', async () => {
    const [care, other] = [await api.signIn('care'), await api.signIn('care')];
    for (const { headers } of [care, care, care, other]) {
      await api.http.get('/api/admin/audit-log').set(headers).expect(403);
      await api.http.post('/api/admin/statement-runs').set(headers).send({}).expect(403);
    }
    await api.app.get(SecurityEvents).beforeApplicationShutdown();
    const refused = await found({ action: 'refused', resource: 'audit-log' });
    const told = refused.map(({ actorId, changes }) => [actorId, changes]);
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        [care.id, { action: 'list' }],
        [other.id, { action: 'list' }],
        [care.id, { action: 'list', more: 2 }],
      ]),
    );
    expect(await found({ action: 'refused', resource: 'statement-runs' })).toHaveLength(3);
  });
});
