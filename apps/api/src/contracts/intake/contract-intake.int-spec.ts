import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addMonths, type LedgerMovement, postBook, standingOn } from '@flota/finance';
import { dayOfColumn, movementOf } from '@flota/records';
import { createCustomer } from '@flota/prisma/seed';
import { addDays, type ContractIntake, type OpenedContract, todayInMexico } from '@flota/schemas';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agreementOf, historyOf } from './contract-history.js';
import { anIntake, intakeInput, type IntakeInput } from '../../testing/contract-intake.js';

const today = todayInMexico();

let api: TestApp;
let finance: SignedIn;
beforeAll(async () => {
  api = await startTestApp();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const post = (body: object, key?: string) =>
  api.http
    .post('/api/admin/contracts')
    .set({ ...finance.headers, ...(key && { 'idempotency-key': key }) })
    .send(body);
const open = async (body: object) => (await post(body).expect(201)).body as OpenedContract;
const contractOf = (number: string) => api.prisma.contract.findUniqueOrThrow({ where: { number } });
const movementsOf = async (contractId: string) => {
  const where = { contractId };
  const rows = await api.prisma.movement.findMany({
    where,
    orderBy: { sequence: 'asc' },
    include: { allocations: true },
  });
  return rows.map(movementOf);
};

/** Without what differs however it was posted: who says so, and by which event. */
const plain = (movements: readonly LedgerMovement[]) => movements.map((movement) => ({ ...movement, eventId: null }));

/** Every day from signing to today, as the sweep and staff would have posted it. */
function dayByDay(intake: ContractIntake): LedgerMovement[] {
  const { book } = historyOf(intake, today);
  const movements: LedgerMovement[] = [];
  for (let day = intake.signedOn; day <= today; day = addDays(day, 1)) {
    const events = book.events.filter(({ on }) => on <= day);
    movements.push(...postBook({ ...book, events }, movements, { on: day, postedOn: day }).movements);
  }
  return movements;
}

const payment = (kind: 'payment' | 'prepayment' | 'payoff', receivedOn: string, amount: string) => ({
  kind,
  receivedOn,
  amount,
  reference: `SPEI ${receivedOn}`,
});

/** One too early, one too late, one to capital: not in the order they came in. */
function lively(): IntakeInput {
  const input = intakeInput();
  const opened = { contract: agreementOf(anIntake()), events: [] };
  const [{ owedTotal: total } = { owedTotal: '' }] = standingOn(opened, input.signedOn).instalments;
  const due = (months: number) => addMonths(input.firstDueOn, months);
  const early = payment('payment', addDays(input.firstDueOn, -5), total);
  const late = payment('payment', addDays(due(1), 12), '150000.00');
  const inFull = historyOf(anIntake({ ...input, payments: [early, late] }), today);
  const owed = standingOn(inFull.book, addDays(today, -4)).dueNow;
  return {
    ...input,
    payments: [
      payment('payment', addDays(today, -4), owed),
      payment('prepayment', addDays(today, -3), '400000.00'),
      late,
      early,
    ],
  };
}

describe('POST /api/admin/contracts', () => {
  it('opens a contract with what was charged so far, for a new customer, and writes who did it', async () => {
    const input = intakeInput();
    const { id, ...answer } = await open(input);
    expect(answer).toEqual({ number: input.number, alreadyThere: false, knownHolder: false });

    const contract = await api.prisma.contract.findUniqueOrThrow({
      where: { id },
      include: { customer: true, taxProfile: true },
    });
    expect(contract.customer).toMatchObject({
      email: input.holder.email,
      personType: 'fisica',
      passwordHash: null,
    });
    expect(contract.taxProfile.rfc).not.toContain(input.holder.rfc);
    expect(contract.principal.toFixed(2)).toBe('1984000.00');
    expect(dayOfColumn(contract.broughtInOn ?? new Date(0))).toBe(today);
    expect((await movementsOf(id)).map(({ kind }) => kind)).toEqual([
      'disbursement',
      ...Array<string>(3).fill('instalment'),
    ]);

    const entry = await api.prisma.auditEntry.findFirstOrThrow({ where: { recordId: id } });
    expect(entry).toMatchObject({ action: 'create', resource: 'contracts', actorEmail: finance.email });
    expect(JSON.stringify(entry.changes)).not.toContain(input.holder.rfc);
  });

  it('posts a history to the same movements as if it had been posted day by day', async () => {
    const input = lively();
    const { id } = await open(input);
    const posted = await movementsOf(id);
    expect(plain(posted)).toEqual(plain(dayByDay(anIntake({ ...input, payments: input.payments?.toReversed() }))));
    expect(posted.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['application', 'late_interest', 'prepayment']),
    );
    expect((await contractOf(input.number)).outstandingCapital.toFixed(2)).toBe(posted.at(-1)?.capitalBalance);
  });

  it.each<[string, Partial<IntakeInput['terms']> & { kind: string }]>([
    ['flexibility', { kind: 'flexibility', balloonPercentOfPrice: '15' }],
    ['a pure lease', { kind: 'pure_lease', residualPercent: '20', depositRents: 1 }],
    ['a financial lease', { kind: 'financial_lease', initialRentPercent: '10', purchaseOptionPercent: '1' }],
  ])('opens %s', async (_, own) => {
    const common = { annualRatePercent: '13.9', termMonths: 36, openingFeePercent: '1', vatRate: '0.16' };
    const credit = { priceWithVat: '1160000', downPaymentPercent: '25', vatOnInterestRate: '0.16' };
    const terms = { ...common, ...(own.kind === 'flexibility' ? credit : { priceWithoutVat: '1000000' }), ...own };
    const input = intakeInput({ terms: terms as IntakeInput['terms'] });
    const { id } = await open(input);
    expect(plain(await movementsOf(id))).toEqual(plain(dayByDay(anIntake(input))));
  });

  it('settles what was settled, and writes to nobody about it', async () => {
    const input = intakeInput();
    const on = addDays(today, -2);
    const payments = [payment('payoff', on, '2500000.00')];
    await open({ ...input, payments });
    expect(await contractOf(input.number)).toMatchObject({ state: 'paid_off' });
    expect(await api.prisma.outboundEmail.count({ where: { recipient: input.holder.email } })).toBe(0);
    const { body } = await post({ ...intakeInput(), payments: [...payments, payment('payment', today, '10')] }).expect(
      422,
    );
    expect(body).toMatchObject({ errors: [{ field: 'payments.1.receivedOn', code: 'PAYMENT.AFTER_PAYOFF' }] });
  });
});

describe('once more', () => {
  it('tells that the same contract is there, also in other words, and refuses another of its number', async () => {
    const input = lively();
    const { id } = await open(input);
    const movements = await movementsOf(id);
    const spelled = {
      ...input,
      number: ` ${input.number.toLowerCase()} `,
      expectedBalance: '1.00',
      payments: input.payments?.toReversed(),
    };
    expect(await open(spelled)).toEqual({ id, number: input.number, alreadyThere: true, knownHolder: true });
    expect(await movementsOf(id)).toEqual(movements);
    const { body } = await post({ ...input, minimumPrepaymentPayments: 4 }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'number', code: 'CONTRACT_NUMBER.TAKEN' }] });
  });

  it('makes one of two equal requests at the same moment, by key and by number', async () => {
    const input = intakeInput();
    const answers = await Promise.all([post(input, 'intake-key-0001'), post(input, 'intake-key-0001'), post(input)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => (body as OpenedContract).id)).size).toBe(1);
    expect(await api.prisma.customer.count({ where: { email: input.holder.email } })).toBe(1);
    await post({ ...input, paymentReference: 'OTRA-1' }, 'intake-key-0001').expect(422);
  });
});

describe('the holder', () => {
  it('is one customer for several contracts, also of another company of theirs', async () => {
    const { holder } = intakeInput();
    await open(intakeInput({ holder }));
    const again = await open(intakeInput({ holder: { ...holder, name: 'Otra forma de llamarla' } }));
    const company = await open(
      intakeInput({ holder: { ...holder, rfc: 'TSC090312AB1', legalName: 'Transportes SC' } }),
    );
    expect([again.knownHolder, company.knownHolder]).toEqual([true, true]);
    const customer = await api.prisma.customer.findUniqueOrThrow({
      where: { email: holder.email },
      include: { contracts: true, taxProfiles: true },
    });
    expect(customer).toMatchObject({ name: holder.name, taxProfiles: { length: 2 }, contracts: { length: 3 } });
  });

  it('keeps the address they have when the RFC is known', async () => {
    const { holder } = intakeInput();
    await open(intakeInput({ holder }));
    const { knownHolder } = await open(intakeInput({ holder: { ...holder, email: 'otro-correo@flota.test' } }));
    expect(knownHolder).toBe(true);
    expect(await api.prisma.customer.count({ where: { email: 'otro-correo@flota.test' } })).toBe(0);
  });

  it('is refused when the address is of one customer and the RFC of another', async () => {
    const { holder } = intakeInput();
    await open(intakeInput({ holder }));
    const { email } = await createCustomer(api.prisma, { passwordHash: null });
    const { body } = await post(intakeInput({ holder: { ...holder, email } })).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'holder.email', code: 'EMAIL.OTHER_CUSTOMER' }] });
  });
});

describe('refusals', () => {
  const refused: [string, string, (input: IntakeInput) => object][] = [
    [
      'terms.balloonPercentOfPrice',
      'BALLOON.NOT_OFFERED',
      ({ terms }) => ({ terms: { ...terms, balloonPercentOfPrice: '9' } }),
    ],
    ['terms', 'TERMS.NOT_OF_KIND', ({ terms }) => ({ terms: { ...terms, residualPercent: '9' } })],
    ['terms.kind', 'KIND.INVALID', ({ terms }) => ({ terms: { ...terms, kind: 'loan' } })],
    ['signedOn', 'DATE.IN_FUTURE', () => ({ signedOn: addDays(today, 1), firstDueOn: addDays(today, 30) })],
    ['firstDueOn', 'DATE.BEFORE_SIGNING', ({ signedOn }) => ({ firstDueOn: signedOn })],
    ['payments.0.receivedOn', 'DATE.IN_FUTURE', () => ({ payments: [payment('payment', addDays(today, 1), '10')] })],
    [
      'payments.0.receivedOn',
      'PAYMENT.BEFORE_SIGNING',
      ({ signedOn }) => ({ payments: [payment('payment', addDays(signedOn, -1), '10')] }),
    ],
    ['payments.0.kind', 'PREPAYMENT.BELOW_MINIMUM', () => ({ payments: [payment('prepayment', today, '350000')] })],
    [
      'payments.1.reference',
      'PAYMENT.REPEATED',
      () => ({ payments: [payment('payment', today, '7'), payment('payment', today, '7.00')] }),
    ],
    ['distributorSlug', 'DISTRIBUTOR.UNKNOWN', () => ({ distributorSlug: 'ninguno' })],
    ['holder.rfc', 'RFC.GENERIC', ({ holder }) => ({ holder: { ...holder, rfc: 'XAXX010101000' } })],
    [
      'holder.cfdiUse',
      'CFDI_USE.NOT_FOR_REGIME',
      ({ holder }) => ({ holder: { ...holder, regime: '605', cfdiUse: 'G03' } }),
    ],
    ['expectedBalance', 'BALANCE.DIFFERENT', () => ({ expectedBalance: '1983999.99' })],
  ];

  it.each(refused)('names %s: %s, and writes nothing', async (field, code, change) => {
    const input = intakeInput();
    const { body } = await post({ ...input, ...change(input) }).expect(422);
    expect(body).toMatchObject({ errors: [expect.objectContaining({ field, code })] });
    expect(await api.prisma.contract.count({ where: { number: input.number } })).toBe(0);
    expect(await api.prisma.customer.count({ where: { email: input.holder.email } })).toBe(0);
  });

  it('leaves nothing half written when something fails at the very end', async () => {
    const input = intakeInput();
    await api.prisma.$executeRaw`alter table audit_entry add constraint full_up check (action <> 'create') not valid`;
    await post(input).expect(500);
    await api.prisma.$executeRaw`alter table audit_entry drop constraint full_up`;
    expect(await api.prisma.contract.count({ where: { number: input.number } })).toBe(0);
    expect(await api.prisma.customer.count({ where: { email: input.holder.email } })).toBe(0);
    await open(input);
  });

  it('takes no reference that another contract is told apart by', async () => {
    const { paymentReference } = await contractOf((await open(intakeInput())).number);
    const { body } = await post(intakeInput({ paymentReference })).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'paymentReference', code: 'PAYMENT_REFERENCE.TAKEN' }] });
  });
});
