import { describe, expect, it } from '@jest/globals';
import { standingOn } from '@flota/finance';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { sampleBook } from '../../testing/sample-book.js';
import { payoffOf } from './paying-early.js';

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
  const running = sampleBook('direct_credit', 3);
  const standing = standingOn(running, ON);

  it('is what the books say', () => {
    expect(payoffOf(standing)).toBe(standing.payoff);
  });

  it('is nothing once it is settled', () => {
    const amount = standing.payoff?.total ?? '';
    const settled = { ...running, events: [...running.events, { type: 'payoff', id: 'x', on: ON, amount } as const] };
    expect(refusal(standingOn(settled, ON))).toEqual([409, 'CONTRACT.PAID_OFF']);
  });

  it('is nothing of a pure lease', () => {
    expect(refusal(standingOn(sampleBook('pure_lease'), ON))).toEqual([422, 'KIND.NOT_SUPPORTED']);
  });
});
