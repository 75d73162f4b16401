import { describe, expect, it } from '@jest/globals';
import { FinanceError, payoffOn, postPayoff } from '@flota/finance';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { ledgerOf } from '../../testing/ledger-of.js';
import { payoffOf, payoffTotal } from './paying-early.js';

const ON = '2026-05-02';

const refusal = (...asked: Parameters<typeof payoffOf>) => {
  try {
    return payoffOf(...asked);
  } catch (error) {
    if (!(error instanceof ProblemException)) throw error;
    return [error.status, error.options.errors?.[0]?.code ?? error.code];
  }
};

describe('what settles a contract', () => {
  const running = ledgerOf('direct_credit', 3);
  const { total } = payoffOn(running, ON);

  it('is one sum, whoever asks', () => {
    expect(payoffTotal(running, ON)).toBe(total);
    expect(payoffOf(running, ON).total).toBe(total);
  });

  it('is nothing once it is settled', () => {
    const { ledger } = postPayoff(running, { amount: total, on: ON, reference: 'SPEI' });
    expect(payoffTotal(ledger, ON)).toBeNull();
    expect(refusal(ledger, ON)).toEqual([409, 'CONTRACT.PAID_OFF']);
  });

  it('is nothing when the money that settles it came before its last day, which is today', () => {
    const almost = ledgerOf('direct_credit', 11);
    const last = almost.instalments.at(-1);
    const ahead = { ...almost, unapplied: last?.total ?? '' };
    expect(payoffTotal(ahead, last?.dueOn ?? '')).toBeNull();
  });

  it('is nothing of a pure lease', () => {
    const lease = ledgerOf('pure_lease', 3);
    expect(payoffTotal(lease, ON)).toBeNull();
    expect(refusal(lease, ON)).toEqual([422, 'KIND.NOT_SUPPORTED']);
  });

  it('is refused for what is no day', () => {
    expect(() => payoffTotal(running, 'tomorrow')).toThrow(FinanceError);
  });
});
