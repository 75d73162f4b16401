import { describe, expect, it } from '@jest/globals';
import { rentsPaid } from './rents-paid.js';
import { SampleHistory, samplePureLease } from './statement.fixture.js';

const terms = { ...samplePureLease, termMonths: 12 };

/** Every rent in full, on its day. */
function history(): SampleHistory {
  const made = new SampleHistory(terms);
  const rents = made.instalments.filter(({ kind }) => kind === 'regular');
  for (const { dueOn, total } of rents) made.pay(total, dueOn);
  return made;
}

describe('rentsPaid', () => {
  it('sums rents and their VAT as they were paid, year by year', () => {
    const { instalments, movements } = history();
    const [line] = instalments;
    const times = (amount: string, count: number) => ((Math.round(Number(amount) * 100) * count) / 100).toFixed(2);
    expect(rentsPaid(12, movements, 2026)).toEqual({
      rent: times(line?.rent ?? '', 11),
      vat: times(line?.vat ?? '', 11),
      lateInterest: '0.00',
      lateVat: '0.00',
      total: times(line?.total ?? '', 11),
    });
    expect(rentsPaid(12, movements, 2027).rent).toBe(line?.rent);
    expect(rentsPaid(12, movements, 2025).total).toBe('0.00');
  });

  it('counts what was paid and not what fell due, late interest apart', () => {
    const [line] = new SampleHistory(terms).pay('74000.00', '2026-03-10').instalments;
    const late = new SampleHistory(terms).pay('74000.00', '2026-03-10');
    const paid = rentsPaid(12, late.movements, 2026);
    expect(paid).toMatchObject({ lateInterest: line?.paidLateInterest, lateVat: line?.paidLateVat });
    expect(Number(paid.lateInterest)).toBeGreaterThan(0);
    expect(rentsPaid(12, new SampleHistory(terms).chargeUntil('2026-12-31').movements, 2026).total).toBe('0.00');
  });

  it('leaves out what bought the vehicle', () => {
    const made = history();
    const before = rentsPaid(12, made.movements, 2027);
    const option = made.instalments.find(({ kind }) => kind === 'purchase_option');
    made.enter({ type: 'purchase_option', amount: option?.total ?? '', on: '2027-01-20' });
    expect(made.instalments.at(-1)?.settledOn).toBe('2027-01-20');
    expect(rentsPaid(12, made.movements, 2027)).toEqual(before);
  });
});
