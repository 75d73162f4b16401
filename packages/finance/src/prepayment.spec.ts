import { describe, expect, test } from '@jest/globals';
import { creditTerms, financialLeaseTerms, pureLeaseTerms, refusal, referenceCase } from './testing/reference.js';
import { calculatePayoff, calculateQuote, simulatePrepayment, type AmortisedTerms } from './index.js';

const { expected, inputs } = referenceCase('X01');
const X01 = { afterPayment: inputs['afterPayment'] as number, prepayment: inputs['prepayment'] as string };

describe('simulatePrepayment', () => {
  test('X01: the payment stays, the term shortens, the last payment is partial', () => {
    const result = simulatePrepayment(creditTerms(), { ...X01, minimumPayments: 3 });
    expect(result).toMatchObject(expected);
    expect(result.schedule.map((row) => row.number)).toEqual(Array.from({ length: 43 }, (_, index) => index + 13));
    expect(result.schedule.at(-1)?.balance).toBe('0.00');
    expect(new Set(result.schedule.slice(0, -1).map((row) => row.total))).toEqual(new Set(['65502.73']));
  });

  test('exactly the minimum is accepted, a cent less is not; three payments are the minimum unless set', () => {
    const less = { ...X01, prepayment: '196508.18' };
    expect(refusal(() => simulatePrepayment(creditTerms(), less))).toEqual(['PREPAYMENT.BELOW_MINIMUM', 'prepayment']);
    expect(refusal(() => simulatePrepayment(creditTerms(), { ...less, minimumPayments: 3 }))).toBeDefined();
    expect(simulatePrepayment(creditTerms(), { ...less, minimumPayments: 2 }).balanceAfter).toBe('2178676.67');
  });

  test('a balloon stays and falls due with the new last payment', () => {
    const terms = creditTerms({ kind: 'flexibility', balloonPercentOfPrice: '30' });
    const result = simulatePrepayment(terms, { afterPayment: 6, prepayment: '400000.00' });
    expect(result.schedule.at(-1)?.balance).toBe(calculateQuote(terms).balloon);
    expect(result.paymentsSaved).toBeGreaterThan(0);
  });

  test('a financial lease adds VAT to the prepaid capital', () => {
    const result = simulatePrepayment(financialLeaseTerms(), { afterPayment: 1, prepayment: '200000.00' });
    expect(result.vatOnPrepayment).toBe('32000.00');
    expect(simulatePrepayment(creditTerms(), X01).vatOnPrepayment).toBe('0.00');
  });

  test.each([
    { input: { afterPayment: 60, prepayment: '200000' }, error: ['COUNT.OUT_OF_RANGE', 'afterPayment'] },
    { input: { afterPayment: -1, prepayment: '200000' }, error: ['COUNT.OUT_OF_RANGE', 'afterPayment'] },
    { input: { afterPayment: 0, prepayment: '2784000' }, error: ['PREPAYMENT.OUT_OF_RANGE', 'prepayment'] },
    { input: { afterPayment: 0, prepayment: '1e6' }, error: ['DECIMAL.INVALID', 'prepayment'] },
    { input: { ...X01, minimumPayments: -1 }, error: ['COUNT.OUT_OF_RANGE', 'minimumPayments'] },
    { input: { ...X01, prepayment: '0', minimumPayments: 0 }, error: ['PREPAYMENT.BELOW_MINIMUM', 'prepayment'] },
  ])('refuses $input', ({ input, error }) => {
    expect(refusal(() => simulatePrepayment(creditTerms(), input))).toEqual(error);
  });

  test('a pure lease has no capital to prepay or pay off', () => {
    const terms = pureLeaseTerms() as unknown as AmortisedTerms;
    expect(refusal(() => simulatePrepayment(terms, X01))).toEqual(['KIND.NOT_SUPPORTED', 'kind']);
    expect(refusal(() => calculatePayoff(terms, { afterPayment: 1, daysSinceLastDueDate: 0 }))).toEqual([
      'KIND.NOT_SUPPORTED',
      'kind',
    ]);
  });
});
