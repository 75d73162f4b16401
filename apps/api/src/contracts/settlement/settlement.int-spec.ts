import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AccountDocument,
  addDays,
  contractDocumentSchema,
  fileLinkSchema,
  payoffSchema,
  prepaymentSimulationSchema,
  todayInMexico,
} from '@flota/schemas';
import { extractText, getDocumentProxy } from 'unpdf';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { contractOf, type OwnerOfContract, signedInOwner } from '../../testing/contract-owners.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledgers } from '../ledger/ledgers.js';
import { LETTERS_LIMIT } from '../letters/contract-letters.js';

const today = todayInMexico();

let api: TestApp;
let account: OwnerOfContract;
let late: OwnerOfContract;
let lease: OwnerOfContract;
beforeAll(async () => {
  api = await startTestApp();
  account = await signedInOwner(api);
  late = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 12 }] });
  lease = await signedInOwner(api, { planSlug: 'arrendamiento-puro' });
});
afterAll(() => api.close());

const at = ({ contract }: OwnerOfContract, rest: string) => `/api/customers/contracts/${contract.id}${rest}`;

describe('POST …/prepayment-simulations', () => {
  const simulate = ({ owner, contract }: OwnerOfContract, amount: unknown) =>
    api.http.post(`/api/customers/contracts/${contract.id}/prepayment-simulations`).set(owner.headers).send({ amount });

  it('says what a payment to capital shortens and saves, and posts nothing', async () => {
    const before = await api.prisma.movement.count({ where: { contractId: account.contract.id } });
    const simulation = prepaymentSimulationSchema.parse((await simulate(account, '400000').expect(200)).body);

    const { amount, due, effect, interest, total, vat } = simulation;
    expect({ amount, due, effect }).toEqual({ amount: '400000.00', due: '0.00', effect: 'term' });
    expect(Number(total)).toBeCloseTo(400_000 + Number(interest) + Number(vat), 2);
    const { before: then, after: now } = simulation;
    expect(now.paymentsLeft).toBeLessThan(then.paymentsLeft);
    expect(now.lastDueOn < then.lastDueOn).toBe(true);
    expect(Number(then.balance) - Number(now.balance)).toBeCloseTo(400_000, 2);
    expect(await api.prisma.movement.count({ where: { contractId: account.contract.id } })).toBe(before);
  });

  it.each([
    ['100', 'PREPAYMENT.BELOW_MINIMUM'],
    ['0', 'AMOUNT.OUT_OF_RANGE'],
    ['99000000', 'PREPAYMENT.OUT_OF_RANGE'],
    ['-5', 'DECIMAL.INVALID'],
    ['1e9', 'DECIMAL.INVALID'],
    [undefined, 'DECIMAL.REQUIRED'],
  ])('refuses %j', async (amount, code) => {
    const { body } = await simulate(account, amount).expect(422);
    expect(body).toMatchObject({ errors: [{ code }] });
  });

  it('counts what is owed first, and is not possible of a pure lease', async () => {
    const { due, total } = prepaymentSimulationSchema.parse((await simulate(late, '400000').expect(200)).body);
    expect(Number(due)).toBeGreaterThan(0);
    expect(Number(total)).toBeGreaterThan(400_000 + Number(due));
    expect((await simulate(lease, '400000').expect(422)).body).toMatchObject({
      errors: [{ code: 'KIND.NOT_SUPPORTED' }],
    });
  });
});

describe('GET …/payoff', () => {
  const payoff = ({ owner, contract }: OwnerOfContract, on?: string) =>
    api.http
      .get(`/api/customers/contracts/${contract.id}/payoff`)
      .query(on ? { on } : {})
      .set(owner.headers);

  it('is of today unless another day is asked for, and grows by the day', async () => {
    const now = payoffSchema.parse((await payoff(account).expect(200)).body);
    const later = payoffSchema.parse((await payoff(account, addDays(today, 5)).expect(200)).body);
    expect(now).toMatchObject({ on: today, overdue: '0.00' });
    expect(now.interestDays).toBeGreaterThan(0);
    expect(later).toMatchObject({ principal: now.principal, interestDays: now.interestDays + 5 });
    expect(Number(later.total)).toBeGreaterThan(Number(now.total));
  });

  it('has what is overdue in it', async () => {
    const { overdue } = payoffSchema.parse((await payoff(late).expect(200)).body);
    expect(Number(overdue)).toBeGreaterThan(0);
  });

  it.each([-1, 61])('refuses a day %i days ahead', async (days) => {
    const { body } = await payoff(account, addDays(today, days)).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'on', code: 'DATE.OUT_OF_RANGE' }] });
  });

  it('takes the sixtieth day', async () => {
    await payoff(account, addDays(today, 60)).expect(200);
  });

  it('has none for a pure lease', async () => {
    await payoff(lease).expect(422);
  });
});

describe('payoff letters', () => {
  const ask = (account: OwnerOfContract, on: string) =>
    api.http.post(at(account, '/payoff-letters')).set(account.owner.headers).send({ on });
  const documents = async (account: OwnerOfContract) =>
    (await api.http.get(at(account, '/documents')).set(account.owner.headers).expect(200)).body as AccountDocument[];

  async function textOf({ headers }: SignedIn, { id }: AccountDocument): Promise<string> {
    const link = fileLinkSchema.parse(
      (await api.http.post(`/api/customers/documents/${id}/link`).set(headers).expect(200)).body,
    );
    const file = await api.http.get(link.url).buffer(true).expect(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.body as Buffer)), {
      mergePages: true,
    });
    return text.replace(/\s+/g, ' ');
  }

  it('say what settles the contract, where to pay it and until when', async () => {
    const own = await signedInOwner(api);
    const on = addDays(today, 15);
    const letter = contractDocumentSchema.parse((await ask(own, on).expect(201)).body);
    expect(letter).toMatchObject({ kind: 'payoff_letter', validUntil: on, contractId: own.contract.id });

    const text = await textOf(own.owner, letter);
    const { total } = payoffSchema.parse(
      (
        await api.http
          .get(at(own, `/payoff?on=${on}`))
          .set(own.owner.headers)
          .expect(200)
      ).body,
    );
    expect(text).toContain(`$${Number(total).toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
    for (const said of [letter.folio, own.contract.number, own.contract.vin, own.contract.paymentReference]) {
      expect(text).toContain(said);
    }
    expect(text.replaceAll(' ', '')).toContain(own.contract.clabe);
    expect(await documents(own)).toEqual([letter]);
  });

  it('are written once for the same day and figures', async () => {
    const own = await signedInOwner(api);
    const first = (await ask(own, today).expect(201)).body;
    expect((await ask(own, today).expect(201)).body).toEqual(first);
    expect((await ask(own, addDays(today, 1)).expect(201)).body).not.toEqual(first);
    expect(await documents(own)).toHaveLength(2);
  });

  it('are sixty in an hour, whatever the contract; one that is there is no further one', async () => {
    const own = await signedInOwner(api);
    const other = { ...own, contract: await contractOf(api, own.owner) };
    const first = (await ask(own, today).expect(201)).body;
    const limiter = api.app.get(RateLimiter);
    for (let taken = 1; taken < 60; taken++) await limiter.consume(LETTERS_LIMIT, own.owner.id);
    const { body } = await ask(other, today).expect(429);
    expect(body).toMatchObject({ code: 'REQUEST.RATE_LIMITED' });
    expect(await documents(other)).toEqual([]);
    expect((await ask(own, today).expect(201)).body).toEqual(first);
    await ask(await signedInOwner(api), today).expect(201);
  });

  it.each([-1, 16])('are not written for a day %i days ahead', async (days) => {
    await ask(account, addDays(today, days)).expect(422);
    expect(await documents(account)).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const own = await signedInOwner(api);
    const { id } = (await ask(own, today).expect(201)).body as AccountDocument;
    await api.http.post(`/api/customers/documents/${id}/link`).set(account.owner.headers).expect(404);
  });
});

it('refuses to settle what is settled', async () => {
  const own = await signedInOwner(api);
  await api.prisma.$transaction((database) =>
    api.app.get(Ledgers).enter(database, own.contract.id, { type: 'payoff', on: today, amount: '9000000.00' }),
  );
  const { body } = await api.http.get(at(own, '/payoff')).set(own.owner.headers).expect(409);
  expect(body).toMatchObject({ code: 'CONTRACT.PAID_OFF' });
});
