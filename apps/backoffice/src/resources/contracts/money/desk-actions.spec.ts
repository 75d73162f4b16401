import { describe, expect, it } from '@jest/globals';
import type { AdminContractEvent, Parts } from '@flota/schemas';
import { actionsOf, actionsOfEvent, readAction, reversalWord } from './desk-actions.js';

const contract = (credit: string, lateInterest = '0.00', kind: 'direct_credit' | 'pure_lease' = 'direct_credit') => ({
  credit,
  dueParts: { lateInterest } as Parts,
  kind,
  state: 'active' as const,
});
const event = (changes: Partial<AdminContractEvent>) =>
  ({ type: 'payment', stands: true, isTransfer: true, ...changes }) as AdminContractEvent;

describe('what finance can do', () => {
  it.each([
    ['nothing where there is neither credit nor late interest', contract('0.00'), []],
    ['nothing with credit that is owed back', contract('-10.00'), []],
    ['use credit', contract('10.00'), ['refund', 'transfer', 'credit_to_capital']],
    ['not to capital that a pure lease has none of', contract('10.00', '0.00', 'pure_lease'), ['refund', 'transfer']],
    ['forgive late interest', contract('0.00', '5.00'), ['waiver']],
  ])('%s', (_, given, actions) => {
    expect(actionsOf(given)).toEqual(actions);
  });

  it('takes back what stands, corrects transfers, and brings back what was taken', () => {
    expect(actionsOfEvent(event({}))).toEqual(['correction', 'reversal']);
    expect(actionsOfEvent(event({ isTransfer: false }))).toEqual(['reversal']);
    expect(actionsOfEvent(event({ stands: false }))).toEqual([]);
    expect(actionsOfEvent(event({ type: 'instruction' }))).toEqual([]);
    expect(reversalWord(event({ type: 'reversal' }))).toBe('Restablecer');
  });
});

it('reads an action as people type it', () => {
  const values = { amount: '$1,250.00', effect: '', reason: 'x' };
  expect(readAction('credit_to_capital')(values)).toEqual({
    kind: 'credit_to_capital',
    amount: '1250.00',
    reason: 'x',
  });
  expect(readAction('reversal', { eventId: 'e' })({ cause: 'other', reason: '' })).toEqual({
    kind: 'reversal',
    eventId: 'e',
    cause: 'other',
  });
});
