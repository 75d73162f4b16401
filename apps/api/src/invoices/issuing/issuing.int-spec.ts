import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Contract, IssuedCfdi } from '@flota/prisma';
import { createTaxProfile } from '@flota/prisma/seed';
import { addDays, type AdminIssuedCfdi, type AdminList, todayInMexico } from '@flota/schemas';
import type { INestApplicationContext } from '@nestjs/common';
import { Ledgers } from '../../contracts/index.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { contractOf } from '../../testing/contract-owners.js';
import { validateCfdi } from '../../testing/sat-schema.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AskedCancellationsSweep } from './asked-cancellations.sweep.js';
import { CancelCfdiJob } from './cancel-cfdi.job.js';
import { CertifierError, Certifiers } from './certifier.js';
import { IssueCfdiJob } from './issue-cfdi.job.js';
import { PlanInvoicesSweep } from './plan/plan-invoices.sweep.js';
import { FakeCertifier } from './testing/certifier.fixture.js';

const RFC = 'OOBR800101AB3';
const LONG_AGO = new Date(0);

let api: TestApp;
let parts: INestApplicationContext;
let admin: SignedIn;
let finance: SignedIn;
let colleague: SignedIn;
let owner: SignedIn;
let contract: Contract;
let certifier: FakeCertifier;

beforeAll(async () => {
  api = await startTestApp();
  parts = api.app;
  [admin, finance, colleague] = [await api.signIn('admin'), await api.signIn('finance'), await api.signIn('finance')];
  owner = await api.signIn('customer');
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.prisma.contract.deleteMany();
  await api.prisma.taxProfile.deleteMany();
  await api.prisma.deskSettings.update({ where: { id: 1 }, data: { approvalLimit: '50000' } });
  certifier = new FakeCertifier();
  parts.get(Certifiers).connect({ open: () => Promise.resolve(certifier) });
  const cipher = parts.get(FieldEncryption);
  const { id: taxProfileId } = await createTaxProfile(api.prisma, cipher, {
    customerId: owner.id,
    rfc: RFC,
    regime: '612',
    cfdiUse: 'G03',
    postalCode: '06600',
  });
  contract = await contractOf(api, owner, {
    taxProfileId,
    ageMonths: 4,
    history: [{ does: 'pays on time', instalments: 2 }],
  });
  await turnOn(addDays(todayInMexico(), -200));
});

async function turnOn(startsOn: string, changes: object = {}): Promise<void> {
  const { body: settings } = await api.http.get('/api/admin/invoicing-settings/1').set(admin.headers).expect(200);
  await api.http
    .patch('/api/admin/invoicing-settings/1')
    .set(admin.headers)
    .send({
      ...(settings as object),
      isOn: true,
      startsOn,
      rfc: 'EKU9003173C9',
      name: 'Escuela Kemper Urgate',
      regime: '601',
      postalCode: '64000',
      ...changes,
    })
    .expect(200);
}

const issuedOf = (where: object = {}): Promise<IssuedCfdi[]> =>
  api.prisma.issuedCfdi.findMany({ where: { contractId: contract.id, ...where }, orderBy: { folio: 'asc' } });

const plan = () => parts.get(PlanInvoicesSweep).sweep();

/** As a worker does, over and over until nothing is due. */
async function work(): Promise<void> {
  const [issuing, cancelling] = [parts.get(IssueCfdiJob), parts.get(CancelCfdiJob)];
  for (let round = 0; round < 4; round += 1) {
    await plan();
    for (const key of await issuing.due(100)) await issuing.process(key);
    for (const key of await cancelling.due(100)) await cancelling.process(key);
  }
}

/** What failed is due again at once. */
async function hurry(): Promise<void> {
  const where = { state: 'pending' } as const;
  await api.prisma.issuedCfdi.updateMany({ where, data: { nextAttemptAt: LONG_AGO } });
  await api.prisma.cfdiCancellation.updateMany({ where, data: { nextAttemptAt: LONG_AGO } });
}

const pay = (amount: string, on = todayInMexico()): Promise<string[]> =>
  api.prisma.$transaction(async (database) => {
    const ledgers = parts.get(Ledgers);
    await ledgers.lock(database, [contract.id]);
    return (await ledgers.enter(database, contract.id, { type: 'payment', on, amount, reference: `SPEI ${amount}` }))
      .eventIds;
  });

const takeBack = (eventId: string): Promise<unknown> =>
  api.prisma.$transaction(async (database) => {
    const ledgers = parts.get(Ledgers);
    await ledgers.lock(database, [contract.id]);
    return ledgers.enter(database, contract.id, {
      type: 'reversal',
      on: todayInMexico(),
      of: eventId,
      reason: 'Rebotó',
    });
  });

const list = async (): Promise<AdminIssuedCfdi[]> => {
  const { body } = await api.http
    .get('/api/admin/issued-cfdis')
    .query({ filter: JSON.stringify({ contractId: contract.id }), perPage: 100 })
    .set(finance.headers)
    .expect(200);
  return (body as AdminList<AdminIssuedCfdi>).data;
};

const uncertain = () => new CertifierError('uncertain', 'El PAC no contestó.');

describe('documents of what is posted', () => {
  it('are stamped once, invoices before the receipts of what pays them, and lie in the account', async () => {
    await work();
    const issued = await issuedOf();
    expect(new Set(issued.map(({ state }) => state))).toEqual(new Set(['stamped']));
    expect(issued.filter(({ type }) => type === 'income')).toHaveLength(4);
    expect(issued.filter(({ type }) => type === 'payment').length).toBeGreaterThan(0);
    expect(certifier.stamped.size).toBe(issued.length);
    for (const { answer } of certifier.stamped.values())
      expect(validateCfdi(answer.replace(/<tfd:[^>]*>/, ''))).toEqual([]);
    const { body } = await api.http.get('/api/customers/invoices').set(owner.headers).expect(200);
    expect(body).toHaveLength(issued.length);
    await work();
    expect(certifier.stamped.size).toBe(issued.length);
  });

  it('stand beside their movements', async () => {
    await work();
    const [income] = await issuedOf({ type: 'income' });
    const link = await api.prisma.invoiceMovement.findFirst({ where: { movementId: income?.movementId ?? '' } });
    expect(link).toMatchObject({ invoiceId: income?.invoiceId, removedAt: null });
  });

  it('are none while the lender has not turned them on', async () => {
    await turnOn(addDays(todayInMexico(), -200), { isOn: false });
    await api.prisma.invoicingDue.deleteMany();
    await pay('1000.00');
    expect(await api.prisma.invoicingDue.count()).toBe(0);
    await work();
    expect(await issuedOf()).toEqual([]);
  });

  it('wait where no certifier is connected, and say so', async () => {
    parts.get(Certifiers).connect({ open: () => Promise.resolve(null) });
    await work();
    const [first] = await list();
    expect(first).toMatchObject({ state: 'pending', lastError: expect.stringContaining('No hay un PAC') });
  });

  it('whose answer was lost are asked for, and not stamped again', async () => {
    certifier.loses = uncertain();
    await work();
    const [first] = await issuedOf();
    expect(first).toMatchObject({ state: 'pending', lastError: 'El PAC no contestó.', document: expect.any(String) });
    const count = certifier.stamped.size;
    certifier.loses = null;
    await hurry();
    await work();
    expect((await issuedOf()).every(({ state }) => state === 'stamped')).toBe(true);
    expect([...certifier.stamped.keys()].slice(0, count)).toContain(`${first?.id}.1`);
    expect(certifier.stamped.size).toBe((await issuedOf()).length);
  });

  it('of which nobody knows for too long are left to staff, who found the XML and bring it in', async () => {
    certifier.loses = uncertain();
    await work();
    await api.prisma.issuedCfdi.updateMany({ where: { sentAt: { not: null } }, data: { sentAt: LONG_AGO } });
    certifier.loses = null;
    await hurry();
    await work();
    const [lost] = await issuedOf({ state: 'failed' });
    expect(lost?.failureCode).toBe('INVOICING.UNCERTAIN');
    const { answer = '' } = certifier.stamped.get(`${lost?.id}.1`) ?? {};
    await api.http
      .post('/api/admin/invoices')
      .set(finance.headers)
      .attach('xml', Buffer.from(answer), 'factura.xml')
      .expect(201);
    const count = certifier.stamped.size;
    const { body } = await api.http
      .post(`/api/admin/issued-cfdis/${lost?.id}/retry`)
      .set(finance.headers)
      .send({ reason: 'Está en el portal' })
      .expect(200);
    expect(body).toMatchObject({ state: 'stamped', uuid: expect.any(String) });
    expect(certifier.stamped.size).toBe(count);
  });

  it('that were refused are made out anew once staff mended what was wrong', async () => {
    certifier.fails = new CertifierError('refused', 'CFDI40147 - El código postal no corresponde.', 'CFDI40147');
    await work();
    const [refused] = await list();
    expect(refused).toMatchObject({ state: 'failed', failureCode: 'CFDI40147', sentAt: null });
    certifier.fails = null;
    await api.prisma.taxProfile.updateMany({ data: { postalCode: '64010' } });
    for (const { id } of await issuedOf({ state: 'failed' })) {
      await api.http.post(`/api/admin/issued-cfdis/${id}/retry`).set(finance.headers).send({ reason: 'x' }).expect(200);
    }
    await work();
    expect((await issuedOf()).every(({ state }) => state === 'stamped')).toBe(true);
    expect([...certifier.stamped.values()].every(({ sent }) => sent.includes('DomicilioFiscalReceptor="64010"'))).toBe(
      true,
    );
    await api.http
      .post(`/api/admin/issued-cfdis/${refused?.id}/retry`)
      .set(finance.headers)
      .send({ reason: 'x' })
      .expect(409);
  });

  it('say what the tax data lack, and are not sent', async () => {
    await api.prisma.taxProfile.updateMany({ data: { regime: null } });
    await work();
    expect((await issuedOf())[0]).toMatchObject({ state: 'failed', failureCode: 'INVOICING.TAX_DATA_MISSING' });
    expect(certifier.stamped.size).toBe(0);
  });

  it('do not take another document for the answer', async () => {
    await work();
    const [other = { answer: '' }] = certifier.stamped.values();
    await pay('300.00');
    certifier.stamp = () => Promise.resolve(other.answer);
    await work();
    const [last] = await issuedOf({ state: { not: 'stamped' } });
    expect(last).toMatchObject({ state: 'pending', lastError: expect.stringContaining('no es el que se le envió') });
  });
});

describe('documents of what is taken back', () => {
  it('are cancelled, as nothing takes their place', async () => {
    const [eventId = ''] = await pay('5000.00');
    await work();
    const count = certifier.stamped.size;
    await takeBack(eventId);
    await work();
    expect(certifier.cancelled).toEqual([expect.objectContaining({ motive: '03', replacementUuid: null })]);
    await parts.get(AskedCancellationsSweep).sweep();
    const [cancelled] = await issuedOf({ state: 'cancelled' });
    expect(cancelled).toMatchObject({ type: 'payment' });
    const invoice = await api.prisma.invoice.findUniqueOrThrow({ where: { id: cancelled?.invoiceId ?? '' } });
    expect(invoice.cancelledAt).not.toBeNull();
    await work();
    expect(certifier.stamped.size).toBe(count);
  });

  it('are replaced before they are cancelled, where something takes their place', async () => {
    await pay('5000.00');
    await work();
    await pay('700.00', addDays(todayInMexico(), -3));
    await work();
    const replacing = await issuedOf({ replacesId: { not: null }, type: 'payment' });
    expect(replacing.length).toBeGreaterThan(0);
    const { answer = '' } = certifier.stamped.get(`${replacing[0]?.id}.1`) ?? {};
    expect(answer).toContain('TipoRelacion="04"');
    const replaced = certifier.cancelled.filter(({ motive }) => motive === '01');
    expect(replaced).toHaveLength(replacing.length);
    expect(replaced.every(({ replacementUuid }) => replacementUuid !== null)).toBe(true);
  });

  it('that were never sent are dropped', async () => {
    parts.get(Certifiers).connect({ open: () => Promise.resolve(null) });
    const [eventId = ''] = await pay('5000.00');
    await work();
    await takeBack(eventId);
    await work();
    expect(await issuedOf({ state: 'withdrawn', type: 'payment' })).toHaveLength(1);
  });
});

describe('POST /api/admin/issued-cfdis/:id/cancellations', () => {
  const ask = (staff: SignedIn, id: string | undefined, body: object) =>
    api.http.post(`/api/admin/issued-cfdis/${id}/cancellations`).set(staff.headers).send(body);

  it('cancels with a reason, which is not made out again', async () => {
    await work();
    const [receipt] = await issuedOf({ type: 'payment' });
    await ask(finance, receipt?.id, { motive: '02', reason: '' }).expect(422);
    await ask(finance, receipt?.id, { motive: '02', reason: 'Se emitió de más' }).expect(201);
    await ask(finance, receipt?.id, { motive: '02', reason: 'Otra vez' }).expect(409);
    const count = certifier.stamped.size;
    await work();
    await parts.get(AskedCancellationsSweep).sweep();
    await api.prisma.invoicingDue.createMany({ data: [{ contractId: contract.id }], skipDuplicates: true });
    await work();
    expect(await issuedOf({ state: 'cancelled' })).toHaveLength(1);
    expect(certifier.stamped.size).toBe(count);
  });

  it('waits for a second person above the limit, and for nobody’s own word', async () => {
    await work();
    await api.prisma.deskSettings.update({ where: { id: 1 }, data: { approvalLimit: '1' } });
    const [income] = await issuedOf({ type: 'income' });
    const { body } = await ask(finance, income?.id, { motive: '01', reason: 'Nombre mal escrito' }).expect(201);
    const [cancellation] = (body as AdminIssuedCfdi).cancellations;
    const count = certifier.stamped.size;
    await work();
    expect(certifier.stamped.size).toBe(count);
    const approve = (staff: SignedIn) =>
      api.http.post(`/api/admin/cfdi-cancellations/${cancellation?.id}/approve`).set(staff.headers).send({});
    await approve(finance).expect(403);
    await approve(colleague).expect(200);
    await work();
    expect(certifier.stamped.size).toBe(count + 1);
    expect(certifier.cancelled).toEqual([
      expect.objectContaining({ motive: '01', replacementUuid: expect.any(String) }),
    ]);
    await approve(colleague).expect(409);
  });

  it('keeps the invoice where whoever received it says no', async () => {
    await work();
    const [receipt] = await issuedOf({ type: 'payment' });
    await ask(finance, receipt?.id, { motive: '03', reason: 'Prueba' }).expect(201);
    certifier.standing = 'rejected';
    await work();
    await parts.get(AskedCancellationsSweep).sweep();
    expect((await list()).find(({ id }) => id === receipt?.id)).toMatchObject({
      state: 'stamped',
      cancellations: [{ state: 'rejected' }],
    });
  });

  it('is asked for again when its answer was lost', async () => {
    await work();
    const [receipt] = await issuedOf({ type: 'payment' });
    certifier.loses = uncertain();
    await ask(finance, receipt?.id, { motive: '03', reason: 'Prueba' }).expect(201);
    await work();
    certifier.loses = null;
    await hurry();
    await work();
    expect(await api.prisma.cfdiCancellation.findMany({ where: { issuedId: receipt?.id ?? '' } })).toMatchObject([
      { state: 'asked' },
    ]);
  });
});

describe('invoices that are taken back by a note', () => {
  it('stay in force, with a note of all of it that names them', async () => {
    await turnOn(addDays(todayInMexico(), -200), { reversedBy: 'credit_note' });
    await work();
    const late = addDays(todayInMexico(), -40);
    await pay('9000000.00', late);
    await work();
    const notes = await issuedOf({ type: 'credit_note', state: 'stamped' });
    expect(notes.length).toBeGreaterThan(0);
    const { answer = '' } = certifier.stamped.get(`${notes[0]?.id}.1`) ?? {};
    expect(answer).toMatch(/TipoRelacion="01"/);
    expect(certifier.cancelled.filter(({ motive }) => motive === '02')).toEqual([]);
    const count = certifier.stamped.size;
    await work();
    expect(certifier.stamped.size).toBe(count);
  });
});
