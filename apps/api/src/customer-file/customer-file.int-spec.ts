import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountHome, CustomerStanding } from '@flota/schemas';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { contractOf, signedInOwner, type OwnerOfContract } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;
let care: SignedIn;
let finance: SignedIn;
let own: OwnerOfContract;

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const late = (days = 10) => ({ dueDaysAgo: days, history: [{ does: 'pays on time' as const, instalments: 13 }] });
beforeEach(async () => {
  own = await signedInOwner(api, late());
});

const path = (what: string, id = own.owner.id) => `/api/admin/customers/${id}/${what}`;
const get = async <Body>(what: string, who = care) =>
  (await api.http.get(path(what)).set(who.headers).expect(200)).body as Body;
const post = (what: string, body: object, who = care) => api.http.post(path(what)).set(who.headers).send(body);
const rfcOf = async () => {
  const profile = await api.prisma.taxProfile.findFirstOrThrow({ where: { customerId: own.owner.id } });
  return { id: profile.id, rfc: api.app.get(FieldEncryption).decrypt(profile.rfc, 'tax_profile.rfc') };
};

describe('GET /api/admin/customers/:id/standing', () => {
  it('tells the figures of the account of the customer, and since when it is behind', async () => {
    await contractOf(api, own.owner);
    const { body } = await api.http.get('/api/customers/home').set(own.owner.headers).expect(200);
    const home = body as AccountHome;
    const behind = home.contracts.filter(({ daysLate }) => daysLate > 0);
    expect(behind).toHaveLength(1);

    const standing = await get<CustomerStanding>('standing');
    expect(standing).toMatchObject({
      dueNow: home.dueNow,
      outstandingCapital: home.outstandingCapital,
      arrears: { amount: behind[0]?.dueNow, days: behind[0]?.daysLate, contracts: 1 },
      nextPayment: { number: own.contract.number, dueOn: home.nextPayment?.dueOn, missing: home.nextPayment?.missing },
      contractCount: 2,
      account: { openSessions: 1, emailBounces: false, pendingEmail: null },
    });
    expect(standing.contracts.map(({ id }) => id)).toEqual(home.contracts.map(({ id }) => id));
  });

  it('shows of an RFC the last characters alone, and is 404 of nobody', async () => {
    const { id, rfc } = await rfcOf();
    const { identifiers } = await get<CustomerStanding>('standing');
    expect(identifiers).toEqual([
      { kind: 'rfc', id, of: expect.any(String), masked: `${'•'.repeat(rfc.length - 3)}${rfc.slice(-3)}` },
    ]);
    await api.http.get(path('standing', crypto.randomUUID())).set(care.headers).expect(404);
  });
});

describe('POST /api/admin/customers/:id/identifiers/reveal', () => {
  const entries = () =>
    api.prisma.auditEntry.findMany({ where: { action: 'reveal', resource: 'customers', recordId: own.owner.id } });

  it('tells an RFC in full once the audit log has who, whose, which and why', async () => {
    const { id, rfc } = await rfcOf();
    const asked = { kind: 'rfc', id, reason: 'authority', note: 'Oficio 214-3/2026' };
    const { body, headers } = await post('identifiers/reveal', asked).expect(200);
    expect(body).toEqual({ value: rfc });
    expect(headers['cache-control']).toBe('no-store');
    const [entry] = await entries();
    expect(entry).toMatchObject({
      actorId: care.id,
      changes: { what: 'rfc', of: id, reason: 'authority', note: asked.note },
    });
    expect(JSON.stringify(entry)).not.toContain(rfc);
  });

  it('refuses without a reason, one of another customer, and a CLABE to whom refunds are none of their work', async () => {
    const { id } = await rfcOf();
    await post('identifiers/reveal', { kind: 'rfc', id, reason: '' }).expect(422);
    const unsaid = await post('identifiers/reveal', { kind: 'rfc', id, reason: 'other' }).expect(422);
    expect(unsaid.body).toMatchObject({ errors: [{ field: 'note', code: 'REVEAL_NOTE.REQUIRED' }] });
    await post('identifiers/reveal', { kind: 'clabe', id, reason: 'payment' }).expect(403);
    await post('identifiers/reveal', { kind: 'clabe', id, reason: 'payment' }, finance).expect(404);
    const other = await signedInOwner(api);
    const asked = { kind: 'rfc', id, reason: 'identity' };
    await api.http.post(path('identifiers/reveal', other.owner.id)).set(care.headers).send(asked).expect(404);
    expect(await entries()).toEqual([]);
  });
});
