import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createBillRequest,
  createContract,
  createConversation,
  createCustomer,
  createPolicySubmission,
  createQuote,
  createSigningRequest,
  createStoredFile,
  createTaxChange,
} from '@flota/prisma/seed';
import {
  type AccountHome,
  addDays,
  type CustomerStanding,
  type CustomerStream,
  type CustomerTask,
  type OwnCustomerTasks,
  type StreamEntry,
  todayInMexico,
} from '@flota/schemas';
import { dateColumn } from '@flota/prisma';
import { Ledgers, type NewEvent } from '../contracts/index.js';
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

describe('GET /api/admin/customers/:id/stream', () => {
  const read = (query = '', who = care) => get<CustomerStream>(`stream${query}`, who);
  const kindsOf = ({ entries }: CustomerStream) => new Set(entries.map(({ kind }) => kind));

  async function whole(query = '', id = own.owner.id) {
    const seen: StreamEntry[] = [];
    let before = '';
    do {
      const url = path(`stream?${query}${before && `&before=${encodeURIComponent(before)}`}`, id);
      const page = (await api.http.get(url).set(care.headers).expect(200)).body as CustomerStream;
      seen.push(...page.entries);
      before = page.next ?? '';
    } while (before);
    return seen;
  }

  it('tells in one order what stands in many places, page by page, each once', async () => {
    await createQuote(api.prisma, { contactEmail: own.owner.email });
    await createConversation(api.prisma, { customerId: own.owner.id });
    await post('notes', { text: 'Pide cambiar el día de pago.' }).expect(204);
    const seen = await whole();
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.map(({ at, id }) => [at, id])).toEqual(
      seen
        .map(({ at, id }) => [at, id])
        .toSorted(([a = '', x = ''], [b = '', y = '']) => (a === b ? (x < y ? 1 : -1) : a < b ? 1 : -1)),
    );
    expect(seen.length).toBeGreaterThan(13);
    const kinds = new Set(seen.map(({ kind }) => kind));
    for (const kind of [
      'contract_begun',
      'money_received',
      'quote_made',
      'privacy_agreed',
      'message_written',
      'note',
      'signed_in',
    ] as const) {
      expect(kinds).toContain(kind);
    }
    expect(seen.find(({ kind }) => kind === 'money_received')).toMatchObject({
      number: own.contract.number,
      record: { resource: 'contracts', id: own.contract.id },
      isTakenBack: false,
    });
  });

  it('says of money whether it counts: taken back, and restored since', async () => {
    const { id: contractId } = own.contract;
    const enter = (event: NewEvent) =>
      api.prisma.$transaction(async (database) => {
        const { eventIds } = await api.app.get(Ledgers).enter(database, contractId, event);
        return eventIds[0] ?? '';
      });
    const on = todayInMexico();
    const received = async (id: string) =>
      (await whole('kinds=payments')).find((entry) => entry.kind === 'money_received' && entry.id.includes(id));
    const payment = await enter({ type: 'payment', amount: '100.00', on, reference: 'T-1' });
    const reversal = await enter({ type: 'reversal', of: payment, on, reason: 'Rebotó' });
    expect(await received(payment)).toMatchObject({ isTakenBack: true });
    await enter({ type: 'reversal', of: reversal, on, reason: 'Se restableció' });
    expect(await received(payment)).toMatchObject({ isTakenBack: false });
  });

  it('tells the kinds that are asked for, and of those what the role may see the lists of', async () => {
    const payments = await whole('kinds=payments');
    expect(new Set(payments.map(({ kind }) => kind))).toEqual(new Set(['money_received']));
    expect(kindsOf(await read('?kinds=sessions,contracts'))).toEqual(new Set(['signed_in', 'contract_begun']));
    await api.http.get(path('stream?kinds=secrets')).set(care.headers).expect(422);
    for (const before of [
      'yesterday',
      '0000-00-00T00:00:00.000Z',
      '0000-01-01T00:00:00.000Z',
      '2026-13-40T00:00:00.000Z',
    ])
      await api.http
        .get(path(`stream?before=${before}${before.endsWith('Z') ? `_lead:${own.owner.id}` : ''}`))
        .set(care.headers)
        .expect(422);
    await api.http.get(path('stream', crypto.randomUUID())).set(care.headers).expect(404);
  });

  it('reads every source, and nothing of other customers', async () => {
    const { customerId, expected } = await somethingOfEach();
    const entries = await whole('', customerId);
    expect([...new Set(entries.map(({ kind }) => kind))].toSorted()).toEqual(expected.toSorted());
    expect(
      entries
        .filter(({ kind }) => kind === 'notice_sent')
        .map((entry) => 'channel' in entry && entry.channel)
        .toSorted(),
    ).toEqual(['email', 'push', 'sms']);
    expect(entries.filter(({ kind }) => kind === 'statements_issued')).toMatchObject([{ count: 2, record: null }]);
    expect(JSON.stringify(entries)).not.toMatch(/5512345678|ana@ejemplo/);
    expect(JSON.stringify(await get<CustomerStream>('stream'))).not.toContain('COT-DE-OTRO');
  });
});

/** A customer of whom there is one of all that is told, and nothing else. */
async function somethingOfEach() {
  const { prisma } = api;
  const fieldCipher = api.app.get(FieldEncryption);
  const { id: customerId } = await createCustomer(prisma, { email: 'ana@ejemplo.mx' });
  const { id: contractId, taxProfileId } = await createContract(prisma, {
    customerId,
    fieldCipher,
    history: [{ does: 'pays on time', instalments: 1 }],
  });
  const { id: fileId } = await createStoredFile(prisma, { visibility: 'private', contentType: 'application/pdf' });
  const day = dateColumn('2026-10-01');
  const at = day;
  await prisma.contract.update({ where: { id: contractId }, data: { paidOffOn: day } });
  const received = await prisma.contractEvent.findFirstOrThrow({ where: { contractId, type: 'payment' } });
  await prisma.contractEvent.create({
    data: { contractId, type: 'reversal', valueOn: day, enteredOn: day, reversesId: received.id, reason: 'Rebotó' },
  });
  await prisma.paymentPromise.create({ data: { contractId, amount: '100', madeOn: day, day } });
  await prisma.collectionContact.create({
    data: {
      contractId,
      channel: 'phone',
      direction: 'incoming',
      spokenTo: 'holder',
      result: 'informed',
      at,
      byId: care.id,
    },
  });
  await prisma.statement.create({ data: { contractId, month: day, cutOn: day, figures: {}, fileId } });
  const other = await createContract(prisma, { customerId, taxProfileId, fieldCipher });
  await prisma.statement.create({ data: { contractId: other.id, month: day, cutOn: day, figures: {}, fileId } });
  await prisma.contractDocument.create({
    data: { contractId, folio: 'L-360', kind: 'payoff_letter', figures: {}, fileId },
  });
  await createConversation(prisma, { customerId });
  const about = { aboutKind: 'contract', aboutId: contractId };
  await prisma.outboundEmail.create({
    data: {
      ...about,
      kind: 'payments.send-receipt',
      recipient: 'ana@ejemplo.mx',
      subject: 'Recibo',
      toldCustomerId: customerId,
    },
  });
  await prisma.textMessage.create({
    data: {
      ...about,
      ...{ channel: 'sms', kind: 'contracts.tell-due', recipient: '+525512345678', giveUpAt: new Date() },
      ...{ agreedKind: 'customer', agreedId: customerId },
    },
  });
  await prisma.pushNotice.create({
    data: { ...about, customerId, deviceName: 'Chrome en Android', kind: 'payments', giveUpAt: new Date() },
  });
  const handover = {
    way: 'counter',
    formerState: 'ready_for_pickup',
    recordedBy: 'Ana',
    receivedAt: new Date(),
  } as const;
  await createBillRequest(prisma, {
    contractId,
    rfc: fieldCipher.encrypt('OEBR8001011A1', 'bill_request.rfc'),
    handovers: { create: handover },
  });
  await createTaxChange(prisma, fieldCipher, { taxProfileId, fileId });
  await createSigningRequest(prisma, fieldCipher, { contractId });
  await createPolicySubmission(prisma, { contractId, fileId });
  await createQuote(prisma, { contactEmail: 'ana@ejemplo.mx' });
  await createQuote(prisma, { contactEmail: 'otra@ejemplo.mx', folio: 'COT-DE-OTRO' });
  await prisma.lead.create({
    data: { kind: 'contact', name: 'Ana', email: 'otro-buzon@ejemplo.mx', stage: 'won', contractId },
  });
  await prisma.authSession.create({ data: { customerId, tokenHash: customerId, expiresAt: new Date() } });
  await prisma.messagingAgreement.create({
    data: {
      channel: 'sms',
      phone: '+525512345678',
      agreed: true,
      source: 'profile',
      text: 'Sí',
      aboutKind: 'customer',
      aboutId: customerId,
    },
  });
  await api.http.post(path('notes', customerId)).set(care.headers).send({ text: 'Hola' }).expect(204);
  const expected: StreamEntry['kind'][] = [
    ...(['contract_begun', 'contract_settled', 'money_received', 'money_taken_back', 'promise_made'] as const),
    ...(['contact_logged', 'statements_issued', 'letter_issued', 'message_written', 'notice_sent'] as const),
    ...([
      'bill_requested',
      'bill_handed_over',
      'tax_change_asked',
      'signature_asked',
      'policy_sent',
      'quote_made',
    ] as const),
    ...(['lead_created', 'signed_in', 'messages_agreed', 'privacy_agreed', 'note'] as const),
  ];
  return { customerId, expected };
}

describe('tasks about a customer', () => {
  const tomorrow = addDays(todayInMexico(), 1);
  const add = (body: object = {}, who = care) =>
    post('tasks', { title: 'Llamar por la póliza', dueOn: tomorrow, ownerId: care.id, ...body }, who);

  it('are given, told in the stream, done and taken back, each once', async () => {
    const { body } = await add().expect(201);
    const { id } = body as CustomerTask;
    const done = (isDone: boolean) =>
      api.http.post(`/api/admin/customer-tasks/${id}/done`).set(care.headers).send({ done: isDone }).expect(204);
    await Promise.all([done(true), done(true)]);
    const { entries } = await get<CustomerStream>('stream?kinds=tasks');
    expect(entries.map(({ kind }) => kind)).toEqual(['task_done', 'task_added']);
    expect((await get<CustomerTask[]>('tasks'))[0]).toMatchObject({ id, isOverdue: false, owner: { id: care.id } });
    await done(false);
    const { body: mine } = await api.http.get('/api/admin/customer-tasks/mine').set(care.headers).expect(200);
    expect((mine as OwnCustomerTasks).tasks).toContainEqual(expect.objectContaining({ id, doneAt: null }));
  });

  it('count once with their notes and calls where the answer was lost and they are sent again', async () => {
    const twice = async (what: string, send: () => ReturnType<typeof add>, status: number) => {
      for (let sent = 0; sent < 2; sent += 1) {
        await send().set('idempotency-key', `the-same-${what}-${own.owner.id}`).expect(status);
      }
    };
    const counted = async () => [
      (await get<CustomerTask[]>('tasks')).length,
      (await get<CustomerStream>('stream')).entries.filter(({ kind }) => kind === 'note' || kind === 'call_noted')
        .length,
    ];
    const [tasks = 0, told = 0] = await counted();
    await twice('tasks', () => add(), 201);
    await twice('notes', () => post('notes', { text: 'Pide factura.' }), 204);
    await twice('calls', () => post('calls', { outcome: 'answered', note: '' }), 204);
    expect(await counted()).toEqual([tasks + 1, told + 2]);
  });

  it("are late once their day has passed, and are nobody's who may not see customers", async () => {
    await add({ dueOn: addDays(todayInMexico(), -1) }).expect(422);
    const content = await api.signIn('content');
    const refused = await add({ ownerId: content.id }).expect(422);
    expect(refused.body).toMatchObject({ errors: [{ field: 'ownerId', code: 'OWNER.UNKNOWN' }] });
    await api.prisma.customerTask.create({
      data: {
        customerId: own.owner.id,
        title: 'Ayer',
        dueOn: dateColumn(addDays(todayInMexico(), -1)),
        ownerId: finance.id,
      },
    });
    const { body } = await api.http.get('/api/admin/customer-tasks/mine').set(finance.headers).expect(200);
    expect(body).toMatchObject({ total: 1, overdue: 1, tasks: [{ title: 'Ayer', isOverdue: true }] });
  });
});

describe('POST /api/admin/customers/:id/contact', () => {
  const REASON = 'Llamó del teléfono registrado y dijo su último pago';
  const customer = () => api.prisma.customer.findUniqueOrThrow({ where: { id: own.owner.id } });
  const edit = async (changes: object) => {
    const { email, updatedAt } = await customer();
    return post('contact', { email, reason: REASON, updatedAt: updatedAt.toISOString(), ...changes });
  };

  it('changes the telephone at once and the address once its link is used, and keeps who and why', async () => {
    const former = await customer();
    expect(await edit({ phone: '55 8765 4321', email: 'nueva@ejemplo.mx' })).toMatchObject({ status: 204 });
    expect(await customer()).toMatchObject({ phone: '+525587654321', email: former.email });
    const link = await api.prisma.oneTimeLink.findFirstOrThrow({ where: { customerId: own.owner.id } });
    expect(link).toMatchObject({ purpose: 'email_change', email: 'nueva@ejemplo.mx', usedAt: null });
    const mails = await api.prisma.outboundEmail.findMany({ where: { aboutId: link.id } });
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([former.email, 'nueva@ejemplo.mx'].toSorted());
    const entry = await api.prisma.auditEntry.findFirstOrThrow({
      where: { action: 'edit-contact', recordId: own.owner.id },
    });
    expect(entry).toMatchObject({ actorId: care.id, changes: { reason: { to: REASON } } });
    expect(JSON.stringify(entry.changes)).not.toMatch(/87654321|nueva@/);
    expect(await get<CustomerStream>('stream?kinds=notes')).toMatchObject({
      entries: [{ kind: 'contact_edited', phone: true, email: true }],
    });
    expect((await get<CustomerStanding>('standing')).account.pendingEmail).toBe('nueva@ejemplo.mx');
  });

  it('refuses what somebody else changed meanwhile, the address of another customer, and no reason', async () => {
    expect(await edit({ phone: '5587654321', updatedAt: new Date(0).toISOString() })).toMatchObject({
      status: 409,
      body: { code: 'RESOURCE.STALE' },
    });
    const { owner: other } = await signedInOwner(api);
    expect(await edit({ email: other.email })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'email', code: 'EMAIL.TAKEN' }] },
    });
    expect(await edit({ phone: '5587654321', reason: ' ' })).toMatchObject({ status: 422 });
    const unchanged = await edit({});
    expect(unchanged.status).toBe(204);
    expect(await api.prisma.oneTimeLink.count({ where: { customerId: own.owner.id } })).toBe(0);
  });
});
