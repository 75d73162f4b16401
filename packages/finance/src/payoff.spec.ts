import { describe, expect, test } from '@jest/globals';
import { creditTerms, financialLeaseTerms, refusal } from './testing/reference.js';
import { calculatePayoff } from './index.js';

describe('calculatePayoff', () => {
  test('is the principal and its interest since the last due date, actual/360', () => {
    // 2375184.85 * 14.5 % * 10 / 360 = 9566.7167...
    expect(calculatePayoff(creditTerms(), { afterPayment: 12, daysSinceLastDueDate: 10 })).toEqual({
      principal: '2375184.85',
      interest: '9566.72',
      vat: '0.00',
      total: '2384751.57',
    });
  });

  test('charges VAT on the interest where interest bears it', () => {
    const result = calculatePayoff(creditTerms({ vatOnInterestRate: '0.16' }), {
      afterPayment: 12,
      daysSinceLastDueDate: 10,
    });
    expect(result).toMatchObject({ interest: '9566.72', vat: '1530.68' });
  });

  test('includes a balloon or a purchase option, and all the VAT of a financial lease', () => {
    expect(calculatePayoff(financialLeaseTerms(), { afterPayment: 59, daysSinceLastDueDate: 0 })).toEqual({
      principal: '92601.59',
      interest: '0.00',
      vat: '14816.25',
      total: '107417.84',
    });
  });

  test('before any payment it is what was financed', () => {
    expect(calculatePayoff(creditTerms(), { afterPayment: 0, daysSinceLastDueDate: 0 }).total).toBe('2784000.00');
  });

  test.each([
    { input: { afterPayment: 60, daysSinceLastDueDate: 0 }, field: 'afterPayment' },
    { input: { afterPayment: 1, daysSinceLastDueDate: -1 }, field: 'daysSinceLastDueDate' },
    { input: { afterPayment: 1, daysSinceLastDueDate: 0.5 }, field: 'daysSinceLastDueDate' },
  ])('refuses $input', ({ input, field }) => {
    expect(refusal(() => calculatePayoff(creditTerms(), input))).toEqual(['COUNT.OUT_OF_RANGE', field]);
  });
});
