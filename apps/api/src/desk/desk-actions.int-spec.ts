import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, paymentsSchema, todayInMexico } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { contractOf, type OwnerOfContract, signedInOwner } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { deskOf, previewIn, requestIn } from '../testing/at-the-desk.js';

const today = todayInMexico();

let api: TestApp;
let staff: SignedIn;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  api = await startTestApp();
  staff = await api.signIn('finance');
  desk = deskOf(api);
});
afterAll(() => api.close());

/** The fourteenth instalment is overdue. */
const OWING = { history: [{ does: 'pays on time', instalments: 13 }] } as const;
/** Some credit waits for what falls due next. */
const WITH_CREDIT = {
  history: [{ does: 'pays on time' }, { does: 'pays in advance', amount: '30000.00', daysLater: 0 }],
} as const;
const CLABE = '646180110400000007';

const credit = async ({ id }: { id: string }) =>
  (await api.prisma.contract.findUniqueOrThrow({ where: { id } })).unapplied.toFixed(2);
const mailsTo = ({ owner: { email: recipient } }: OwnerOfContract, kind: string) =>
  api.prisma.outboundEmail.count({ where: { kind, recipient } });

describe('a reversal', () => {
  it('takes a receipt back as if it had never been, and says so everywhere', async () => {
    const own = await signedInOwner(api, OWING);
    const { id } = own.contract;
    await desk.receive(staff, id, { amount: '40000.00', receivedOn: addDays(today, -3) }).expect(201);
    const event = await desk.lastEvent(staff, id);
    expect(event).toMatchObject({ type: 'payment', amount: '40000.00', stands: true, isTransfer: true });
    expect(event.enteredBy?.email).toBe(staff.email);

    const action = { kind: 'reversal', eventId: event.id, cause: 'bounced', reason: 'Rebotó' };
    const preview = previewIn(await desk.preview(staff, id, action).expect(200));
    const [change] = preview.contracts;
    expect(preview).toMatchObject({ amount: '40000.00', needsApproval: false });
    expect(Number(change?.after.dueNow) - Number(change?.before.dueNow)).toBeGreaterThanOrEqual(40_000);
    expect(change?.movements.some(({ reverses }) => reverses)).toBe(true);

    const request = requestIn(await desk.ask(staff, id, action).expect(201));
    expect(request).toMatchObject({ state: 'done', checker: null, amount: '40000.00', done: { contracts: [change] } });
    expect(await desk.disagreements(id)).toEqual([]);
    const events = await desk.events(staff, id);
    expect(events.find((one) => one.id === event.id)?.stands).toBe(false);
    expect(events[0]).toMatchObject({ type: 'reversal', reverses: { id: event.id }, reason: 'Rebotó', stands: true });

    const { body } = await api.http.get('/api/customers/payments').set(own.owner.headers).expect(200);
    const [payment] = paymentsSchema.parse(body).payments;
    expect(payment).toMatchObject({ amount: '40000.00', state: 'paid', reversedOn: today, applied: null });
    expect(await mailsTo(own, 'desk.send-outcome')).toBe(1);
    await desk.ask(staff, id, action).expect(409);
  });

  it('is itself taken back, once, and then the receipt counts again and keeps its clave de rastreo', async () => {
    const { contract } = await signedInOwner(api, OWING);
    const reference = 'REVIVE 1';
    await desk.receive(staff, contract.id, { reference }).expect(201);
    const receipt = await desk.lastEvent(staff, contract.id);
    const reverse = (eventId: string) => desk.ask(staff, contract.id, { kind: 'reversal', eventId, cause: 'other' });
    await reverse(receipt.id).expect(201);
    const reversal = await desk.lastEvent(staff, contract.id);
    await reverse(reversal.id).expect(201);

    expect((await desk.events(staff, contract.id)).find(({ id }) => id === receipt.id)?.stands).toBe(true);
    expect(await desk.disagreements(contract.id)).toEqual([]);
    await desk.receive(staff, contract.id, { reference }).expect(422);
    await reverse(reversal.id).expect(409);
    await reverse(receipt.id).expect(201);
    await desk.receive(staff, contract.id, { reference }).expect(201);
  });

  it.each(['0198a000-0000-7000-8000-000000000000', 'nothing'])('refuses what is not there: %s', async (eventId) => {
    const { contract } = await signedInOwner(api, OWING);
    const { body } = await desk.ask(staff, contract.id, { kind: 'reversal', eventId, cause: 'other' }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'eventId', code: 'EVENT.INVALID' }] });
  });
});

describe('a refund', () => {
  it('gives credit back to an account that nobody reads from the database', async () => {
    const own = await signedInOwner(api, WITH_CREDIT);
    const { id } = own.contract;
    expect(await credit(own.contract)).toBe('30000.00');
    const request = requestIn(await desk.ask(staff, id, { kind: 'refund', amount: '10000', clabe: CLABE }).expect(201));

    expect(await credit(own.contract)).toBe('20000.00');
    expect(await desk.disagreements(id)).toEqual([]);
    expect(request.clabe).toBe(`${'•'.repeat(15)}007`);
    const row = await api.prisma.deskRequest.findUniqueOrThrow({ where: { id: request.id } });
    expect(JSON.stringify(row)).not.toContain(CLABE);
    expect(await mailsTo(own, 'desk.send-outcome')).toBe(1);
    const worker = await api.startWorker();
    const mail = await api.mail.waitFor(({ recipients }) => recipients.includes(own.owner.email));
    await worker.close();
    expect(mail.text).toContain('CLABE terminada en 007');
    expect(mail.text).toContain('Saldo a favor: $20,000.00');
  });

  it.each([
    [{ amount: '30000.01' }, 'amount', 'AMOUNT.ABOVE_CREDIT'],
    [{ amount: '0' }, 'amount', 'AMOUNT.OUT_OF_RANGE'],
    [{ amount: '10', clabe: '646180110400000008' }, 'clabe', 'CLABE.INVALID'],
    [{ amount: '10', reason: ' ' }, 'reason', 'MOTIVE.REQUIRED'],
  ])('refuses %j', async (change, field, code) => {
    const { contract } = await signedInOwner(api, WITH_CREDIT);
    const { body } = await desk.ask(staff, contract.id, { kind: 'refund', clabe: CLABE, ...change }).expect(422);
    expect(body).toMatchObject({ errors: [{ field, code }] });
    expect(await credit(contract)).toBe('30000.00');
  });
});

describe('a refund that the customer asked for', () => {
  const asked = async () => {
    const own = await signedInOwner(api, WITH_CREDIT);
    await api.http
      .post(`/api/customers/contracts/${own.contract.id}/refund-requests`)
      .set({ ...own.owner.headers, 'idempotency-key': randomUUID() })
      .send({ amount: '10000', clabe: CLABE })
      .expect(201);
    const { id } = await api.prisma.refundRequest.findFirstOrThrow({ where: { contractId: own.contract.id } });
    return { ...own, id };
  };
  const kept = (id: string) => api.prisma.refundRequest.findUniqueOrThrow({ where: { id } });
  const refund = (refundRequestId: string, changes: object = {}) => ({
    kind: 'refund',
    amount: '10000',
    refundRequestId,
    ...changes,
  });

  it('goes where they said, once', async () => {
    const { contract, id } = await asked();
    await desk.preview(staff, contract.id, { ...refund(id), reason: 'x' }).expect(200);
    const answers = await Promise.all([
      desk.ask(staff, contract.id, refund(id)),
      desk.ask(staff, contract.id, refund(id)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const done = answers.find(({ status }) => status === 201);
    const request = requestIn(done ?? { body: null });
    expect(request).toMatchObject({ state: 'done', clabe: `${'•'.repeat(15)}007` });
    expect(await kept(id)).toMatchObject({ deskRequestId: request.id, settledAt: expect.any(Date) });
    expect(await credit(contract)).toBe('20000.00');
    const { body } = await desk.preview(staff, contract.id, { ...refund(id), reason: 'x' }).expect(409);
    expect(body).toMatchObject({ code: 'REFUND_REQUEST.SETTLED' });
    const rows = await api.prisma.deskRequest.findMany({ where: { contractId: contract.id } });
    const encryption = api.app.get(FieldEncryption, { strict: false });
    expect(rows.map(({ clabe }) => encryption.decrypt(clabe ?? '', 'desk_request.clabe'))).toEqual([CLABE]);
  });

  it('is of that contract, and to one account', async () => {
    const [one, other] = [await asked(), await asked()];
    const refused = async (change: object) => {
      const { body } = await desk.ask(staff, other.contract.id, refund(one.id, change)).expect(422);
      return (body as { errors: object[] }).errors;
    };
    expect(await refused({})).toEqual([{ field: 'refundRequestId', code: 'REFUND_REQUEST.INVALID' }]);
    expect(await refused({ clabe: CLABE })).toEqual([{ field: 'refundRequestId', code: 'REFUND_REQUEST.INVALID' }]);
    expect(await refused({ refundRequestId: 'x' })).toEqual([
      { field: 'refundRequestId', code: 'REFUND_REQUEST.INVALID' },
    ]);
    const nowhere = { refundRequestId: undefined, reason: '' };
    expect(await refused(nowhere)).toEqual([
      { field: 'reason', code: 'MOTIVE.REQUIRED' },
      { field: 'clabe', code: 'CLABE.REQUIRED' },
    ]);
    expect(await kept(one.id)).toMatchObject({ deskRequestId: null, settledAt: null });
  });

  it('waits with the desk’s request, and is open again once that comes to nothing', async () => {
    await api.prisma.deskSettings.update({ where: { id: 1 }, data: { approvalLimit: '1000' } });
    try {
      const { contract, id } = await asked();
      const second = await api.signIn('finance');
      for (const giveUp of [
        (request: string) => desk.withdraw(staff, request),
        (request: string) => desk.reject(second, request),
      ]) {
        const request = requestIn(await desk.ask(staff, contract.id, refund(id)).expect(201));
        expect(request.state).toBe('waiting');
        expect(await kept(id)).toMatchObject({ deskRequestId: request.id, settledAt: null });
        await desk.ask(staff, contract.id, refund(id)).expect(409);
        await giveUp(request.id).expect(200);
        expect(await kept(id)).toMatchObject({ deskRequestId: null, settledAt: null });
      }
      const request = requestIn(await desk.ask(staff, contract.id, refund(id)).expect(201));
      await desk.approve(second, request.id).expect(200);
      expect(await kept(id)).toMatchObject({ deskRequestId: request.id, settledAt: expect.any(Date) });
    } finally {
      await api.prisma.deskSettings.update({ where: { id: 1 }, data: { approvalLimit: '50000' } });
    }
  });
});

describe('a transfer of credit', () => {
  it('leaves one contract and pays in the other; taking either side back takes back both', async () => {
    const { owner, contract: from } = await signedInOwner(api, WITH_CREDIT);
    const to = await contractOf(api, owner, OWING);
    await desk.ask(staff, from.id, { kind: 'transfer', amount: '30000.00', toContractId: to.id }).expect(201);
    expect(await credit(from)).toBe('0.00');
    const arrived = await desk.lastEvent(staff, to.id);
    expect(arrived).toMatchObject({
      type: 'payment',
      amount: '30000.00',
      otherContractNumber: from.number,
      isTransfer: false,
    });
    for (const { id } of [from, to]) expect(await desk.disagreements(id)).toEqual([]);

    await desk.ask(staff, to.id, { kind: 'reversal', eventId: arrived.id, cause: 'other' }).expect(201);
    expect(await credit(from)).toBe('30000.00');
    const sent = (await desk.events(staff, from.id)).find(({ type }) => type === 'transfer');
    expect(sent?.stands).toBe(false);
    for (const { id } of [from, to]) expect(await desk.disagreements(id)).toEqual([]);
  });

  it('goes both ways at the same moment without one waiting for the other for ever', async () => {
    const { owner, contract: one } = await signedInOwner(api, WITH_CREDIT);
    const two = await contractOf(api, owner, WITH_CREDIT);
    const move = (from: { id: string }, to: { id: string }, amount: string) =>
      desk.ask(staff, from.id, { kind: 'transfer', amount, toContractId: to.id });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => (index % 2 ? move(one, two, '10.00') : move(two, one, '20.00'))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
    for (const { id } of [one, two]) expect(await desk.disagreements(id)).toEqual([]);
  });

  it('stays with the holder, and is of a day that leaves nothing owed', async () => {
    const { owner, contract } = await signedInOwner(api, WITH_CREDIT);
    const { contract: stranger } = await signedInOwner(api);
    const own = await contractOf(api, owner, OWING);
    const refused = async (change: object) => {
      const action = { kind: 'transfer', amount: '1000', toContractId: own.id, ...change };
      const { body } = await desk.ask(staff, contract.id, action).expect(422);
      return (body as { errors: { code: string }[] }).errors[0]?.code;
    };
    expect(await refused({ toContractId: stranger.id })).toBe('CONTRACT.OTHER_HOLDER');
    expect(await refused({ toContractId: contract.id })).toBe('CONTRACT.SAME');
    expect(await refused({ on: addDays(today, 1) })).toBe('DATE.OUT_OF_RANGE');
    expect(await refused({ on: addDays(today, -300) })).toBe('AMOUNT.ABOVE_CREDIT');
  });
});

describe('a waiver', () => {
  it('forgives late interest up to what is owed of it', async () => {
    const own = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 12 }] });
    const { id } = own.contract;
    const figures = async (amount: string) =>
      previewIn(await desk.preview(staff, id, { kind: 'waiver', instalment: 13, amount, reason: 'x' }).expect(200))
        .contracts[0];
    const before = (await figures('1.00'))?.before;
    const all = before?.lateInterest ?? '';
    expect(Number(all)).toBeGreaterThan(1);
    const tooMuch = (Number(all) + 0.01).toFixed(2);
    const { body } = await desk.ask(staff, id, { kind: 'waiver', instalment: 13, amount: tooMuch }).expect(422);
    expect(body).toMatchObject({ errors: [{ code: 'AMOUNT.ABOVE_LATE_INTEREST' }] });
    await desk.ask(staff, id, { kind: 'waiver', instalment: 40, amount: '1' }).expect(422);
    const { done } = requestIn(
      await desk.ask(staff, id, { kind: 'waiver', instalment: 13, amount: '100.00' }).expect(201),
    );

    expect(Number(all) - Number(done?.contracts[0]?.after.lateInterest)).toBeCloseTo(100, 2);
    expect(await desk.disagreements(id)).toEqual([]);
    expect(await mailsTo(own, 'desk.send-outcome')).toBe(1);
  });
});

describe('a correction', () => {
  it('enters a transfer as it should have been, in the contract where it belongs', async () => {
    const [wrong, right] = [await signedInOwner(api, OWING), await signedInOwner(api, OWING)];
    const reference = 'MAL PUESTO 1';
    await desk.receive(staff, wrong.contract.id, { amount: '20000.00', reference }).expect(201);
    const { id: eventId } = await desk.lastEvent(staff, wrong.contract.id);
    const action = {
      kind: 'correction',
      eventId,
      toContractId: right.contract.id,
      transferKind: 'payment',
      amount: '20000.00',
      receivedOn: addDays(today, -2),
      reference,
    };
    const { done } = requestIn(await desk.ask(staff, wrong.contract.id, action).expect(201));

    expect(done?.contracts.map(({ number }) => number)).toEqual([wrong.contract.number, right.contract.number]);
    expect(await desk.lastEvent(staff, right.contract.id)).toMatchObject({
      type: 'payment',
      valueOn: addDays(today, -2),
      enteredOn: today,
      reference,
    });
    for (const { contract } of [wrong, right]) expect(await desk.disagreements(contract.id)).toEqual([]);
    expect([await mailsTo(wrong, 'desk.send-outcome'), await mailsTo(right, 'payments.send-receipt')]).toEqual([1, 1]);
    const { body } = await desk.receive(staff, wrong.contract.id, { reference }).expect(422);
    expect(body).toMatchObject({
      errors: [{ code: 'REFERENCE.TAKEN', detail: expect.stringContaining(right.contract.number) }],
    });
  });

  it('mends amount and day in the same contract', async () => {
    const { contract } = await signedInOwner(api, OWING);
    const reference = 'CIFRA MAL 1';
    await desk.receive(staff, contract.id, { amount: '2000.00', reference }).expect(201);
    const { id: eventId } = await desk.lastEvent(staff, contract.id);
    const right = { transferKind: 'payment', amount: '20000.00', receivedOn: today, reference };
    await desk
      .ask(staff, contract.id, { kind: 'correction', eventId, toContractId: contract.id, ...right })
      .expect(201);
    const standing = (await desk.events(staff, contract.id)).filter(({ reference, stands }) => reference && stands);
    expect(standing.find((event) => event.reference === reference)).toMatchObject({ amount: '20000.00' });
    expect(await desk.disagreements(contract.id)).toEqual([]);
  });
});

describe('credit to capital', () => {
  it('pays capital before its day', async () => {
    const own = await signedInOwner(api, WITH_CREDIT);
    const { id } = own.contract;
    const { done } = requestIn(
      await desk.ask(staff, id, { kind: 'credit_to_capital', amount: '30000.00', effect: 'term' }).expect(201),
    );
    const [change] = done?.contracts ?? [];
    expect(Number(change?.before.capital)).toBeGreaterThan(Number(change?.after.capital));
    expect(await desk.disagreements(id)).toEqual([]);
    const { body } = await desk.ask(staff, id, { kind: 'credit_to_capital', amount: '5', effect: 'term' }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'amount' }] });
  });
});
