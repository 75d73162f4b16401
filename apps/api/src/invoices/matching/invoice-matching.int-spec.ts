import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Contract, Instalment, Movement } from '@flota/prisma';
import { buildCfdiXml, buildPaymentCfdiXml, createTaxProfile } from '@flota/prisma/seed';
import type { INestApplicationContext } from '@nestjs/common';
import { dayOfColumn } from '@flota/records';
import {
  type AdminInvoice,
  type AdminList,
  type AdminUninvoicedPayment,
  invoiceSchema,
  type MovementsPage,
} from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Ledgers } from '../../contracts/index.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { contractOf } from '../../testing/contract-owners.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { emptyAuditLog } from '../../testing/audit-log.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { MatchInvoicesSweep } from './match-invoices.sweep.js';

const RFC = 'OOBR800101AB3';

let api: TestApp;
let finance: SignedIn;
let owner: SignedIn;
let contract: Contract;
let worker: INestApplicationContext;

beforeAll(async () => {
  api = await startTestApp();
  worker = await api.startWorker();
  [finance, owner] = [await api.signIn('finance'), await api.signIn('customer')];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.contract.deleteMany();
  await api.prisma.taxProfile.deleteMany();
  await emptyAuditLog(api.prisma);
  const cipher = api.app.get(FieldEncryption);
  const { id: taxProfileId } = await createTaxProfile(api.prisma, cipher, { customerId: owner.id, rfc: RFC });
  contract = await contractOf(api, owner, { taxProfileId, ageMonths: 4 });
});

const line = (number: number): Promise<Instalment> =>
  api.prisma.instalment.findUniqueOrThrow({ where: { contractId_number: { contractId: contract.id, number } } });
/** The money that paid an instalment, and its charge. */
const moneyOf = (number: number): Promise<Movement> =>
  api.prisma.movement.findFirstOrThrow({
    where: { contractId: contract.id, kind: 'payment', allocations: { some: { instalmentNumber: number } } },
    orderBy: { sequence: 'desc' },
  });
const chargeOf = (number: number): Promise<Movement> =>
  api.prisma.movement.findFirstOrThrow({
    where: { contractId: contract.id, kind: 'instalment', instalmentNumber: number, reverses: null },
    orderBy: { sequence: 'desc' },
  });
const head = (uuid: string, day: string) => ({
  uuid,
  series: 'FL',
  folio: uuid.slice(0, 8),
  issuedAt: `${day}T10:00:00`,
  receiver: { rfc: RFC, name: 'RAMIRO OCHOA', regime: '612', postalCode: '06600', use: 'G03' },
});
const importXml = async (xml: string): Promise<AdminInvoice> =>
  (
    await api.http
      .post('/api/admin/invoices')
      .set(finance.headers)
      .attach('xml', Buffer.from(xml), 'factura.xml')
      .expect(201)
  ).body as AdminInvoice;
async function importInvoice(
  number: number,
  method: 'PUE' | 'PPD' = 'PUE',
  description?: string,
): Promise<AdminInvoice> {
  const { interest, vat, dueOn } = await line(number);
  const concept = {
    description: description ?? `Intereses de la mensualidad ${number} de 60, contrato ${contract.number}`,
    reference: contract.number,
    amount: interest.toFixed(2),
    vat: vat.toFixed(2),
  };
  return importXml(buildCfdiXml({ ...head(randomUUID(), dayOfColumn(dueOn)), method, concepts: [concept] }));
}
async function importReceipt(number: number, paid: AdminInvoice): Promise<AdminInvoice> {
  const { amount, valueOn, reference } = await moneyOf(number);
  const day = dayOfColumn(valueOn);
  return importXml(
    buildPaymentCfdiXml({
      ...head(randomUUID(), day),
      series: 'P',
      payment: { paidAt: `${day}T12:00:00`, amount: amount.abs().toFixed(2), vat: '0.00', reference },
      paid: { uuid: paid.uuid, series: paid.series, folio: paid.folio },
    }),
  );
}
const ids = ({ movements }: AdminInvoice) => movements.map(({ id }) => id).sort();
const lacking = async (query: object = {}) => {
  const { body } = await api.http
    .get('/api/admin/uninvoiced-payments')
    .query({ filter: JSON.stringify({ contractId: contract.id, ...query }) })
    .set(finance.headers)
    .expect(200);
  return (body as AdminList<AdminUninvoicedPayment>).data;
};
const match = (invoice: AdminInvoice, movementId: string, who = finance) =>
  api.http.post(`/api/admin/invoices/${invoice.id}/movements`).set(who.headers).send({ movementId });
const unmatch = (invoice: AdminInvoice, movementId: string, who = finance) =>
  api.http.delete(`/api/admin/invoices/${invoice.id}/movements/${movementId}`).set(who.headers);
const reread = async ({ id }: AdminInvoice) =>
  (await api.http.get(`/api/admin/invoices/${id}`).set(finance.headers).expect(200)).body as AdminInvoice;

describe('an invoice that is imported', () => {
  it('is put beside the charge it names and the money that paid it', async () => {
    const invoice = await importInvoice(2);
    expect(ids(invoice)).toEqual([(await chargeOf(2)).id, (await moneyOf(2)).id].sort());
    expect(invoice.movements.every(({ byRule, takenBack }) => byRule && !takenBack)).toBe(true);
  });

  it('with payments to come waits for their receipt, which finds the money', async () => {
    const invoice = await importInvoice(2, 'PPD');
    expect(ids(invoice)).toEqual([(await chargeOf(2)).id]);
    const receipt = await importReceipt(2, invoice);
    expect(ids(receipt)).toEqual([(await moneyOf(2)).id]);
  });

  it('is shown beside the movement and beside the invoice to its customer', async () => {
    const { folio } = await importInvoice(1);
    const { body } = await api.http
      .get(`/api/customers/contracts/${contract.id}/movements`)
      .set(owner.headers)
      .expect(200);
    const paid = (body as MovementsPage).movements.find(
      ({ kind, allocations }) => kind === 'payment' && allocations[0]?.instalmentNumber === 1,
    );
    expect(paid?.invoices).toMatchObject([{ name: `Factura FL ${folio}` }]);
    const list = await api.http.get('/api/customers/invoices').set(owner.headers).expect(200);
    const [shown] = z.array(invoiceSchema).parse(list.body);
    expect(shown?.movements.map(({ received }) => received).sort()).toEqual([false, true]);
  });

  it('eight at once are matched as one after the other', async () => {
    await Promise.all([1, 2, 3, 4].flatMap((number) => [importInvoice(number)]));
    const links = await api.prisma.invoiceMovement.groupBy({ by: ['invoiceId'], _count: true });
    expect(links.map(({ _count }) => _count)).toEqual([2, 2, 2, 2]);
  });
});

describe('the list of what lacks an invoice', () => {
  it('has each payment of interest until it has one, by month', async () => {
    const before = await lacking();
    expect(before).toHaveLength(4);
    const { interest, vat } = await line(2);
    const { id, valueOn } = await moneyOf(2);
    expect(before.find((row) => row.id === id)).toMatchObject({
      contractNumber: contract.number,
      interest: interest.toFixed(2),
      vat: vat.toFixed(2),
      lateInterest: '0.00',
    });
    const month = dayOfColumn(valueOn).slice(0, 7);
    expect((await lacking({ month })).map((row) => row.id)).toContain(id);
    const invoice = await importInvoice(2);
    expect((await lacking()).map((row) => row.id)).not.toContain(id);
    await unmatch(invoice, id).expect(200);
    expect((await lacking()).map((row) => row.id)).toContain(id);
  });

  it('has money that was invoiced to be paid later until its receipt comes', async () => {
    const { id } = await moneyOf(3);
    const invoice = await importInvoice(3, 'PPD');
    expect((await lacking()).map((row) => row.id)).toContain(id);
    await importReceipt(3, invoice);
    expect((await lacking()).map((row) => row.id)).not.toContain(id);
  });

  it('leaves out what was paid before the contract came in', async () => {
    await api.prisma.contract.update({ where: { id: contract.id }, data: { broughtInOn: new Date() } });
    expect(await lacking()).toEqual([]);
  });

  it('is for finance and the auditor', async () => {
    for (const [role, status] of [
      ['finance', 200],
      ['auditor', 200],
      ['care', 403],
      ['content', 403],
    ] as const) {
      const { headers } = await api.signIn(role);
      await api.http.get('/api/admin/uninvoiced-payments').set(headers).expect(status);
    }
    await api.http
      .get('/api/admin/uninvoiced-payments')
      .query({ filter: JSON.stringify({ month: '2026-13' }) })
      .set(finance.headers)
      .expect(422);
  });
});

describe('finance', () => {
  it('puts an invoice beside a movement by hand and takes it away for good, with audit entries', async () => {
    const invoice = await importInvoice(1, 'PUE', `Servicios, contrato ${contract.number}`);
    const [charge] = ids(invoice);
    const money = await moneyOf(3);
    const { body } = await match(invoice, money.id).expect(200);
    expect((body as AdminInvoice).movements.find(({ id }) => id === money.id)).toMatchObject({ byRule: false });
    await unmatch(invoice, charge!).expect(200);
    await unmatch(invoice, charge!).expect(404);
    expect(
      await api.prisma.auditEntry.findMany({ where: { action: { in: ['match', 'unmatch'] } }, orderBy: { at: 'asc' } }),
    ).toMatchObject([
      { action: 'match', recordId: invoice.id, actorId: finance.id, changes: { movementId: { to: money.id } } },
      { action: 'unmatch', recordId: invoice.id },
    ]);
    await api.prisma.invoiceMatching.deleteMany();
    await sweep();
    expect(ids(await reread(invoice))).not.toContain(charge);
  });

  it('finds what is beside nothing', async () => {
    const unknown = await importXml(
      buildCfdiXml({
        ...head(randomUUID(), '2026-01-05'),
        concepts: [{ description: `Venta, contrato ${contract.number}`, reference: '', amount: '1.00', vat: '0.16' }],
      }),
    );
    const known = await importInvoice(2);
    const find = async (matched: boolean) => {
      const filter = JSON.stringify({ matched, contractId: contract.id });
      const { body } = await api.http.get('/api/admin/invoices').query({ filter }).set(finance.headers).expect(200);
      return (body as AdminList<AdminInvoice>).data.map(({ id }) => id);
    };
    expect(await find(false)).toEqual([unknown.id]);
    expect(await find(true)).toEqual([known.id]);
  });

  it('is refused what does not belong together, and nobody else may', async () => {
    const invoice = await importInvoice(1);
    const other = await contractOf(api, await api.signIn('customer'));
    const foreign = await api.prisma.movement.findFirstOrThrow({ where: { contractId: other.id } });
    const { body } = await match(invoice, foreign.id).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'movementId', code: 'MOVEMENT.UNKNOWN' }] });
    await match(invoice, 'x').expect(422);
    const money = await moneyOf(3);
    await match({ ...invoice, id: randomUUID() }, money.id).expect(404);
    for (const role of ['care', 'auditor'] as const) {
      const who = await api.signIn(role);
      await match(invoice, money.id, who).expect(403);
      await unmatch(invoice, ids(invoice)[0]!, who).expect(403);
    }
    await match(invoice, money.id, owner).expect(401);
  });
});

describe('a movement that is taken back', () => {
  it('keeps its link, which stands for nothing, and what takes its place gets the invoice', async () => {
    const invoice = await importInvoice(4);
    const money = await moneyOf(4);
    const event = await api.prisma.movement.findUniqueOrThrow({ where: { id: money.id }, select: { eventId: true } });
    await api.app.get(Ledgers).enter(api.prisma, contract.id, {
      type: 'reversal',
      on: dayOfColumn(money.valueOn),
      of: event.eventId!,
      reason: 'Se registró en el contrato equivocado',
    });
    const stale = await reread(invoice);
    expect(stale.movements.find(({ id }) => id === money.id)).toMatchObject({ takenBack: true });
    expect((await lacking()).map((row) => row.id)).not.toContain(money.id);
    const { body } = await match(invoice, money.id).expect(422);
    expect(body).toMatchObject({ errors: [{ code: 'MOVEMENT.TAKEN_BACK' }] });
  });

  it('gives its invoice to what was posted in its place, once that fits again', async () => {
    const invoice = await importInvoice(4);
    const first = ids(invoice);
    const on = dayOfColumn((await line(2)).dueOn);
    const ledgers = api.app.get(Ledgers);
    const entered = await ledgers.enter(api.prisma, contract.id, { type: 'payment', on, amount: '400000.00' });
    await sweep();
    // With less capital the instalment has another interest than its invoice: that is for people.
    expect((await reread(invoice)).movements.filter(({ takenBack }) => !takenBack)).toEqual([]);

    const [of = ''] = entered.eventIds;
    await ledgers.enter(api.prisma, contract.id, { type: 'reversal', on, of, reason: 'Era de otro contrato' });
    await sweep();
    const { movements } = await reread(invoice);
    const standing = movements.filter(({ takenBack }) => !takenBack).map(({ id }) => id);
    expect(standing.sort()).toEqual([(await standingOf('instalment')).id, (await standingOf('payment')).id].sort());
    expect(standing.some((id) => first.includes(id))).toBe(false);
  });

  it('invoices that came before their money are matched by the sweep, once', async () => {
    const invoice = await importInvoice(2);
    await api.prisma.invoiceMovement.deleteMany();
    await api.prisma.invoice.update({
      where: { id: invoice.id },
      data: { facts: { method: 'PUE', payments: [], related: [] } },
    });
    await api.prisma.invoiceMatching.updateMany({ data: { sequence: 1 } });
    await Promise.all([sweep(), sweep()]);
    expect(ids(await reread(invoice))).toEqual(ids(invoice));
    const { sequence } = await api.prisma.invoiceMatching.findUniqueOrThrow({ where: { contractId: contract.id } });
    expect(sequence).toBeGreaterThan(1);
  });
});

/** What stands now of the fourth instalment. */
const standingOf = (kind: 'instalment' | 'payment') =>
  api.prisma.movement.findFirstOrThrow({
    where: {
      contractId: contract.id,
      kind,
      reverses: null,
      takenBackBy: { is: null },
      ...(kind === 'instalment'
        ? { instalmentNumber: 4 }
        : { allocations: { some: { instalmentNumber: 4, interest: { gt: 0 } } } }),
    },
  });

const sweep = () => worker.get(MatchInvoicesSweep, { strict: false }).sweep();
