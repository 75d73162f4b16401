import { describe, expect, test } from '@jest/globals';
import { contractOf, open, payUpTo, post, type Account } from '../testing/contracts.js';
import { creditTerms, financialLeaseTerms, pureLeaseTerms, referenceCase, refusal } from '../testing/reference.js';
import {
  calculatePayoff,
  checkLedger,
  payoffOn,
  postPayment,
  postPayoff,
  postPrepayment,
  postPurchaseOption,
  simulateLedgerPrepayment,
  simulatePrepayment,
  type Ledger,
} from '../index.js';

const receipt = (amount: string, on: string) => ({ amount, on, reference: 'SPEI' });
const prepay = (amount: string, on: string) => (ledger: Ledger) => postPrepayment(ledger, receipt(amount, on));
const agrees = ({ ledger, movements }: Account) => expect(checkLedger(ledger, movements)).toEqual([]);

describe('a prepayment', () => {
  const year = payUpTo(open(), 12);
  const on = '2026-01-15';
  const { expected } = referenceCase('X01');

  test('X01: simulated on the ledger as on a fresh quote', () => {
    const simulation = simulateLedgerPrepayment(year.ledger, { amount: '196508.19', on });
    const { newLastPaymentNumber, paymentsSaved, ...figures } = expected;
    expect(simulation).toMatchObject({ newLastPaymentNumber, paymentsSaved, ...figures });
    expect(simulation).toMatchObject({
      lastDueOnBefore: '2030-01-15',
      lastDueOnAfter: '2029-08-15',
      total: '196508.19',
    });
    const fresh = simulatePrepayment(creditTerms(), { afterPayment: 12, prepayment: '196508.19' });
    expect(simulation).toMatchObject(fresh);
  });

  test('X01: posted, the payment stays, five fall away, the last is partial', () => {
    const account = post(year, prepay('196508.19', on));
    expect(account.movements.slice(-2)).toMatchObject([
      { kind: 'prepayment', capital: '196508.19', amount: '196508.19' },
      { kind: 'payment', capital: '-196508.19', dueBalance: '0.00', capitalBalance: '2178676.66' },
    ]);
    expect(account.ledger.instalments).toHaveLength(55);
    expect(account.ledger.instalments.at(-2)?.total).toBe('65502.73');
    expect(account.ledger.instalments.at(-1)).toMatchObject({
      total: '52103.92',
      dueOn: '2029-08-15',
      balance: '0.00',
    });
    agrees(account);
    agrees(payUpTo(account, 55));
    expect(payUpTo(account, 55).ledger.paidOffOn).toBe('2029-08-15');
  });

  test('a second one saves from the shortened term', () => {
    const account = post(post(year, prepay('196508.19', on)), prepay('300000.00', '2026-01-20'));
    agrees(account);
    const simulation = simulateLedgerPrepayment(account.ledger, { amount: '200000.00', on: '2026-01-20' });
    expect(simulation.newLastPaymentNumber + simulation.paymentsSaved).toBe(account.ledger.instalments.length);
  });

  test('a balloon stays and follows the new last instalment', () => {
    const terms = creditTerms({ kind: 'flexibility', balloonPercentOfPrice: '30', termMonths: 36 });
    const account = post(payUpTo(open(contractOf(terms)), 6), prepay('400000.00', '2025-08-01'));
    const [last, balloon] = account.ledger.instalments.slice(-2);
    expect(balloon).toMatchObject({ kind: 'balloon', capital: '1044000.00', dueOn: last?.dueOn });
    expect(balloon?.number).toBe((last?.number ?? 0) + 1);
    expect(balloon?.number).toBeLessThan(37);
    agrees(account);
  });

  test('of a financial lease the VAT of the capital is in the money; a centavo that fits nothing stays', () => {
    const account = payUpTo(open(contractOf(financialLeaseTerms())), 1);
    const { total } = simulateLedgerPrepayment(account.ledger, { amount: '250000.21', on: '2025-02-20' });
    expect(total).toBe('290000.24');
    const exact = post(account, prepay(total, '2025-02-20'));
    expect(exact.movements.at(-2)).toMatchObject({ kind: 'prepayment', capital: '250000.21', vat: '40000.03' });
    // 250000.21 comes to 290000.24 with its VAT and 250000.22 to 290000.26: what lies between is a centavo too much.
    const between = post(account, prepay('290000.25', '2025-02-20'));
    expect(between.movements.at(-1)).toMatchObject({ capital: '-250000.21', unapplied: '-0.01' });
    agrees(exact);
    agrees(between);
  });

  test('leaves money received before to the instalments it was meant for', () => {
    const ahead = post(year, (ledger) => postPayment(ledger, receipt('70000.00', on)));
    const account = post(ahead, prepay('200000.00', on));
    expect(account.ledger.unapplied).toBe('70000.00');
    expect(account.movements.slice(-2).map(({ kind }) => kind)).toEqual(['prepayment', 'payment']);
    agrees(payUpTo(account, 14));
  });

  test.each([
    { amount: '196508.18', day: on, error: ['PREPAYMENT.BELOW_MINIMUM', 'prepayment'] },
    { amount: '2375184.85', day: on, error: ['PREPAYMENT.OUT_OF_RANGE', 'prepayment'] },
    { amount: '200000.00', day: '2026-02-15', error: ['PREPAYMENT.AMOUNT_DUE', 'amount'] },
  ])('refuses $amount on $day', ({ amount, day, error }) => {
    expect(refusal(() => prepay(amount, day)(year.ledger))).toEqual(error);
    expect(refusal(() => simulateLedgerPrepayment(year.ledger, { amount, on: day }))).toEqual(error);
  });

  test('a pure lease has no capital to prepay or pay off', () => {
    const { ledger } = open(contractOf(pureLeaseTerms()));
    expect(refusal(() => prepay('300000.00', '2025-01-20')(ledger))).toEqual(['KIND.NOT_SUPPORTED', 'kind']);
    expect(refusal(() => payoffOn(ledger, '2025-01-20'))).toEqual(['KIND.NOT_SUPPORTED', 'kind']);
  });
});

describe('a payoff', () => {
  const year = payUpTo(open(), 12);

  test('is the capital and its interest since the last due date, as of a fresh quote', () => {
    const { principal, interest, vat, total } = calculatePayoff(creditTerms(), {
      afterPayment: 12,
      daysSinceLastDueDate: 10,
    });
    expect(payoffOn(year.ledger, '2026-01-25')).toEqual({
      on: '2026-01-25',
      overdue: '0.00',
      principal,
      interest,
      interestDays: 10,
      vat,
      unapplied: '0.00',
      total,
      // Of the 48 instalments to come 768946.56, less what ten days cost.
      interestSaved: '759379.84',
    });
  });

  test('before the first instalment interest runs from the day of signing', () => {
    expect(payoffOn(open().ledger, '2025-02-04')).toMatchObject({ interestDays: 20, interest: '22426.67' });
  });

  test('with what is overdue, its late interest, and the interest of an instalment only once', () => {
    const figures = payoffOn(year.ledger, '2026-02-25');
    // Ten days late: 65502.73 * 29 % * 10 / 360 = 527.66 (527.6609), VAT 84.43.
    expect(figures).toMatchObject({
      overdue: '66114.82',
      principal: '2338382.27',
      interestDays: 10,
      interest: '9418.48',
    });
    const account = post(year, (ledger) => postPayoff(ledger, receipt(figures.total, '2026-02-25')));
    expect(account.movements.slice(-4).map(({ kind }) => kind)).toEqual([
      'instalment',
      'late_interest',
      'payoff',
      'payment',
    ]);
    expect(account.ledger).toMatchObject({
      paidOffOn: '2026-02-25',
      outstandingCapital: '0.00',
      dueBalance: '0.00',
      unapplied: '0.00',
    });
    expect(account.ledger.instalments).toHaveLength(13);
    agrees(account);
  });

  test('less what was received before; more than needed stays', () => {
    const ahead = post(year, (ledger) => postPayment(ledger, receipt('30000.00', '2026-01-20')));
    const { total, unapplied } = payoffOn(ahead.ledger, '2026-01-25');
    expect([total, unapplied]).toEqual(['2354751.57', '30000.00']);
    const settled = post(ahead, (ledger) => postPayoff(ledger, receipt('2354751.58', '2026-01-25')));
    expect(settled.ledger).toMatchObject({ paidOffOn: '2026-01-25', unapplied: '0.01', dueBalance: '-0.01' });
    agrees(settled);
    expect(refusal(() => postPayoff(ahead.ledger, receipt('2354751.56', '2026-01-25')))).toEqual([
      'PAYOFF.BELOW_TOTAL',
      'amount',
    ]);
  });

  test('after the last due date it is a payment of what is owed', () => {
    const late = payUpTo(open(contractOf(creditTerms({ termMonths: 12 }))), 11);
    const { total, principal } = payoffOn(late.ledger, '2026-01-20');
    expect(principal).toBe('0.00');
    const account = post(late, (ledger) => postPayoff(ledger, receipt(total, '2026-01-20')));
    expect(account.movements.slice(-3).map(({ kind }) => kind)).toEqual(['instalment', 'late_interest', 'payment']);
    expect(account.ledger.paidOffOn).toBe('2026-01-20');
    agrees(account);
  });

  test('of a financial lease buys the vehicle too', () => {
    const lease = payUpTo(open(contractOf(financialLeaseTerms())), 59);
    const { total } = payoffOn(lease.ledger, '2029-12-15');
    expect(total).toBe('107417.84');
    const account = post(lease, (ledger) => postPayoff(ledger, receipt(total, '2029-12-15')));
    expect(account.ledger.instalments.some(({ kind }) => kind === 'purchase_option')).toBe(false);
    agrees(account);
    expect(refusal(() => payoffOn(account.ledger, '2030-01-01'))).toEqual(['CONTRACT.PAID_OFF', 'contract']);
    expect(refusal(() => prepay('300000.00', '2030-01-01')(account.ledger))).toEqual(['CONTRACT.PAID_OFF', 'contract']);
  });
});

describe('a purchase option', () => {
  const buy = (amount: string, on: string) => (ledger: Ledger) => postPurchaseOption(ledger, receipt(amount, on));

  test.each([
    { terms: financialLeaseTerms({ termMonths: 12 }), total: '34800.00' },
    { terms: pureLeaseTerms({ termMonths: 12 }), total: '870000.00' },
  ])('of a $terms.kind is paid once everything else is', ({ terms, total }) => {
    const account = payUpTo(open(contractOf(terms)), 12);
    expect(account.ledger.paidOffOn).toBe('2026-01-15');
    const bought = post(account, buy(total, '2026-02-01'));
    expect(bought.movements.slice(-2)).toMatchObject([{ kind: 'purchase_option', amount: total }, { kind: 'payment' }]);
    expect(bought.ledger).toMatchObject({ dueBalance: '0.00', outstandingCapital: '0.00', paidOffOn: '2026-01-15' });
    expect(bought.ledger.instalments.at(-1)).toMatchObject({ charged: true, settledOn: '2026-02-01' });
    agrees(bought);
    expect(refusal(() => buy(total, '2026-02-02')(bought.ledger))).toEqual([
      'PURCHASE_OPTION.NOT_AVAILABLE',
      'contract',
    ]);
  });

  test('takes money received before, and asks for all of the rest', () => {
    const account = payUpTo(open(contractOf(financialLeaseTerms({ termMonths: 12 }))), 12);
    const ahead = post(account, (ledger) => postPayment(ledger, receipt('4800.00', '2026-01-20')));
    expect(refusal(() => buy('29999.99', '2026-02-01')(ahead.ledger))).toEqual([
      'PURCHASE_OPTION.BELOW_TOTAL',
      'amount',
    ]);
    const bought = post(ahead, buy('30000.00', '2026-02-01'));
    expect(bought.ledger).toMatchObject({ unapplied: '0.00', dueBalance: '0.00' });
    agrees(bought);
  });

  test('not while a rent is to be paid, and not of a credit', () => {
    const refused = ['PURCHASE_OPTION.NOT_AVAILABLE', 'contract'];
    const lease = payUpTo(open(contractOf(financialLeaseTerms({ termMonths: 12 }))), 11);
    expect(refusal(() => buy('34800.00', '2026-02-01')(lease.ledger))).toEqual(refused);
    const credit = payUpTo(open(contractOf(creditTerms({ termMonths: 12 }))), 12);
    expect(refusal(() => buy('34800.00', '2026-02-01')(credit.ledger))).toEqual(refused);
  });
});
