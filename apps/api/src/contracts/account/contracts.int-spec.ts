import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { daysBetween, payableUntil } from '@flota/finance';
import { dayOfColumn, Prisma } from '@flota/prisma';
import {
  addDays,
  contractDetailSchema,
  contractSummarySchema,
  instalmentExplanationSchema,
  todayInMexico,
} from '@flota/schemas';
import { z } from 'zod';
import { contractOf, signedInOwner } from '../../testing/contract-owners.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { contractCat } from '../contract-cat.js';
import { Ledgers } from '../ledger/ledgers.js';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const read = async (owner: { headers: { authorization: string } }, path: string) =>
  (await api.http.get(`/api/customers/${path}`).set(owner.headers).expect(200)).body;

describe('GET /api/customers/contracts', () => {
  it('says where each contract stands, those being paid first', async () => {
    const { owner, contract } = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 13 }] });
    const settled = await contractOf(api, owner, {
      history: [
        { does: 'pays on time', instalments: 3 },
        { does: 'pays off', daysLater: 2 },
      ],
      ageMonths: 6,
    });

    const list = z.array(contractSummarySchema).parse(await read(owner, 'contracts'));

    expect(list.map(({ id, state }) => [id, state])).toEqual([
      [contract.id, 'active'],
      [settled.id, 'paid_off'],
    ]);
    const [active] = list;
    const instalment = await api.prisma.instalment.findUniqueOrThrow({
      where: { contractId_number: { contractId: contract.id, number: 14 } },
    });
    const dueOn = dayOfColumn(instalment.dueOn);
    expect(active).toMatchObject({
      number: contract.number,
      planTitle: 'Crédito directo',
      paidInstalments: 13,
      totalInstalments: 60,
      daysLate: daysBetween(payableUntil(dueOn), todayInMexico()),
      nextInstalment: { number: 14, overdue: true, dueOn, payableUntil: payableUntil(dueOn) },
    });
    // The instalment and its late interest.
    expect(Number(active?.dueNow)).toBeGreaterThan(instalment.total.toNumber());
    expect(active?.holder.rfc).toMatch(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/);
    expect(list[1]).toMatchObject({ dueNow: '0.00', nextInstalment: null, outstandingCapital: '0.00' });
  });

  it('has no capital for a pure lease', async () => {
    const { owner, contract } = await signedInOwner(api, { planSlug: 'arrendamiento-puro' });
    const [summary] = z.array(contractSummarySchema).parse(await read(owner, 'contracts'));
    expect(summary).toMatchObject({ outstandingCapital: null, principal: null, planTitle: 'Arrendamiento puro' });
    const detail = contractDetailSchema.parse(await read(owner, `contracts/${contract.id}`));
    expect(detail.cat).toBeNull();
    expect(detail).toMatchObject({ minimumPrepayment: null, balanceByMonth: [], purchaseOption: { available: false } });
  });
});

describe('GET /api/customers/contracts/{id}', () => {
  it('shows the schedule with what was paid of it, and the balance month by month', async () => {
    const { owner, contract } = await signedInOwner(api);
    const detail = contractDetailSchema.parse(await read(owner, `contracts/${contract.id}`));
    expect(detail.cat).toBe(contractCat(contract));
    expect(detail.cat).toMatch(/^\d+\.\d%$/);

    expect(detail.instalments).toHaveLength(60);
    expect(detail.instalments.filter(({ state }) => state === 'paid')).toHaveLength(14);
    expect(detail.instalments[14]).toMatchObject({ number: 15, state: 'future', daysLate: 0, settledOn: null });
    expect(detail).toMatchObject({
      clabe: contract.clabe,
      paymentReference: contract.paymentReference,
      dueNow: '0.00',
      lastDueOn: detail.instalments[59]?.dueOn,
      purchaseOption: null,
    });
    const { outstandingCapital } = await api.prisma.contract.findUniqueOrThrow({ where: { id: contract.id } });
    expect(detail.outstandingCapital).toBe(outstandingCapital.toFixed(2));
    expect(detail.balanceByMonth.filter(({ past }) => past).at(0)?.balance).toBe(contract.principal.toFixed(2));
    expect(detail.balanceByMonth.at(-1)).toMatchObject({ balance: '0.00', past: false });
    const [first] = detail.instalments;
    expect(detail.minimumPrepayment).toBe(
      Prisma.Decimal.sum(first?.parts.capital ?? 0, first?.parts.interest ?? 0)
        .times(3)
        .toFixed(2),
    );
  });

  it('charges what fell due today whether or not the sweep has been by', async () => {
    const { owner, contract } = await signedInOwner(api, {
      dueDaysAgo: 0,
      history: [{ does: 'pays on time', instalments: 13 }],
    });
    await api.prisma.instalment.updateMany({
      where: { contractId: contract.id, number: 14 },
      data: { charged: false },
    });
    await api.prisma.movement.deleteMany({ where: { contractId: contract.id, instalmentNumber: 14 } });
    const detail = contractDetailSchema.parse(await read(owner, `contracts/${contract.id}`));
    expect(detail.dueNow).toBe(detail.instalments[13]?.total);
    expect(detail.instalments[13]).toMatchObject({ state: 'due-soon', daysLate: 0 });
  });
});

describe('PATCH /api/customers/contracts/{id}', () => {
  it('gives the contract a name and takes it away', async () => {
    const { owner, contract } = await signedInOwner(api);
    const rename = (nickname: unknown) =>
      api.http.patch(`/api/customers/contracts/${contract.id}`).set(owner.headers).send({ nickname });

    expect((await rename('  La roja  ').expect(200)).body).toMatchObject({ nickname: 'La roja' });
    expect((await rename('').expect(200)).body).toMatchObject({ nickname: null });
    expect((await rename('x'.repeat(41)).expect(422)).body).toMatchObject({
      errors: [{ field: 'nickname', code: 'NICKNAME.TOO_LONG' }],
    });
  });
});

describe('GET /api/customers/contracts/{id}/instalments/{number}', () => {
  it('explains where the figures come from and what paid them', async () => {
    const { owner, contract } = await signedInOwner(api);
    const explained = instalmentExplanationSchema.parse(await read(owner, `contracts/${contract.id}/instalments/2`));
    const { interestOn, instalment, annualRatePercent, monthlyRatePercent } = explained;

    // The interest follows from the capital and the rate that are named.
    expect(new Prisma.Decimal(interestOn ?? 0).times(annualRatePercent).div(1200).toFixed(2)).toBe(
      instalment.parts.interest,
    );
    expect(Number(monthlyRatePercent)).toBeCloseTo(Number(annualRatePercent) / 12, 5);
    expect(explained).toMatchObject({ vatOn: 'interest', late: null });
    expect(explained.payments).toEqual([{ postedOn: instalment.dueOn, amount: instalment.total, reference: 'SPEI' }]);
  });

  it('explains late interest by its days, base and rate', async () => {
    const { owner, contract } = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 13 }] });
    const { instalment, late } = instalmentExplanationSchema.parse(
      await read(owner, `contracts/${contract.id}/instalments/14`),
    );
    const days = daysBetween(payableUntil(instalment.dueOn), todayInMexico());
    expect(late?.days).toBe(days);
    const interest = new Prisma.Decimal(late?.onAmount ?? 0)
      .times(late?.annualRatePercent ?? 0)
      .times(days)
      .div(36_000);
    expect(late?.interest).toBe(interest.toFixed(2));
    // A company's: exempt as ordinary interest is.
    expect(late?.vat).toBe('0.00');
    expect(late?.stretches).toEqual([
      {
        from: payableUntil(instalment.dueOn),
        until: todayInMexico(),
        days,
        onAmount: late?.onAmount,
        interest: late?.interest,
      },
    ]);
  });

  it('adds up to what is owed, with the late interest that was charged before', async () => {
    const { owner, contract } = await signedInOwner(api, {
      ageMonths: 12,
      dueDaysAgo: 10,
      history: [{ does: 'pays on time', instalments: 11 }],
    });
    const on = addDays(todayInMexico(), -6);
    await api.prisma.$transaction((database) =>
      api.app.get(Ledgers).enter(database, contract.id, { type: 'payment', on, amount: '5000.00' }),
    );
    const { instalment, late, payments } = instalmentExplanationSchema.parse(
      await read(owner, `contracts/${contract.id}/instalments/12`),
    );
    const { lateInterest, lateVat } = instalment.parts;
    expect(lateInterest).toBe(late?.interest);
    expect(late?.days).toBe(daysBetween(payableUntil(instalment.dueOn), todayInMexico()));
    const paid = Prisma.Decimal.sum(0, ...payments.map(({ amount }) => amount));
    expect(Prisma.Decimal.sum(instalment.total, lateInterest, lateVat).minus(paid).toFixed(2)).toBe(instalment.owed);
  });

  it.each(['0', '61', 'x', '1.5'])('has none of number %s', async (number) => {
    const { owner, contract } = await signedInOwner(api);
    const { status } = await api.http
      .get(`/api/customers/contracts/${contract.id}/instalments/${number}`)
      .set(owner.headers);
    expect(status).toBe(number === '61' ? 404 : 422);
  });
});

describe("somebody else's contract", () => {
  it.each([
    ['get', ''],
    ['patch', ''],
    ['get', '/instalments/1'],
    ['get', '/movements'],
    ['get', '/movements/export?format=csv'],
    ['post', '/prepayment-simulations'],
    ['get', '/payoff'],
    ['post', '/payoff-letters'],
    ['get', '/documents'],
  ] as const)('does not exist: %s %s', async (method, path) => {
    const { contract } = await signedInOwner(api);
    const stranger = await api.signIn('customer');
    const call = api.http[method](`/api/customers/contracts/${contract.id}${path}`).set(stranger.headers);
    const body = { nickname: 'Mía', amount: '500000', on: todayInMexico() };
    const { status } = await (method === 'get' ? call : call.send(body));
    expect(status).toBe(404);
    const untouched = await api.prisma.contract.findUniqueOrThrow({ where: { id: contract.id } });
    expect(untouched.nickname).toBeNull();
  });
});
