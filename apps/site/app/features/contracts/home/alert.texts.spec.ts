import { expect, it } from '@jest/globals';
import { ACCOUNT_ALERT_KINDS, type AccountAlert } from '@flota/schemas';
import { alertWords } from './alert.texts.js';

const TODAY = '2026-11-21';

const alertOf = (changes: Partial<AccountAlert>): AccountAlert => ({
  kind: 'overdue',
  contractId: 'c1',
  contractLabel: 'El Norteño',
  date: '2026-10-09',
  amount: '84724.88',
  ...changes,
});

it('says what is overdue, since when, and what it costs to wait', () => {
  const { title, text, tone, action } = alertWords(alertOf({}), TODAY);
  expect(title).toBe('Pago vencido de El Norteño: $84,724.88');
  expect(text).toContain('venció hace 43 días');
  expect([tone, action]).toEqual(['urgent', { label: 'Pagar' }]);
});

it('says when the next payment is due', () => {
  const alert = alertOf({ kind: 'due-soon', date: '2026-11-26', amount: '59923.04' });
  expect(alertWords(alert, TODAY)).toMatchObject({
    title: 'Su pago de El Norteño vence en 5 días',
    text: 'Son $59,923.04, a más tardar el 26 nov 2026.',
  });
});

it.each(ACCOUNT_ALERT_KINDS)('has something to read and to do for %s, whatever is not known', (kind) => {
  const words = alertWords(alertOf({ kind, date: null, amount: null, contractLabel: null }), TODAY);
  expect(words.title).not.toMatch(/null|undefined|\s{2}|\sde$|\$/);
  expect(words.text).not.toMatch(/null|undefined|\s{2}|^\s/);
  expect(words.action.label).toBeTruthy();
});
