import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkBooks } from '@flota/finance';
import type { Contract } from '@flota/prisma';
import { bookOf, dayOfColumn, figuresOf, instalmentOf } from '@flota/records';
import { todayInMexico } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { signedInOwner } from '../../testing/contract-owners.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SettlementLetters } from '../settlement/settlement-letters.js';
import { SettlementLettersSweep } from '../settlement/settlement-letters.sweep.js';
import { ChargeDueSweep } from './charge-due.sweep.js';
import { type Entered, Ledgers, type NewEvent, storedMovements } from './ledgers.js';

const today = todayInMexico();

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

/** Another worker's. */
const chargeDueSweep = () => new ChargeDueSweep(api.app.get(PrismaService), api.app.get(Ledgers));

const enter = ({ id }: Contract, event: NewEvent): Promise<Entered> =>
  api.app.get(Outbox).commit((database) => api.app.get(Ledgers).enter(database, id, event));

const pay = (contract: Contract, amount: string, on = today) =>
  enter(contract, { type: 'payment', amount, on, reference: 'SPEI' });
const payOff = (contract: Contract, amount: string) => enter(contract, { type: 'payoff', amount, on: today });

const movementsOf = ({ id: contractId }: Contract) =>
  api.prisma.movement.findMany({ where: { contractId }, include: { allocations: true }, orderBy: { sequence: 'asc' } });

/** Events, movements, schedule and the contract's own row agree to the cent. */
async function expectAgreement({ id }: Contract): Promise<void> {
  const { events, instalments, ...contract } = await api.prisma.contract.findUniqueOrThrow({
    where: { id },
    include: { events: true, instalments: { orderBy: { number: 'asc' } } },
  });
  const movements = await storedMovements(api.prisma, id);
  const books = { movements, instalments: instalments.map(instalmentOf), figures: figuresOf(contract) };
  expect(checkBooks(bookOf(contract, events), books, today)).toEqual([]);
}

/** A contract that was posted to a while ago: what fell due since is not charged yet. */
const uncharged = async (daysAgo = 40) => {
  const now = new Date(Date.now() - daysAgo * 86_400_000);
  return (await signedInOwner(api, { now })).contract;
};

describe('posting', () => {
  it('counts payments that come at the same moment, one after the other', async () => {
    const { contract } = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 13 }] });
    const before = (await movementsOf(contract)).length;

    await Promise.all(['100.00', '200.00', '300.00', '400.00'].map((amount) => pay(contract, amount)));

    const movements = await movementsOf(contract);
    expect(movements.map(({ sequence }) => sequence)).toEqual(movements.map((_, index) => index + 1));
    const gone = new Set(movements.map(({ reverses }) => reverses));
    const stands = ({ reverses, sequence }: (typeof movements)[number]) => reverses === null && !gone.has(sequence);
    const payments = movements.slice(before).filter((movement) => movement.kind === 'payment' && stands(movement));
    expect(payments.map(({ amount }) => amount.toNumber()).toSorted()).toEqual([-100, -200, -300, -400]);
    await expectAgreement(contract);
  });

  it('rewrites what a prepayment shortens', async () => {
    const { contract } = await signedInOwner(api);
    const prepayment = { type: 'prepayment', amount: '520000.00', capital: '500000.00', effect: 'term' } as const;
    const { after, before } = await enter(contract, { ...prepayment, on: today });
    expect(Number(before.outstandingCapital) - Number(after.outstandingCapital)).toBeCloseTo(500_000, 2);
    expect(await api.prisma.instalment.count({ where: { contractId: contract.id } })).toBeLessThan(60);
    await expectAgreement(contract);
  });

  it('writes nothing when it is refused', async () => {
    const { contract } = await signedInOwner(api);
    const before = await movementsOf(contract);
    await expect(pay(contract, '100.00', '2001-01-01')).rejects.toMatchObject({ status: 422 });
    expect(await movementsOf(contract)).toEqual(before);
    expect(await api.prisma.contractEvent.count({ where: { contractId: contract.id, amount: 100 } })).toBe(0);
  });

  it('takes a payoff one cent short as capital, and settles with the cent', async () => {
    const { contract } = await signedInOwner(api);
    const { payoff } = await api.app.get(Ledgers).standing(contract.id);
    const short = (Number(payoff?.total) - 0.01).toFixed(2);
    const { after } = await payOff(contract, short);
    expect(after).toMatchObject({ paidOffOn: null, payoff: { total: '0.01' } });
    expect((await pay(contract, '0.01')).after.paidOffOn).toBe(today);
    await expectAgreement(contract);
  });

  it('of a payment that is entered late takes back the late interest it would have prevented', async () => {
    const { contract } = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 13 }] });
    const line = await api.prisma.instalment.findUniqueOrThrow({
      where: { contractId_number: { contractId: contract.id, number: 14 } },
    });
    const late = await api.app.get(Ledgers).standing(contract.id);
    await pay(contract, late.dueNow);
    const charged = (await movementsOf(contract)).filter(({ kind }) => kind === 'late_interest');
    expect(charged).toHaveLength(1);

    await pay(contract, line.total.toFixed(2), dayOfColumn(line.dueOn));

    const movements = await movementsOf(contract);
    const gone = movements.filter(({ reverses }) => reverses !== null);
    expect(gone.map(({ kind }) => kind).toSorted()).toEqual(['late_interest', 'payment']);
    expect(gone.every(({ postedOn }) => dayOfColumn(postedOn) === today)).toBe(true);
    const entered = movements.findLast(({ amount, reverses }) => amount.negated().eq(line.total) && reverses === null);
    expect(entered && [dayOfColumn(entered.valueOn), dayOfColumn(entered.postedOn)]).toEqual([
      dayOfColumn(line.dueOn),
      today,
    ]);
    expect(await api.app.get(Ledgers).standing(contract.id)).toMatchObject({ dueNow: '0.00', overdue: '0.00' });
    await expectAgreement(contract);
  });

  it('of twenty transfers at once on one contract refuses none, and the books agree', async () => {
    const { contract } = await signedInOwner(api);
    const amounts = Array.from({ length: 20 }, (_, index) => `${100 + index}.00`);
    await Promise.all(amounts.map((amount) => pay(contract, amount)));
    expect(
      await api.prisma.contractEvent.count({ where: { contractId: contract.id, enteredOn: new Date(today) } }),
    ).toBe(20);
    await expectAgreement(contract);
  });

  it('is not found for a contract that is not there', async () => {
    const nobody = { id: '0198a000-0000-7000-8000-000000000000' } as Contract;
    await expect(pay(nobody, '1.00')).rejects.toMatchObject({ status: 404 });
  });
});

describe('what falls due', () => {
  it('is charged once, by however many workers', async () => {
    const contracts = [await uncharged(), await uncharged(70)];
    await Promise.all([chargeDueSweep(), chargeDueSweep()].map((sweep) => sweep.sweep()));

    for (const contract of contracts) {
      const open = { contractId: contract.id, charged: false, dueOn: { lte: new Date(`${today}T00:00:00Z`) } };
      expect(await api.prisma.instalment.count({ where: open })).toBe(0);
      const charges = (await movementsOf(contract)).filter(({ kind }) => kind === 'instalment');
      expect(new Set(charges.map(({ instalmentNumber }) => instalmentNumber)).size).toBe(charges.length);
      await expectAgreement(contract);
    }
  });

  it('is charged on every other contract when one fails', async () => {
    const [broken, sound] = [await uncharged(), await uncharged()];
    await api.prisma.$executeRawUnsafe(`
      create function refuse() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`);
    await api.prisma.$executeRawUnsafe(`
      create trigger broken before insert on movement for each row
      when (new.contract_id = '${broken.id}') execute function refuse()`);

    await chargeDueSweep().sweep();

    const uncharged14 = async ({ id }: Contract) =>
      api.prisma.instalment.count({
        where: { contractId: id, charged: false, dueOn: { lte: new Date(`${today}T00:00:00Z`) } },
      });
    expect(await uncharged14(sound)).toBe(0);
    expect(await uncharged14(broken)).toBeGreaterThan(0);
    await api.prisma.$executeRawUnsafe('drop trigger broken on movement');
  });
});

describe('a contract that is settled', () => {
  it('gets its settlement letter, once, in the account and by mail', async () => {
    const { owner, contract } = await signedInOwner(api);
    await payOff(contract, '9000000.00');
    expect(await api.prisma.contract.findUniqueOrThrow({ where: { id: contract.id } })).toMatchObject({
      state: 'paid_off',
      paidOffOn: new Date(`${today}T00:00:00Z`),
    });

    const worker = await api.startWorker();
    const again = new SettlementLettersSweep(api.app.get(PrismaService), api.app.get(SettlementLetters));
    await Promise.all([worker.get(SettlementLettersSweep), again].map((sweep) => sweep.sweep()));
    const mail = await api.mail.waitFor(({ recipients }) => recipients.includes(owner.email), 20_000);
    expect(mail.subject).toBe(`Su contrato ${contract.number} está liquidado`);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^carta-finiquito-L-/)]);
    expect(api.mail.messages().filter(({ recipients }) => recipients.includes(owner.email))).toHaveLength(1);
    const letters = await api.prisma.contractDocument.findMany({ where: { contractId: contract.id } });
    expect(letters).toMatchObject([{ kind: 'settlement_letter', figures: { paidOffOn: today } }]);
    const { body } = await api.http
      .get(`/api/customers/contracts/${contract.id}/documents`)
      .set(owner.headers)
      .expect(200);
    expect(body).toMatchObject([{ id: letters[0]?.id, kind: 'settlement_letter' }]);
    await worker.close();
  });

  it('is told to be paid off the day it is, with more than enough money', async () => {
    const { owner, contract } = await signedInOwner(api);
    await payOff(contract, '9000000.00');
    const { body } = await api.http.get(`/api/customers/contracts/${contract.id}`).set(owner.headers).expect(200);
    expect(body).toMatchObject({ state: 'paid_off', paidOffOn: today, dueNow: '0.00', nextInstalment: null });
    expect(Number((body as { unapplied: string }).unapplied)).toBeGreaterThan(0);
  });
});
