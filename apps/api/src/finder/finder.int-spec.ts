import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCallBack, createCustomer, createQuote, createTaxChange, createTaxProfile } from '@flota/prisma/seed';
import type { FoundRecord, FoundRecords, Permissions, StaffRole } from '@flota/schemas';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { contractOf } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const ROLES: StaffRole[] = ['admin', 'content', 'care', 'finance', 'auditor'];
const RFC = 'AIRM800101AB7';
const person = { name: 'Martín Arriaga Ñáñez', email: 'm.arriaga@fletes.test', phone: '+524771234567' };

let api: TestApp;
let staff: Record<StaffRole, SignedIn>;
let ids: { customer: string; contract: string; payment: string; quote: string; lead: string };
let contract: { number: string; vin: string; clabe: string; paymentReference: string };

beforeAll(async () => {
  api = await startTestApp();
  const signedIn = await Promise.all(ROLES.map(async (role) => [role, await api.signIn(role)] as const));
  staff = Object.fromEntries(signedIn) as typeof staff;
  const { prisma } = api;
  const customer = await createCustomer(prisma, person);
  const profile = await createTaxProfile(prisma, api.app.get(FieldEncryption), {
    customerId: customer.id,
    legalName: 'Fletes Águila, S.A.',
    rfc: RFC,
  });
  const made = await contractOf(api, { id: customer.id } as SignedIn, { taxProfileId: profile.id });
  contract = made;
  const payment = await prisma.payment.create({
    data: {
      folio: 'R-7K3MQ-92XAB',
      contractId: made.id,
      provider: 'transfer',
      kind: 'due',
      amount: 100,
      state: 'paid',
      trackingKey: 'MBAN01002610200000000001',
      expiresAt: new Date(),
    },
  });
  const quote = await createQuote(prisma, {
    contactName: person.name,
    contactEmail: person.email,
    contactPhone: person.phone,
  });
  const lead = await createCallBack(prisma, person);
  ids = { customer: customer.id, contract: made.id, payment: payment.id, quote: quote.id, lead: lead.id };
});
afterAll(() => api.close());

async function find(role: StaffRole, body: object): Promise<FoundRecords['groups']> {
  const answer = await api.http.post('/api/admin/find').set(staff[role].headers).send(body).expect(200);
  return (answer.body as FoundRecords).groups;
}

const idsOf = (groups: FoundRecords['groups'], resource: string) =>
  groups.find((group) => group.resource === resource)?.records.map(({ id }) => id) ?? [];

describe('POST /api/admin/find', () => {
  it.each(['martin arriaga', '477 123 4567', '(477) 123-4567', 'm.arriaga@fletes'])(
    'finds whom %s is',
    async (text) => {
      const groups = await find('care', { text });
      expect(idsOf(groups, 'customers')).toEqual([ids.customer]);
      expect(idsOf(groups, 'contracts')).toEqual([ids.contract]);
      expect(idsOf(groups, 'quotes')).toEqual([ids.quote]);
      expect(idsOf(groups, 'leads')).toEqual([ids.lead]);
      expect(groups.map(({ resource }) => resource).slice(0, 4)).toEqual(['customers', 'contracts', 'quotes', 'leads']);
    },
  );

  it('finds a contract by all that names it', async () => {
    const { number, vin, clabe, paymentReference } = contract;
    for (const text of [
      number,
      number.replaceAll('-', ''),
      vin,
      paymentReference,
      RFC,
      clabe.replace(/^(\d{3})(\d{3})(\d{11})/, '$1 $2 $3 '),
    ]) {
      expect(idsOf(await find('finance', { text }), 'contracts')).toContain(ids.contract);
    }
    const [found] = (await find('finance', { text: number })).find(({ resource }) => resource === 'contracts')!.records;
    expect(found).toMatchObject({ title: number, detail: expect.stringContaining(person.name) });
  });

  it.each(['MBAN01002610200000000001', 'mban 0100 2610 2000 0000 0001', 'r 7k3mq 92xab', 'r7k3mq92xab'])(
    '%s finds its payment',
    async (text) => expect(idsOf(await find('finance', { text }), 'payments')).toEqual([ids.payment]),
  );

  it('finds a quote by its folio without hyphens', async () => {
    const { folio } = await api.prisma.quote.findUniqueOrThrow({ where: { id: ids.quote } });
    const text = folio.toLowerCase().replaceAll('-', '');
    expect(idsOf(await find('care', { text }), 'quotes')).toEqual([ids.quote]);
  });

  it('finds a transfer that was taken back by the key that it gave free', async () => {
    const data = { folio: 'R-9K3MQ-92XAB', provider: 'transfer', kind: 'due', amount: 1, state: 'paid' } as const;
    const trackingKey = 'SPEI-44X0012';
    const { id } = await api.prisma.payment.create({
      data: { ...data, contractId: ids.contract, trackingKey, expiresAt: new Date() },
    });
    expect(idsOf(await find('finance', { text: 'spei-44x0012' }), 'payments')).toEqual([id]);
    await api.prisma.payment.update({ where: { id }, data: { trackingKey: null } });
    expect(idsOf(await find('finance', { text: 'spei-44x0012' }), 'payments')).toEqual([id]);
    await api.prisma.payment.update({ where: { id }, data: { trackingKey: 'OTHER0001' } });
    for (const text of ['SPEI-44X0012', 'other0001']) {
      expect(idsOf(await find('finance', { text }), 'payments')).toEqual([id]);
    }
    await api.prisma.payment.delete({ where: { id } });
  });

  it('tells amounts with one sign of money', async () => {
    const details = (await find('finance', { text: 'R-7K3MQ-92XAB' })).flatMap(({ records }) =>
      records.map(({ detail }) => detail),
    );
    expect(details).toEqual([`$100.00 · ${person.name} · ${contract.number}`]);
  });

  it('finds what has a folio by it alone', async () => {
    const { taxProfileId } = await api.prisma.contract.findUniqueOrThrow({ where: { id: ids.contract } });
    const folio = 'N-7K3MQ-92XAB';
    const { id } = await createTaxChange(api.prisma, api.app.get(FieldEncryption), { taxProfileId, folio });
    expect(idsOf(await find('care', { text: folio.toLowerCase().replaceAll('-', ' ') }), 'tax-changes')).toEqual([id]);
    expect(idsOf(await find('care', { text: 'martin arriaga' }), 'tax-changes')).toEqual([]);
  });

  it('finds pages of the site and people of the office for who may list them', async () => {
    const email = staff.care.email;
    expect(idsOf(await find('admin', { text: email }), 'staff-accounts')).toEqual([staff.care.id]);
    expect(idsOf(await find('finance', { text: email }), 'staff-accounts')).toEqual([]);
    await api.prisma.faqCategory.create({ data: { slug: 'palabra-rara', name: 'Palabra rarísima', position: 99 } });
    for (const text of ['rarísima', 'RARISIMA palabra']) {
      expect(idsOf(await find('content', { text }), 'faq-categories')).toEqual(['palabra-rara']);
    }
    expect(idsOf(await find('content', { text: 'rorosomo' }), 'faq-categories')).toEqual([]);
    expect(idsOf(await find('finance', { text: 'rarísima' }), 'faq-categories')).toEqual([]);
  });

  it.each(ROLES)('shows %s only kinds that they may list', async (role) => {
    const { body } = await api.http.get('/api/admin/me').set(staff[role].headers).expect(200);
    const { permissions } = body as { permissions: Permissions };
    for (const text of ['martin arriaga', RFC, 'an', 'flota', contract.number, 'R-7K3MQ-92XAB']) {
      for (const { resource } of await find(role, { text })) expect(permissions[resource]).toContain('list');
    }
    if (role === 'content') expect(await find(role, { text: 'martin arriaga' })).toEqual([]);
    for (const { name, palette } of api.app.get(ResourceRegistry).all()) {
      const may = permissions[name]?.includes('list') ?? false;
      const answer = api.http.post('/api/admin/find').set(staff[role].headers).send({ text: 'martin', resource: name });
      await answer.expect(may ? (palette ? 200 : 404) : 403);
    }
  });

  it('tells that there are more than it shows, and shows more of one kind', async () => {
    for (let index = 0; index < 6; index++) await createCallBack(api.prisma, { name: `Repetida Sánchez ${index}` });
    const leads = (await find('care', { text: 'repetida sanchez' })).find(({ resource }) => resource === 'leads');
    expect(leads).toMatchObject({ more: true, records: { length: 4 } });
    const [all] = await find('care', { text: 'repetida sanchez', resource: 'leads' });
    expect(all).toMatchObject({ more: false, records: { length: 6 } });
  });

  it.each([{}, { text: 'a' }, { text: 'x'.repeat(101) }, { text: 7 }, { text: 'ana', resource: 5 }])(
    'refuses %j',
    async (body) => void (await api.http.post('/api/admin/find').set(staff.care.headers).send(body).expect(422)),
  );

  it.each(['%', "'; DROP TABLE quote; --", '····', '  ñ  x'])('finds nothing by %s and holds', async (text) => {
    await api.http
      .post('/api/admin/find')
      .set(staff.admin.headers)
      .send({ text })
      .expect(text === '%' ? 422 : 200);
  });
});

describe('POST /api/admin/find/opened', () => {
  const opened = async (role: StaffRole, records: object[]) => {
    const answer = await api.http.post('/api/admin/find/opened').set(staff[role].headers).send({ records }).expect(200);
    return (answer.body as { records: FoundRecord[] }).records;
  };

  it('tells by name what may be listed, in order, and leaves out the rest', async () => {
    const asked = [
      { resource: 'quotes', id: ids.quote },
      { resource: 'staff-accounts', id: staff.care.id },
      { resource: 'customers', id: ids.customer },
      { resource: 'customers', id: '0198a3c0-0000-7000-8000-000000000000' },
      { resource: 'customers', id: 'no-es' },
      { resource: 'nada', id: '1' },
    ];
    const shown = await opened('care', asked);
    expect(shown.map(({ resource, id }) => ({ resource, id }))).toEqual([asked[0], asked[2]]);
    expect(shown[1]).toMatchObject({ title: person.name });
    expect(await opened('content', asked)).toEqual([]);
  });
});
