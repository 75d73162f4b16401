import { expect, it } from '@jest/globals';
import { byUrgency } from './by-urgency.js';

const contract = (number: string, more: { dueOn?: string; daysLate?: number; paidOffOn?: string } = {}) => ({
  number,
  daysLate: more.daysLate ?? 0,
  paidOffOn: more.paidOffOn ?? null,
  state: more.paidOffOn ? ('paid_off' as const) : ('active' as const),
  nextInstalment: more.dueOn
    ? { number: 1, dueOn: more.dueOn, payableUntil: more.dueOn, total: '1.00', missing: '1.00', overdue: false }
    : null,
});

it('comes first what is longest overdue, last what was paid off long ago', () => {
  const contracts = [
    contract('paid long ago', { paidOffOn: '2024-05-01' }),
    contract('nothing more to pay'),
    contract('due in June', { dueOn: '2026-06-03' }),
    contract('paid lately', { paidOffOn: '2026-05-01' }),
    contract('B due in May', { dueOn: '2026-05-20' }),
    contract('late', { dueOn: '2026-05-01', daysLate: 3 }),
    contract('A due in May', { dueOn: '2026-05-20' }),
    contract('later', { dueOn: '2026-05-02', daysLate: 40 }),
  ];
  expect(contracts.toSorted(byUrgency).map(({ number }) => number)).toEqual([
    'later',
    'late',
    'A due in May',
    'B due in May',
    'due in June',
    'nothing more to pay',
    'paid lately',
    'paid long ago',
  ]);
});
