import { describe, expect, it } from '@jest/globals';
import type { FinancingTerms } from '@flota/finance';
import { interestPaid } from './interest-paid.js';
import { SampleHistory } from './statement.fixture.js';

const financialLease: FinancingTerms = {
  kind: 'financial_lease',
  priceWithoutVat: '3000000.00',
  initialRentPercent: '10',
  annualRatePercent: '14.5',
  termMonths: 48,
  openingFeePercent: '2',
  purchaseOptionPercent: '1',
  depositRents: 0,
  vatRate: '0.16',
};

/** Two instalments in full on time, of which the second falls into the year after. */
function history(terms?: FinancingTerms): SampleHistory {
  const made = new SampleHistory(terms);
  for (const line of made.instalments.slice(0, 12)) made.pay(line.total, line.dueOn);
  return made;
}

describe('interestPaid', () => {
  it('sums what payments of the year paid, and nothing of another', () => {
    const { movements, instalments } = history();
    const ofYear = instalments.slice(0, 11);
    const cents = (name: 'interest' | 'vat') =>
      ofYear.reduce((sum, line) => sum + Math.round(Number(line[name]) * 100), 0);
    const paid = interestPaid('direct_credit', movements, 2026);
    expect(paid).toEqual({
      interest: (cents('interest') / 100).toFixed(2),
      vat: (cents('vat') / 100).toFixed(2),
      lateInterest: '0.00',
      lateVat: '0.00',
      total: ((cents('interest') + cents('vat')) / 100).toFixed(2),
    });
    expect(interestPaid('direct_credit', movements, 2027).interest).toBe(instalments[11]?.interest);
    expect(interestPaid('direct_credit', movements, 2025).total).toBe('0.00');
  });

  it('counts what was paid and not what fell due, late interest apart', () => {
    const late = new SampleHistory().pay('74000.00', '2026-03-10');
    const { interest, lateInterest, lateVat } = interestPaid('direct_credit', late.movements, 2026);
    expect(interest).toBe(late.instalments[0]?.interest);
    expect(lateInterest).toBe(late.instalments[0]?.paidLateInterest);
    expect(lateVat).toBe(late.instalments[0]?.paidLateVat);
    expect(Number(lateInterest)).toBeGreaterThan(0);
    const unpaid = new SampleHistory().chargeUntil('2026-12-31');
    expect(interestPaid('direct_credit', unpaid.movements, 2026).total).toBe('0.00');
  });

  it('of a financial lease takes the VAT that falls to the interest', () => {
    const { movements } = history(financialLease);
    const { interest, vat } = interestPaid('financial_lease', movements, 2026);
    expect(Number(vat)).toBeCloseTo(Number(interest) * 0.16, 0);
  });
});
