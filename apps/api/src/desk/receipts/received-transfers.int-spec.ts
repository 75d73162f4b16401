import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Contract } from '@flota/prisma';
import { addDays, type AdminMovement, paymentsSchema, payoffSchema, todayInMexico } from '@flota/schemas';
import { type OwnerOfContract, signedInOwner } from '../../testing/contract-owners.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const today = todayInMexico();

let api: TestApp;
let staff: Record<'finance' | 'care', SignedIn>;
let late: OwnerOfContract;
beforeAll(async () => {
  api = await startTestApp();
  staff = { finance: await api.signIn('finance'), care: await api.signIn('care') };
  late = await signedInOwner(api, OWING);
});
afterAll(() => api.close());

/** The fourteenth instalment is overdue. */
const OWING = { history: [{ does: 'pays on time', instalments: 13 }] } as const;
const transfer = { kind: 'payment', amount: '1500.00', receivedOn: today, reference: 'SPEI 0001' };
let made = 0;
/** One that nobody posted. */
const another = () => ({ ...transfer, reference: `SPEI 9${String((made += 1)).padStart(3, '0')}` });
const post = (contract: Pick<Contract, 'id'>, body: object, key?: string, caller: SignedIn = staff.finance) =>
  api.http
    .post(`/api/admin/contracts/${contract.id}/payments`)
    .set({ ...caller.headers, ...(key && { 'idempotency-key': key }) })
    .send(body);
const payments = ({ id: contractId }: Pick<Contract, 'id'>, amount: string) =>
  api.prisma.movement.count({ where: { contractId, kind: 'payment', amount: `-${amount}` } });

describe('POST /api/admin/contracts/{id}/payments', () => {
  it('posts a transfer as of the day it came, and writes who did it', async () => {
    const receivedOn = addDays(today, -2);
    const { body } = await post(late.contract, { ...transfer, amount: '777.00', receivedOn }).expect(201);

    expect(body).toMatchObject({
      kind: 'payment',
      amount: '-777.00',
      valueOn: receivedOn,
      postedOn: today,
      description: 'Pago recibido, SPEI 0001',
      contractNumber: late.contract.number,
    });
    const entry = await api.prisma.auditEntry.findFirstOrThrow({ where: { recordId: late.contract.id } });
    expect(entry).toMatchObject({ action: 'post-payment', resource: 'contracts', actorEmail: staff.finance.email });
    expect(entry.changes).toMatchObject({ amount: { to: '777.00' }, movementId: { to: (body as AdminMovement).id } });
  });

  it('posts the same request once, also when both come at the same moment', async () => {
    const key = 'transfer-key-0001';
    const body = { ...another(), amount: '888.00' };
    const [one, two] = await Promise.all([post(late.contract, body, key), post(late.contract, body, key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect((one.body as AdminMovement).id).toBe((two.body as AdminMovement).id);
    expect(await payments(late.contract, '888.00')).toBe(1);
    await post(late.contract, { ...body, amount: '889.00' }, key).expect(422);
  });

  it('refuses what was posted before, on whatever contract, of whatever day and amount', async () => {
    const once = { ...transfer, reference: 'SPEI 0002' };
    await post(late.contract, once).expect(201);
    const { body } = await post(late.contract, once).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'reference', code: 'REFERENCE.TAKEN' }] });
    expect(await payments(late.contract, '1500.00')).toBe(1);
    const other = { ...once, amount: '1500.01', receivedOn: addDays(today, -30), reference: 'spei0002' };
    await post(late.contract, other).expect(422);
    await post((await signedInOwner(api)).contract, other).expect(422);
    await post(late.contract, { ...once, reference: 'SPEI 0003' }).expect(201);
  });

  it('refuses the second of two that come at once, on two contracts', async () => {
    const same = another();
    const contracts = [late.contract, (await signedInOwner(api)).contract];
    const answers = await Promise.all(contracts.map((contract) => post(contract, same)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('settles a contract', async () => {
    const { contract, owner } = await signedInOwner(api);
    const { body } = await api.http
      .get(`/api/customers/contracts/${contract.id}/payoff`)
      .set(owner.headers)
      .expect(200);
    const { total: amount } = payoffSchema.parse(body);
    await post(contract, { ...another(), kind: 'payoff', amount }).expect(201);
    expect(await api.prisma.contract.findUniqueOrThrow({ where: { id: contract.id } })).toMatchObject({
      state: 'paid_off',
    });
    const again = await post(contract, { ...another(), kind: 'payoff', confirmed: true }).expect(409);
    expect(again.body).toMatchObject({ code: 'CONTRACT.PAID_OFF' });
  });

  it.each([
    [{ receivedOn: addDays(today, 1) }, 'receivedOn', 'DATE.OUT_OF_RANGE'],
    [{ receivedOn: '2001-01-01' }, 'receivedOn', 'DATE.OUT_OF_RANGE'],
    [{ receivedOn: 'ayer' }, 'receivedOn', 'DATE.INVALID'],
    [{ amount: '0' }, 'amount', 'AMOUNT.OUT_OF_RANGE'],
    [{ amount: '1000000000' }, 'amount', 'AMOUNT.OUT_OF_RANGE'],
    [{ amount: '-1' }, 'amount', 'AMOUNT.INVALID'],
    [{ kind: 'gift' }, 'kind', 'KIND.INVALID'],
    [{ reference: ' ' }, 'reference', 'REFERENCE.REQUIRED'],
    [{ kind: 'purchase_option' }, 'contract', 'PURCHASE_OPTION.NOT_AVAILABLE'],
  ])('refuses %j and posts nothing', async (change, field, code) => {
    const { contract } = late;
    const before = await api.prisma.movement.count({ where: { contractId: contract.id } });
    const { body } = await post(contract, { ...another(), ...change }).expect(422);
    expect(body).toMatchObject({ errors: [{ field, code }] });
    expect(await api.prisma.movement.count({ where: { contractId: contract.id } })).toBe(before);
  });

  it('is not found for a contract that is not there', async () => {
    await post({ id: '0198a000-0000-7000-8000-000000000000' }, transfer).expect(404);
  });
});

describe('the customer of a transfer', () => {
  const listed = async ({ owner }: OwnerOfContract) => {
    const { body } = await api.http.get('/api/customers/payments').set(owner.headers).expect(200);
    return paymentsSchema.parse(body).payments;
  };

  const receiptsFor = ({ owner: { email: recipient } }: OwnerOfContract) =>
    api.prisma.outboundEmail.count({ where: { kind: 'payments.send-receipt', recipient } });

  it('finds it among the payments, with what it paid', async () => {
    const own = await signedInOwner(api, OWING);
    const before = await listed(own);
    const receivedOn = addDays(today, -1);
    const { body } = await post(own.contract, { ...another(), amount: '40000.00', receivedOn }).expect(201);
    const [payment, ...others] = await listed(own);
    expect(others).toHaveLength(before.length);
    expect(payment).toMatchObject({
      provider: 'transfer',
      kind: 'other',
      state: 'paid',
      amount: '40000.00',
      checkoutUrl: null,
      paidAt: `${receivedOn}T06:00:00.000Z`,
      applied: { dueBalance: (body as AdminMovement).dueBalance },
    });
    const sum = [...Object.values(payment?.applied?.parts ?? {}), payment?.applied?.unapplied ?? ''];
    expect(sum.reduce((total, part) => total + Number(part), 0)).toBeCloseTo(40_000, 2);
    expect(Number(payment?.applied?.parts.interest)).toBeGreaterThan(0);
    const { body: shown } = await api.http.get(`/api/customers/payments/${payment?.id}`).set(own.owner.headers);
    expect(shown).toEqual({ ...payment, keptCard: null });
  });

  it('gets one receipt that tells how it was applied, unless they want none', async () => {
    const [own, unwilling] = [await signedInOwner(api, OWING), await signedInOwner(api, OWING)];
    await api.prisma.customer.update({ where: { id: unwilling.owner.id }, data: { notifyPayments: false } });
    const key = 'transfer-key-0002';
    const body = { ...another(), amount: '100000.00' };
    const other = { ...another(), amount: '100000.00' };
    await Promise.all([post(own.contract, body, key), post(own.contract, body, key), post(unwilling.contract, other)]);

    const worker = await api.startWorker();
    const mail = await api.mail.waitFor(({ recipients }) => recipients.includes(own.owner.email));
    await worker.close();
    expect(mail.subject).toMatch(/^Recibimos su pago de \$100,000\.00 MXN/);
    // Of a company's credit the interest is exempt of VAT, and so is what it bears for being late.
    const parts = ['Intereses moratorios', 'Intereses', 'Capital'];
    for (const said of ['por transferencia', ...parts.map((part) => `${part}: $`)]) {
      expect(mail.text).toContain(said);
    }
    expect([await receiptsFor(own), await receiptsFor(unwilling)]).toEqual([1, 0]);
  });

  it('finds nothing of one that was refused', async () => {
    const own = await signedInOwner(api);
    const before = await listed(own);
    await post(own.contract, { ...another(), kind: 'purchase_option' }).expect(422);
    expect(await listed(own)).toEqual(before);
  });
});
