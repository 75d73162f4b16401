import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCustomer, createInvoice, createPolicy, createTaxProfile } from '@flota/prisma/seed';
import {
  type ApiContract,
  type ApiContractDetail,
  apiContractDetailSchema,
  apiContractsPageSchema,
  type ApiCustomer,
  apiCustomerSchema,
  apiCustomersPageSchema,
  apiInvoicesPageSchema,
  apiMovementsPageSchema,
  apiPoliciesPageSchema,
  contractDetailSchema,
  todayInMexico,
} from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { Ledgers } from '../../../contracts/index.js';
import { FieldEncryption } from '../../../platform/crypto/field-encryption.js';
import { signedInOwner } from '../../../testing/contract-owners.js';
import { integrate, type Integrating } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { nameRecords } from '../../external-references/external-references.js';

let api: TestApp;
let system: Integrating;
beforeAll(async () => {
  api = await startTestApp();
  system = await integrate(api);
});
afterAll(() => api.close());

const V1 = '/api/integrations/v1';
const get = async (path: string, who = system) =>
  (await api.http.get(`${V1}/${path}`).set(who.headers).expect(200)).body;
const fieldCipher = () => api.app.get(FieldEncryption, { strict: false });

/** Every page to the end, with what happens between two of them. */
async function walk<Row extends { id: string }>(
  path: string,
  schema: z.ZodType<{ data: Row[]; next: string | null }>,
  between: (page: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<Row[]> {
  const found: Row[] = [];
  let after = '';
  for (let page = 0; page < 100; page += 1) {
    const { data, next } = schema.parse(await get(`${path}${path.includes('?') ? '&' : '?'}limit=3${after}`));
    found.push(...data);
    if (next === null) return found;
    after = `&after=${next}`;
    await between(page);
  }
  throw new Error('There is no end to the pages');
}

describe('a list', () => {
  it('comes page by page, every record once, whatever is written meanwhile', async () => {
    const there = await Promise.all(Array.from({ length: 10 }, () => createCustomer(api.prisma)));
    const [first, , , , , late] = there;
    const found = await walk('customers', apiCustomersPageSchema, async (page) => {
      await api.prisma.customer.update({ where: { id: first?.id }, data: { name: `Otra Persona ${page}` } });
      await createCustomer(api.prisma);
      if (page === 0) await api.prisma.customer.delete({ where: { id: late?.id } });
    });
    const ids = found.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(there.filter((each) => each !== late).map(({ id }) => id)));
  });

  it('has no next page where it ends just there', async () => {
    const { contract } = await signedInOwner(api);
    expect(await get(`contracts?customerId=${contract.customerId}&limit=1`)).toMatchObject({ next: null });
    expect(await get(`contracts?customerId=${randomUUID()}`)).toEqual({ data: [], next: null });
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=x', 'limit'],
    ['after=1', 'after'],
    ['updatedSince=ayer', 'updatedSince'],
    ['updatedSince=0000-01-01T00:00:00Z', 'updatedSince'],
    ['externalId=', 'externalId'],
  ])('is refused for %s', async (query, field) => {
    const { body } = await api.http.get(`${V1}/contracts?${query}`).set(system.headers).expect(422);
    expect(body).toMatchObject({ errors: [{ field }] });
  });

  it('has what changed since, the profile of a customer included', async () => {
    const customer = await createCustomer(api.prisma);
    const { id } = await createTaxProfile(api.prisma, fieldCipher(), { customerId: customer.id });
    const old = new Date('2024-01-01T00:00:00Z');
    await api.prisma.$executeRaw`UPDATE customer SET updated_at = ${old} WHERE id = ${customer.id}::uuid`;
    await api.prisma.$executeRaw`UPDATE tax_profile SET updated_at = ${old} WHERE id = ${id}::uuid`;
    const since = new Date(Date.now() + 30_000).toISOString();
    const idsSince = async () =>
      (await walk(`customers?updatedSince=${since}`, apiCustomersPageSchema)).map((each) => each.id);
    expect(await idsSince()).not.toContain(customer.id);
    await api.prisma.taxProfile.update({ where: { id }, data: { postalCode: '37480' } });
    // The time asked for is half a minute ahead: what changed in the minute before it comes along.
    expect(await idsSince()).toContain(customer.id);
  });
});

describe('a customer', () => {
  it('has all that is known of them, under the name that the caller gave', async () => {
    const customer = await createCustomer(api.prisma, { phone: '+524771234567' });
    await createTaxProfile(api.prisma, fieldCipher(), { customerId: customer.id, rfc: 'OOBR800101AB3' });
    await nameRecords(api.prisma, { system: system.id, kind: 'customer' }, [
      { externalId: 'C 17/a', recordId: customer.id },
    ]);
    const shown = apiCustomerSchema.parse(await get(`customers/${customer.id}`));
    expect(shown).toMatchObject({
      externalId: 'C 17/a',
      name: customer.name,
      email: customer.email,
      taxProfiles: [{ rfc: 'OOBR800101AB3' }],
    } satisfies { [Field in keyof ApiCustomer]?: unknown });
    expect(JSON.stringify(shown)).not.toMatch(/argon2|totp|searchText/i);

    const named = await get(`customers?externalId=${encodeURIComponent('C 17/a')}`);
    expect(apiCustomersPageSchema.parse(named).data.map(({ id }) => id)).toEqual([customer.id]);
    const other = await integrate(api);
    expect(await get('customers?externalId=C%2017/a', other)).toEqual({ data: [], next: null });
    expect(await get(`customers/${customer.id}`, other)).toMatchObject({ externalId: null });
  });

  it.each(['customers', 'contracts', 'movements', 'invoices', 'policies'])(
    'that is not there is 404: %s',
    async (kind) => {
      await api.http.get(`${V1}/${kind}/${randomUUID()}`).set(system.headers).expect(404);
      await api.http.get(`${V1}/${kind}/x`).set(system.headers).expect(422);
    },
  );
});

describe('a contract', () => {
  const figuresOf = async (id: string) => apiContractDetailSchema.parse(await get(`contracts/${id}`));

  it.each([
    ['paid on time', {}],
    ['late', { history: [{ does: 'pays on time', instalments: 12 }] }],
    ['with money for the next instalment', { dueDaysAgo: 27 }],
    [
      'that was paid off',
      {
        ageMonths: 6,
        history: [
          { does: 'pays on time', instalments: 3 },
          { does: 'pays off', daysLater: 4 },
        ],
      },
    ],
  ] as [string, Parameters<typeof signedInOwner>[1]][])('%s stands as its holder is told', async (_what, history) => {
    const { owner, contract } = await signedInOwner(api, history);
    const told = contractDetailSchema.parse(
      (await api.http.get(`/api/customers/contracts/${contract.id}`).set(owner.headers).expect(200)).body,
    );
    const { figures, instalments, ...shown } = await figuresOf(contract.id);
    const { dueNow, daysLate, outstandingCapital, unapplied, paidInstalments, totalInstalments, nextInstalment } = told;
    expect(figures).toMatchObject({
      on: todayInMexico(),
      ...{ dueNow, daysLate, outstandingCapital, unapplied, paidInstalments, totalInstalments, nextInstalment },
    });
    expect(instalments).toEqual(told.instalments);
    expect(shown).toMatchObject({ state: told.state, paidOffOn: told.paidOffOn, holder: told.holder });
    expect(figures.overdue).toBe(daysLate > 0 ? dueNow : '0.00');
    const { data } = apiContractsPageSchema.parse(await get(`contracts?number=${contract.number}`));
    expect(data).toEqual([{ ...shown, figures }]);
  });

  it('does not tell who holds it to who may not read customers', async () => {
    const { contract } = await signedInOwner(api);
    const books = await integrate(api, ['contracts:read']);
    const shown = (await get(`contracts/${contract.id}`, books)) as ApiContractDetail;
    expect(shown.holder).toBeNull();
    const list = (await get(`contracts?number=${contract.number}`, books)) as { data: ApiContract[] };
    expect(list.data.map(({ holder }) => holder)).toEqual([null]);
    const { legalName } = await api.prisma.taxProfile.findUniqueOrThrow({ where: { id: contract.taxProfileId } });
    expect(JSON.stringify([shown, list])).not.toContain(legalName);
    await api.http.get(`${V1}/customers/${contract.customerId}`).set(books.headers).expect(403);
  });

  it('has changed once money came in, and so have its movements', async () => {
    const { contract } = await signedInOwner(api);
    const old = new Date('2024-01-01T00:00:00Z');
    await api.prisma.$transaction([
      api.prisma.$executeRaw`ALTER TABLE contract DISABLE TRIGGER changed`,
      api.prisma.$executeRaw`UPDATE contract SET updated_at = ${old} WHERE id = ${contract.id}::uuid`,
      api.prisma.$executeRaw`ALTER TABLE contract ENABLE TRIGGER changed`,
    ]);
    const since = new Date(Date.now() + 30_000).toISOString();
    const changed = async () =>
      apiContractsPageSchema.parse(await get(`contracts?updatedSince=${since}&customerId=${contract.customerId}`)).data;
    expect(await changed()).toEqual([]);
    await api.prisma.$transaction((database) =>
      api.app
        .get(Ledgers)
        .enter(database, contract.id, { type: 'payment', amount: '1500.50', on: todayInMexico(), reference: 'SPEI 9' }),
    );
    expect((await changed()).map(({ id }) => id)).toEqual([contract.id]);
    const movements = await walk(`movements?updatedSince=${since}&contractId=${contract.id}`, apiMovementsPageSchema);
    expect(movements.filter(({ kind }) => kind === 'payment')).toContainEqual(
      expect.objectContaining({ amount: '-1500.50', reference: 'SPEI 9', contractNumber: contract.number }),
    );
  });
});

describe('what is personal', () => {
  it('leaves a trace of who read it, once while they go on', async () => {
    const reader = await integrate(api);
    const books = await integrate(api, ['contracts:read']);
    const { contract } = await signedInOwner(api);
    const traces = (who: Integrating) =>
      api.prisma.auditEntry.findMany({ where: { action: 'api-client.read', recordId: who.id } });
    await get(`contracts/${contract.id}`, books);
    await get('policies', reader);
    expect([...(await traces(books)), ...(await traces(reader))]).toEqual([]);
    for (let time = 0; time < 3; time += 1) await get(`customers/${contract.customerId}`, reader);
    await get(`contracts/${contract.id}`, reader);
    expect(await traces(reader)).toMatchObject([
      { actorId: reader.id, resource: 'api-clients', changes: { what: 'customers', records: 1 } },
    ]);
  });
});

describe('movements, invoices and policies', () => {
  it('are those of the contract', async () => {
    const { contract } = await signedInOwner(api);
    const other = await signedInOwner(api);
    const movements = await walk(`movements?contractId=${contract.id}`, apiMovementsPageSchema);
    expect(movements).toHaveLength(await api.prisma.movement.count({ where: { contractId: contract.id } }));

    const invoice = await createInvoice(api.prisma, { contractId: contract.id, fieldCipher: fieldCipher() });
    await createInvoice(api.prisma, { contractId: other.contract.id, fieldCipher: fieldCipher() });
    const invoices = apiInvoicesPageSchema.parse(await get(`invoices?contractId=${contract.id}`)).data;
    expect(invoices).toMatchObject([{ id: invoice.id, uuid: invoice.uuid, total: invoice.total.toFixed(2) }]);
    expect(await get(`invoices/${invoice.id}`)).toEqual(invoices[0]);

    const policy = await createPolicy(api.prisma, { contractId: contract.id });
    const policies = apiPoliciesPageSchema.parse(await get(`policies?contractId=${contract.id}`)).data;
    expect(policies).toMatchObject([{ id: policy.id, number: policy.number, premium: policy.premium.toFixed(2) }]);
    const before = policies[0]?.updatedAt ?? '';
    await api.prisma.policy.update({ where: { id: policy.id }, data: { coverage: 'Amplia' } });
    const { updatedAt } = (await get(`policies/${policy.id}`)) as { updatedAt: string };
    expect(updatedAt > before).toBe(true);
  });

  it('have the name of what was sent: of a movement the event it was made of', async () => {
    const { contract } = await signedInOwner(api);
    const movement = await api.prisma.movement.findFirstOrThrow({
      where: { contractId: contract.id, eventId: { not: null } },
    });
    await nameRecords(api.prisma, { system: system.id, kind: 'movement' }, [
      { externalId: 'P-1', recordId: movement.eventId ?? '' },
    ]);
    const { data } = apiMovementsPageSchema.parse(await get('movements?externalId=P-1'));
    expect(data.map(({ id }) => id)).toContain(movement.id);
    expect(new Set(data.map(({ externalId }) => externalId))).toEqual(new Set(['P-1']));
  });
});
