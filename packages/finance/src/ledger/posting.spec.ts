import { describe, expect, test } from '@jest/globals';
import { contractOf, dueOn, open, payDue, payUpTo, post } from '../testing/contracts.js';
import { creditTerms, financialLeaseTerms, pureLeaseTerms, refusal } from '../testing/reference.js';
import {
  calculateQuote,
  chargeDue,
  checkLedger,
  openContract,
  positionOn,
  postPayment,
  type Ledger,
} from '../index.js';

const pay = (amount: string, on: string) => (ledger: Ledger) => postPayment(ledger, { amount, on, reference: 'SPEI' });
const line = (ledger: Ledger, number: number) => ledger.instalments.find((each) => each.number === number);

describe('openContract', () => {
  test('has the schedule of the quote, month by month, and owes the capital', () => {
    const { ledger, movements } = openContract(contractOf());
    const quote = calculateQuote(creditTerms());
    expect(ledger.instalments.map(({ total }) => total)).toEqual(quote.schedule.map(({ total }) => total));
    expect(ledger.outstandingCapital).toBe('2784000.00');
    expect(movements).toMatchObject([
      { kind: 'disbursement', amount: '2784000.00', dueBalance: '0.00', capitalBalance: '2784000.00' },
    ]);
  });

  test('falls due on the last day of a shorter month, and on the agreed day again after it', () => {
    const { ledger } = openContract(contractOf(creditTerms(), { firstDueOn: '2025-12-31' }));
    expect(ledger.instalments.slice(0, 4).map((each) => each.dueOn)).toEqual([
      '2025-12-31',
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ]);
  });

  test.each([
    {
      terms: creditTerms({ kind: 'flexibility', balloonPercentOfPrice: '30', termMonths: 36 }),
      closing: { number: 37, kind: 'balloon', capital: '1044000.00', rent: '0.00', vat: '0.00', balance: '0.00' },
    },
    {
      terms: financialLeaseTerms(),
      closing: { number: 61, kind: 'purchase_option', capital: '30000.00', vat: '4800.00', total: '34800.00' },
    },
    {
      terms: pureLeaseTerms(),
      closing: { number: 49, kind: 'purchase_option', capital: '0.00', rent: '750000.00', total: '870000.00' },
    },
  ])('$terms.kind has a line of its own for what is left at the end', ({ terms, closing }) => {
    const { ledger } = openContract(contractOf(terms));
    expect(ledger.instalments.at(-1)).toMatchObject({ ...closing, dueOn: ledger.instalments.at(-2)?.dueOn });
    expect(ledger.instalments).toHaveLength(terms.termMonths + 1);
  });

  test('a pure lease has rents and VAT and no capital', () => {
    const { ledger, movements } = openContract(contractOf(pureLeaseTerms()));
    expect(ledger.instalments[0]).toMatchObject({
      capital: '0.00',
      interest: '0.00',
      rent: '72878.43',
      vat: '11660.55',
    });
    expect(ledger.outstandingCapital).toBe('0.00');
    expect(movements).toEqual([]);
  });

  test('rents in advance begin at signing and are lower', () => {
    const terms = pureLeaseTerms({ rentsInAdvance: true });
    const { ledger } = openContract(contractOf(terms, { firstDueOn: '2025-01-15' }));
    expect(ledger.instalments[0]).toMatchObject({ dueOn: '2025-01-15', rent: calculateQuote(terms).rentWithoutVat });
    expect(ledger.instalments[47]?.dueOn).toBe('2028-12-15');
  });

  test.each(['15/02/2025', '2025-02-31', '2025-13-01', '2025-02-29'])('refuses %s, which is no day', (firstDueOn) => {
    expect(refusal(() => openContract(contractOf(creditTerms(), { firstDueOn })))).toEqual([
      'DATE.INVALID',
      'firstDueOn',
    ]);
  });
});

describe('chargeDue', () => {
  test('charges what is due by that day, once, on its own date', () => {
    const { ledger, movements } = post(open(), (ledger) => chargeDue(ledger, '2025-03-20'));
    expect(movements.slice(1)).toMatchObject([
      { kind: 'instalment', instalmentNumber: 1, postedOn: '2025-02-15', amount: '65502.73', dueBalance: '65502.73' },
      { kind: 'instalment', instalmentNumber: 2, postedOn: '2025-03-15', dueBalance: '131005.46' },
    ]);
    expect(chargeDue(ledger, '2025-03-20').movements).toEqual([]);
    expect(ledger.outstandingCapital).toBe('2784000.00');
  });

  test('charges a balloon together with the last instalment, and never a purchase option', () => {
    const balloon = creditTerms({ kind: 'flexibility', balloonPercentOfPrice: '30', termMonths: 2 });
    const kinds = (terms: Parameters<typeof contractOf>[0]) =>
      chargeDue(open(contractOf(terms)).ledger, '2030-01-01').movements.map(({ kind }) => kind);
    expect(kinds(balloon)).toEqual(['instalment', 'instalment', 'balloon']);
    expect(kinds(pureLeaseTerms({ termMonths: 2, depositRents: 0 }))).toEqual(['instalment', 'instalment']);
  });

  test('pays with money received before, on the due date and without a centavo of late interest', () => {
    const account = post(post(open(), pay('100000.00', '2025-02-15')), (ledger) => chargeDue(ledger, '2025-04-30'));
    expect(account.movements.slice(-3)).toMatchObject([
      { kind: 'instalment', instalmentNumber: 2, postedOn: '2025-03-15', dueBalance: '31005.46' },
      {
        kind: 'application',
        postedOn: '2025-03-15',
        amount: '0.00',
        unapplied: '34497.27',
        allocations: [{ instalmentNumber: 2 }],
      },
      { kind: 'instalment', instalmentNumber: 3 },
    ]);
    expect(account.ledger.unapplied).toBe('0.00');
  });
});

describe('postPayment', () => {
  test('pays interest before capital', () => {
    const { ledger, movements } = post(open(), pay('40000.00', '2025-02-15'));
    expect(movements.at(-1)).toMatchObject({
      kind: 'payment',
      amount: '-40000.00',
      interest: '-33640.00',
      capital: '-6360.00',
      dueBalance: '25502.73',
      capitalBalance: '2777640.00',
      allocations: [{ instalmentNumber: 1, interest: '33640.00', capital: '6360.00' }],
    });
    expect(line(ledger, 1)?.settledOn).toBeNull();
  });

  test('pays VAT on late interest first, then late interest, VAT, interest and capital', () => {
    // Ten days late: 65502.73 * 29 % * 10 / 360 = 527.66 (527.6609), VAT 84.43. Interest 33640.00, VAT 5382.40.
    const { movements } = ['50.00', '100.00', '6000.00', '40000.00'].reduce(
      (account, amount) => post(account, pay(amount, '2025-02-25')),
      open(contractOf(creditTerms({ vatOnInterestRate: '0.16' }))),
    );
    const zero = { lateVat: '0.00', lateInterest: '0.00', vat: '0.00', interest: '0.00', capital: '0.00' };
    expect(movements.filter(({ kind }) => kind === 'payment').map(({ allocations }) => allocations[0])).toMatchObject([
      { ...zero, lateVat: '50.00' },
      { ...zero, lateVat: '34.43', lateInterest: '65.57' },
      { ...zero, lateInterest: '462.09', vat: '5382.40', interest: '155.51' },
      { ...zero, interest: '33484.49', capital: '6515.51' },
    ]);
  });

  test('charges late interest up to the day, on what is unpaid, and pays it first', () => {
    // Unpaid base 25502.73, 29 % a year, 10 days: 205.44 (205.4387) and 16 % VAT, 32.87.
    const account = post(post(open(), pay('40000.00', '2025-02-15')), pay('300.00', '2025-02-25'));
    expect(account.movements.slice(-2)).toMatchObject([
      { kind: 'late_interest', instalmentNumber: 1, lateInterest: '205.44', lateVat: '32.87', amount: '238.31' },
      { kind: 'payment', lateVat: '-32.87', lateInterest: '-205.44', capital: '-61.69' },
    ]);
    // From there on only the days since, on what is unpaid since: 25441.04, 5 days, 102.47 (102.4709).
    expect(positionOn(account.ledger, '2025-03-02').instalments[0]).toMatchObject({
      daysLate: 15,
      late: { days: 5, onAmount: '25441.04', annualRatePercent: '29', interest: '102.47', vat: '16.40' },
      owedTotal: '25559.91',
    });
  });

  test('pays the oldest instalment first, and keeps what is left over', () => {
    const account = post(open(), pay('200000.00', '2025-03-15'));
    // Of 28 days late: 65502.73 * 29 % * 28 / 360 = 1477.45 (1477.4505), VAT 236.39.
    expect(account.movements.at(-1)).toMatchObject({
      allocations: [{ instalmentNumber: 1, lateInterest: '1477.45', lateVat: '236.39' }, { instalmentNumber: 2 }],
      unapplied: '-67280.70',
      dueBalance: '-67280.70',
    });
    expect(account.ledger).toMatchObject({ unapplied: '67280.70', paidOffOn: null });
    expect(account.ledger.instalments.slice(0, 3).map(({ settledOn }) => settledOn)).toEqual([
      '2025-03-15',
      '2025-03-15',
      null,
    ]);
  });

  test.each([
    // A rate of 29 % over 30 days. Two instalments are overdue, the first for 30 days, the second for 2.
    { base: 'capital', interest: ['770.02', '51.95'] },
    { base: 'base', interest: ['1582.98', '105.53'] },
    { base: 'total', interest: ['1582.98', '105.53'] },
    { base: 'balance', interest: ['67280.00', '0.00'] },
  ] as const)('late interest on $base', ({ base, interest }) => {
    const contract = contractOf(creditTerms(), { late: { multiplier: '2', base, vatRate: '0.16' } });
    const { instalments } = positionOn(open(contract).ledger, '2025-03-17');
    expect(instalments.slice(0, 2).map(({ owed }) => owed.lateInterest)).toEqual(interest);
  });

  test('a rent bears late interest in place of capital', () => {
    const interestOf = (base: 'capital' | 'balance') => {
      const contract = contractOf(pureLeaseTerms(), { late: { multiplier: '2', base, vatRate: '0.16' } });
      return positionOn(open(contract).ledger, '2025-02-25').due.lateInterest;
    };
    // 72878.43 * 31 % * 10 / 360 = 627.56 (627.5642).
    expect([interestOf('capital'), interestOf('balance')]).toEqual(['627.56', '627.56']);
  });

  test('the last payment pays the contract off', () => {
    const account = payUpTo(open(contractOf(creditTerms({ termMonths: 12 }))), 12);
    expect(account.ledger).toMatchObject({ paidOffOn: '2026-01-15', outstandingCapital: '0.00', dueBalance: '0.00' });
    expect(checkLedger(account.ledger, account.movements)).toEqual([]);
    const more = post(account, pay('10.00', '2026-02-01'));
    expect(more.ledger).toMatchObject({ paidOffOn: '2026-01-15', unapplied: '10.00' });
  });

  test('money received before pays it off on the due date, whenever that is posted', () => {
    const ahead = post(open(contractOf(creditTerms({ termMonths: 2 }))), pay('3000000.00', '2025-02-15'));
    const account = post(ahead, pay('10.00', '2025-05-01'));
    expect(account.movements.at(-1)).toMatchObject({ kind: 'payment', postedOn: '2025-05-01' });
    expect(account.ledger.paidOffOn).toBe('2025-03-15');
    expect(checkLedger(account.ledger, account.movements)).toEqual([]);
  });

  test('an entry is never dated before the one it follows, and late interest still ends on the day of the payment', () => {
    const charged = post(open(), (ledger) => chargeDue(ledger, '2025-03-15'));
    const account = post(charged, pay('65502.73', '2025-02-15'));
    expect(account.movements.at(-1)).toMatchObject({ kind: 'payment', postedOn: '2025-03-15' });
    expect(account.ledger.dueBalance).toBe('65502.73');
    expect(checkLedger(account.ledger, account.movements)).toEqual([]);
  });

  test.each([
    { amount: '0.00', on: '2025-02-15', error: ['AMOUNT.OUT_OF_RANGE', 'amount'] },
    { amount: '-1', on: '2025-02-15', error: ['DECIMAL.INVALID', 'amount'] },
    { amount: '10.001', on: '2025-02-15', error: ['DECIMAL.INVALID', 'amount'] },
    { amount: '10.00', on: 'ayer', error: ['DATE.INVALID', 'on'] },
    { amount: '10.00', on: '2025-06-31', error: ['DATE.INVALID', 'on'] },
  ])('refuses $amount on $on', ({ amount, on, error }) => {
    expect(refusal(() => pay(amount, on)(open().ledger))).toEqual(error);
  });

  test('takes a payment of a debt that is older than ten years', () => {
    const { ledger } = open();
    expect(Number(positionOn(ledger, '2040-01-01').due.lateInterest)).toBeGreaterThan(0);
    expect(() => pay('1000.00', '2040-01-01')(ledger)).not.toThrow();
  });
});

describe('positionOn', () => {
  test('on the due date it is owed and not late', () => {
    expect(positionOn(open().ledger, '2025-02-15')).toMatchObject({
      dueNow: '65502.73',
      overdue: '0.00',
      daysLate: 0,
      next: { number: 1, dueOn: '2025-02-15', total: '65502.73', overdue: false },
    });
  });

  test('names the oldest unpaid instalment with its late interest, and changes nothing', () => {
    const { ledger } = open();
    const before = structuredClone(ledger);
    expect(positionOn(ledger, '2025-03-15')).toMatchObject({
      // Twice the instalment, and 1477.45 with VAT of 236.39.
      dueNow: '132719.30',
      overdue: '67216.57',
      daysLate: 28,
      due: { lateInterest: '1477.45', lateVat: '236.39', capital: '64110.47' },
      next: { number: 1, total: '67216.57', overdue: true },
    });
    expect(ledger).toEqual(before);
  });

  test('nothing is next once all but the purchase option is paid', () => {
    const account = payUpTo(open(contractOf(financialLeaseTerms({ termMonths: 12 }))), 12);
    expect(positionOn(account.ledger, dueOn(account, 12))).toMatchObject({ next: null, dueNow: '0.00' });
    expect(payDue(account, '2027-01-01').movements).toEqual(account.movements);
  });
});
