import { describe, expect, it } from '@jest/globals';
import { standingOn } from '@flota/finance';
import { sampleBook } from '../../testing/sample-book.js';
import { unusualMoney } from './unusual-money.js';

const TODAY = '2026-05-02';
const book = sampleBook('direct_credit', 3);
const total = standingOn(book, TODAY).payoff?.total ?? '';
const plus = (amount: number) => (Number(total) + amount).toFixed(2);

const ask = (amount: string, kind: 'payment' | 'payoff' | 'prepayment' = 'payment', of = book) =>
  unusualMoney(of, { amount, kind, receivedOn: TODAY }, TODAY)?.reason ?? null;

describe('money that one looks at twice', () => {
  it('is more than what settles the contract, by more than what people round up', () => {
    expect(ask(total, 'payoff')).toBeNull();
    expect(ask(plus(100), 'payoff')).toBeNull();
    expect(ask(plus(100.01), 'payoff')).toBe('more-than-owed');
  });

  it('is a payment of more than three times what ever came at once, unless it was said what for', () => {
    const came = book.events.map((event) => ('amount' in event ? Number(event.amount) : 0));
    const usual = Math.max(Number(standingOn(book, TODAY).next?.total), ...came);
    expect(ask((usual * 3).toFixed(2))).toBeNull();
    expect(ask((usual * 3 + 0.01).toFixed(2))).toBe('unusual');
    expect(ask((usual * 3 + 0.01).toFixed(2), 'prepayment')).toBeNull();
  });

  it('is any for a contract that owes nothing', () => {
    const events = [...book.events, { id: 'x', type: 'payoff', amount: total, on: TODAY } as const];
    expect(ask('1.00', 'payment', { ...book, events })).toBe('paid-off');
  });

  it('is more than all rents of a pure lease, which has no payoff', () => {
    const lease = sampleBook('pure_lease', 3);
    const rents = standingOn(lease, TODAY).instalments.filter(
      ({ instalment, kind }) => instalment.settledOn === null && kind === 'regular',
    );
    const all = rents.reduce((sum, { owedTotal }) => sum + Number(owedTotal), 0);
    expect(ask(all.toFixed(2), 'payoff', lease)).toBeNull();
    expect(ask((all + 101).toFixed(2), 'payoff', lease)).toBe('more-than-owed');
  });
});
