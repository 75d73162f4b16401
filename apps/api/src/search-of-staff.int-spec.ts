import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import {
  createBillRequest,
  createCallBack,
  createConversation,
  createCustomer,
  createPolicySubmission,
  createQuote,
  createTaxChange,
  createTaxProfile,
} from '@flota/prisma/seed';
import { type AdminList, spelled, todayInMexico } from '@flota/schemas';
import { FieldEncryption } from './platform/crypto/field-encryption.js';
import { contractOf } from './testing/contract-owners.js';
import type { SignedIn } from './testing/sign-in.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const RFC = 'AIRM800101AB7';
const person = { name: 'Martín Arriaga Ñáñez', email: 'm.arriaga@fletes.test', phone: '+524771234567' };
const contact = { contactName: person.name, contactEmail: person.email, contactPhone: person.phone };

let api: TestApp;
let care: SignedIn;
let ids: Record<string, string>;

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
  const { prisma } = api;
  const encryption = api.app.get(FieldEncryption, { strict: false });
  const fieldCipher = encryption;
  for (const [name, email, rfc] of [
    ['Berta Lara', 'berta@otra.test', 'LABB800101AB1'],
    ['Martín Soto', 'soto@otra.test', 'SOSM800101AB2'],
  ] as const) {
    const other = await createCustomer(prisma, { name, email, phone: '+525512345678' });
    const profile = await createTaxProfile(prisma, fieldCipher, { customerId: other.id, legalName: name, rfc });
    await contractOf(api, { id: other.id } as SignedIn, { taxProfileId: profile.id });
  }
  const customer = await createCustomer(prisma, person);
  const profile = await createTaxProfile(prisma, fieldCipher, {
    customerId: customer.id,
    legalName: 'Fletes Águila, S.A.',
    rfc: RFC,
  });
  const contract = await contractOf(api, { id: customer.id } as SignedIn, { taxProfileId: profile.id });
  const rfc = encryption.encrypt(RFC, 'bill_request.rfc');
  const payment = await prisma.payment.create({
    data: {
      folio: 'P-7K3MQ-92XAB',
      contractId: contract.id,
      provider: 'transfer',
      kind: 'due',
      amount: 100,
      state: 'paid',
      trackingKey: 'MBAN01002610200000000001',
      expiresAt: new Date(),
    },
  });
  const quote = await createQuote(prisma, contact);
  await createQuote(prisma, { contactName: 'Berta Lara' });
  const lead = await createCallBack(prisma, person);
  await createCallBack(prisma, { name: 'Berta Lara' });
  ids = {
    customers: customer.id,
    contracts: contract.id,
    payments: payment.id,
    'bill-requests': (await createBillRequest(prisma, { contractId: contract.id, rfc })).id,
    quotes: quote.id,
    leads: lead.id,
  };
});
afterAll(() => api.close());

async function found(resource: string, q: string): Promise<string[]> {
  const query = { filter: JSON.stringify({ q }) };
  const { body } = await api.http.get(`/api/admin/${resource}`).query(query).set(care.headers).expect(200);
  return (body as AdminList<{ id: string }>).data.map(({ id }) => id);
}

const RESOURCES = ['customers', 'quotes', 'leads', 'contracts', 'payments', 'bill-requests'];

describe.each(RESOURCES)('%s', (resource) => {
  it.each([
    'martin arriaga',
    'ARRIAGA, Martín',
    'nanez mart',
    '477 123 4567',
    '(477) 123-4567',
    '+52 477 123 4567',
    '+524771234567',
    '4771234567',
    'm.arriaga@fletes',
    'arriaga 477',
  ])('are found by %s', async (q) => {
    expect(await found(resource, q)).toEqual([ids[resource]]);
  });

  it.each(['martin lara', '477 123 4568', 'arriagas', '%', 'm_rtin', "'; DROP TABLE quote; --"])(
    'are not found by %s',
    async (q) => {
      expect(await found(resource, q)).not.toContain(ids[resource]);
    },
  );
});

describe('what identifies', () => {
  it.each(['customers', 'contracts', 'payments', 'bill-requests'])(
    'a whole RFC finds %s, and part of one nothing',
    async (resource) => {
      for (const q of [RFC, 'airm 800101 ab7', 'AIRM-800101-AB7'])
        expect(await found(resource, q)).toEqual([ids[resource]]);
      expect(await found(resource, 'AIRM8001')).toEqual([]);
    },
  );

  it('a whole RFC finds what is about its contracts', async () => {
    const { prisma } = api;
    const encryption = api.app.get(FieldEncryption, { strict: false });
    const {
      id: contractId,
      customerId,
      taxProfileId,
    } = await prisma.contract.findUniqueOrThrow({
      where: { id: ids.contracts },
    });
    const [madeOn, day] = [dateColumn(todayInMexico()), dateColumn(todayInMexico())];
    const made = {
      conversations: await createConversation(prisma, { customerId }),
      'policy-submissions': await createPolicySubmission(prisma, { contractId }),
      'tax-changes': await createTaxChange(prisma, encryption, { taxProfileId }),
      'payment-promises': await prisma.paymentPromise.create({ data: { contractId, amount: 100, madeOn, day } }),
    };
    for (const [resource, { id }] of Object.entries(made)) {
      expect(await found(resource, RFC)).toEqual([id]);
      expect(await found(resource, 'LABB800101AB1')).toEqual([]);
    }
    for (const resource of ['letters', 'desk-requests', 'invoices', 'issued-cfdis', 'signing-requests', 'collections'])
      expect(await found(resource, 'LABB800101AB1')).toEqual([]);
  });

  it.each(['contracts', 'payments', 'bill-requests'])(
    'NIV, CLABE, reference and number of the contract find %s',
    async (resource) => {
      const { vin, clabe, paymentReference, number } = await api.prisma.contract.findUniqueOrThrow({
        where: { id: ids.contracts },
      });
      for (const q of [vin, vin.toLowerCase(), paymentReference, number, number.toLowerCase()]) {
        expect(await found(resource, q)).toEqual([ids[resource]]);
      }
      const grouped = clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');
      for (const q of [clabe, grouped]) expect(await found(resource, q)).toContain(ids[resource]);
    },
  );

  it.each(['MBAN01002610200000000001', 'mban 0100 2610 2000 0000 0001', 'p-7k3mq-92xab', 'P 7K3MQ 92XAB'])(
    '%s finds its payment',
    async (q) => {
      expect(await found('payments', q)).toEqual([ids.payments]);
    },
  );
});

describe('what is searched', () => {
  it('follows what it is about', async () => {
    const { customers: id } = ids;
    await api.prisma.customer.update({ where: { id }, data: { name: 'Tomás Urióstegui' } });
    for (const resource of ['customers', 'contracts', 'payments', 'bill-requests']) {
      expect(await found(resource, 'uriostegui tomas')).toEqual([ids[resource]]);
      expect(await found(resource, 'arriaga ñáñez')).toEqual([]);
    }
    await api.prisma.taxProfile.updateMany({ where: { customerId: id }, data: { legalName: 'Transportes Cóndor' } });
    expect(await found('payments', 'condor')).toEqual([ids.payments]);
    await api.prisma.customer.update({ where: { id }, data: { name: person.name } });
  });

  it('is spelled by the database as it is here', async () => {
    const names = ['Martín ÁRRIAGA', 'Ñandú', 'ﬁ Ⅳ ｆｕｌｌ', 'Þór Ørsted ßtraße', 'Łódź', 'mañana—hoy', ''];
    for (const name of names) {
      const [row] = await api.prisma.$queryRaw<{ text: string }[]>`SELECT search_spelling(${name}) AS text`;
      expect(row?.text).toBe(spelled(name));
    }
  });

  it('is found by an index, however little is typed', async () => {
    await api.prisma.$executeRaw`
      INSERT INTO customer (id, email, name, person_type)
      SELECT gen_random_uuid(), 'c' || n || '@muchos.test', 'Nombre ' || md5(n::text) || ' de Apellido', 'fisica'
      FROM generate_series(1, 30000) n`;
    await api.prisma.$executeRaw`VACUUM ANALYZE customer`;
    for (const pattern of ['%arriaga%', '%4771234567%', '% xy%']) {
      const plan = await api.prisma.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
        `EXPLAIN SELECT count(*) FROM customer WHERE search_text LIKE '${pattern}'`,
      );
      const text = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(text).toContain('customer_search_text_idx');
      expect(text).not.toContain('Seq Scan');
    }
  });
});
