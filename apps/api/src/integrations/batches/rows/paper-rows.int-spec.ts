import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Contract, dayOfColumn } from '@flota/prisma';
import { buildCfdiXml, clabeOf, createContract, createCustomer, createTaxProfile } from '@flota/prisma/seed';
import { addDays, type BatchKind, todayInMexico } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { FieldEncryption } from '../../../platform/crypto/field-encryption.js';
import { intakeInput } from '../../../testing/contract-intake.js';
import { integrate } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { BatchClient } from '../batches.fixture.js';

const RFC = 'OOBR800101AB1';

let api: TestApp;
let client: BatchClient;
let contract: Contract;
let made = 0;
const newKey = () => `papers-${(made += 1)}`;

beforeAll(async () => {
  api = await startTestApp();
  const cipher = api.app.get(FieldEncryption);
  const { id: customerId } = await createCustomer(api.prisma);
  const { id: taxProfileId } = await createTaxProfile(api.prisma, cipher, { customerId, rfc: RFC });
  contract = await createContract(api.prisma, { customerId, taxProfileId, fieldCipher: cipher });
});
afterAll(() => api.close());
beforeEach(async () => {
  client = new BatchClient(api, await integrate(api));
});

const send = async (kind: BatchKind, ...rows: object[]) => {
  const { results } = await client.send({ kind, key: newKey(), rows });
  return results.map(({ outcome, problems }) => (problems?.[0] ? `${problems[0].field} ${problems[0].code}` : outcome));
};

describe('policies', () => {
  const today = todayInMexico();
  const policy = (overrides: object = {}) => ({
    externalId: `P-${(made += 1)}`,
    contractNumber: contract.number,
    insurer: 'Aseguradora Horizonte',
    number: `HZ-${made}`,
    coverage: 'Cobertura amplia',
    startsOn: today,
    endsOn: addDays(today, 365),
    premium: '58420.00',
    ...overrides,
  });

  it('come in, follow their changes, and stay where nothing changed', async () => {
    const row = policy();
    expect(await send('policies', row, policy())).toEqual(['created', 'created']);
    expect(await send('policies', row, { ...row, premium: '60000.5', number: 'HZ-RENOVADA' })).toEqual([
      'unchanged',
      'updated',
    ]);
    const stored = await api.prisma.policy.findUniqueOrThrow({
      where: { insurer_number: { insurer: row.insurer, number: 'HZ-RENOVADA' } },
    });
    expect(stored.premium.toFixed(2)).toBe('60000.50');
    expect(dayOfColumn(stored.endsOn)).toBe(row.endsOn);
  });

  it('are refused that are of no contract, of another one, or of another name', async () => {
    const row = policy();
    await send('policies', row);
    const other = await createContract(api.prisma, {
      customerId: contract.customerId,
      fieldCipher: api.app.get(FieldEncryption),
    });
    expect(
      await send(
        'policies',
        policy({ contractNumber: 'NO-HAY' }),
        { ...row, contractNumber: other.number },
        { ...row, externalId: 'otra' },
        policy({ endsOn: today }),
        policy({ premium: '-1' }),
      ),
    ).toEqual([
      'contractNumber CONTRACT.UNKNOWN',
      'contractNumber POLICY.OTHER_CONTRACT',
      'externalId EXTERNAL_ID.TAKEN',
      'endsOn RANGE.INVERTED',
      expect.stringMatching(/^premium /),
    ]);
  });
});

describe('invoices', () => {
  const xml = (overrides: { uuid?: string; folio?: string; amount?: string; reference?: string } = {}) => {
    const {
      uuid = randomUUID(),
      folio = uuid.slice(0, 8),
      amount = '1000.00',
      reference = contract.number,
    } = overrides;
    return buildCfdiXml({
      uuid,
      folio,
      series: 'FL',
      issuedAt: '2025-12-31T23:30:00',
      receiver: { rfc: RFC, name: 'RAMIRO OCHOA BELTRÁN', regime: '612', postalCode: '06600', use: 'G03' },
      concepts: [{ description: 'Intereses de la mensualidad 3 de 60', reference, amount, vat: '160.00' }],
    });
  };

  it('come in once each, in the contract they name', async () => {
    const uuid = randomUUID();
    const row = { externalId: uuid, xml: xml({ uuid }) };
    expect(await send('invoices', row, row)).toEqual(['created', 'unchanged']);
    const invoice = await api.prisma.invoice.findUniqueOrThrow({ where: { uuid } });
    expect(invoice.contractId).toBe(contract.id);
    expect(await api.prisma.auditEntry.count({ where: { resource: 'invoices', recordId: invoice.id } })).toBe(1);
  });

  it('are refused that are none, of nobody, or another under a known folio', async () => {
    const uuid = randomUUID();
    await send('invoices', { externalId: 'first', xml: xml({ uuid, folio: 'TAKEN' }) });
    expect(
      await send(
        'invoices',
        { externalId: 'a', xml: 'no es xml' },
        { externalId: 'b', xml: xml({ reference: 'nada' }) },
        { externalId: 'c', xml: xml({ uuid, folio: 'TAKEN', amount: '2000.00' }) },
        { externalId: 'd', xml: xml({ folio: 'TAKEN' }) },
        { externalId: 'e' },
      ),
    ).toEqual([
      'xml CFDI.NOT_XML',
      'xml CFDI.CONTRACT_UNKNOWN',
      'xml CFDI.DIFFERENT',
      'xml CFDI.FOLIO_TAKEN',
      'xml CFDI.NOT_XML',
    ]);
    expect(await api.prisma.externalReference.count({ where: { system: client.as.id } })).toBe(1);
  });
});

describe('contracts', () => {
  const intake = (overrides: object = {}) => {
    const input = intakeInput();
    return { externalId: `K-${input.number}`, ...input, ...overrides };
  };

  it('come in with what happened so far, once, by the rules of a contract that staff bring in', async () => {
    const paid = { kind: 'payment', amount: '50000.00', receivedOn: addDays(todayInMexico(), -20), reference: 'SPEI1' };
    const row = intake({ payments: [paid] });
    expect(await send('contracts', row, row)).toEqual(['created', 'unchanged']);
    const stored = await api.prisma.contract.findUniqueOrThrow({
      where: { number: row.number },
      include: { events: true },
    });
    expect(stored.events).toMatchObject([{ type: 'payment', reference: 'SPEI1' }]);
    const trace = { action: 'create', resource: 'contracts', recordId: stored.id };
    expect(await api.prisma.auditEntry.findMany({ where: trace })).toMatchObject([{ actorId: client.as.id }]);
  });

  it('are refused whole: nothing of one is written', async () => {
    const row = intake();
    await send('contracts', row);
    const before = await api.prisma.customer.count();
    expect(
      await send(
        'contracts',
        { ...row, clabe: clabeOf('64618011999999001') },
        intake({ expectedBalance: '1.00' }),
        intake({ paymentReference: row.paymentReference }),
        intake({ externalId: row.externalId }),
        intake({ holder: { name: 'A' } }),
        intake({ colour: 'rojo' }),
      ),
    ).toEqual([
      'number CONTRACT_NUMBER.TAKEN',
      'expectedBalance BALANCE.DIFFERENT',
      'paymentReference PAYMENT_REFERENCE.TAKEN',
      'externalId EXTERNAL_ID.TAKEN',
      expect.stringMatching(/^holder\./),
      'colour FIELD.UNKNOWN',
    ]);
    expect(await api.prisma.customer.count()).toBe(before);
  });
});
