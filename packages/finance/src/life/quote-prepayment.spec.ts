import { expect, it } from '@jest/globals';
import type { LifeContract, LifeEvent } from './events.js';
import { previewPrepayment } from './quote-prepayment.js';
import { replayContract } from './replay.js';
import { sampleTerms } from '../testing/sample-terms.js';

const contract: LifeContract = {
  terms: sampleTerms,
  startsOn: '2026-01-15',
  firstDueOn: '2026-02-15',
  late: { multiplier: '2', base: 'capital', vatRate: '0.16' },
  minimumPrepaymentPayments: 3,
  excess: 'capital',
  effects: ['term', 'payment'],
};

const totals = (events: readonly LifeEvent[], on: string): string[] =>
  replayContract(contract, events, { on }).instalments.map(({ total }) => total);

it.each(['term', 'payment'] as const)('says payments as the instalments do, with VAT: to change the %s', (effect) => {
  const on = '2026-01-28';
  const { after, before, quote } = previewPrepayment({ contract, events: [] }, { on, capital: '400000.00', effect });
  const [nextBefore] = totals([], on);
  expect([before.payment, before.nextPayment]).toEqual([nextBefore, nextBefore]);

  const { capital, total: amount } = quote;
  const [next, regular] = totals([{ type: 'prepayment', id: 'p', on, amount, capital, effect }], on);
  expect([after.nextPayment, after.payment]).toEqual([next, regular]);
  expect(Number(next)).toBeLessThan(Number(regular));
});
