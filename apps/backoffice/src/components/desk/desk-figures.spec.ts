import { describe, expect, it } from '@jest/globals';
import type { DeskFigures, DeskPreview } from '@flota/schemas';
import { comparedLines, driftOf } from './desk-figures.js';

const figures: DeskFigures = {
  dueNow: '0.00',
  overdue: '0.00',
  lateInterest: '0.00',
  credit: '30000.00',
  capital: '900000.00',
  payoff: '970000.00',
  nextPayment: { payableUntil: '2026-11-27', missing: '35502.73' },
  lastDueOn: '2029-01-27',
  paidOffOn: null,
};
const preview = (after: Partial<DeskFigures>): DeskPreview => ({
  on: '2026-11-22',
  amount: '30000.00',
  limit: '50000.00',
  needsApproval: false,
  contracts: [{ id: 'c', number: 'FL-1', before: figures, after: { ...figures, ...after }, movements: [], voided: [] }],
});

describe('the figures of an action', () => {
  it('tell what changed', () => {
    const [contract] = preview({
      credit: '0.00',
      nextPayment: { payableUntil: '2026-11-27', missing: '65502.73' },
    }).contracts;
    const changed = contract ? comparedLines(contract).filter((line) => line.changed) : [];
    expect(changed.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Saldo a favor', '$30,000.00', '$0.00'],
      ['Siguiente pago', expect.stringContaining('$35,502.73'), expect.stringContaining('$65,502.73')],
    ]);
  });

  it('tell a second person what came out otherwise since the first one looked', () => {
    const seen = preview({ credit: '0.00' });
    expect(driftOf(seen, seen)).toEqual([]);
    expect(driftOf(seen, preview({ credit: '500.00' }))).toEqual([
      'FL-1, saldo a favor: quedaba en $0.00; hoy queda en $500.00',
    ]);
  });
});
