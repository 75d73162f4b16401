import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FinanceError } from '../errors.js';
import { Decimal, sum } from '../money.js';
import { creditContracts, days, daysOf, histories } from '../testing/histories.js';
import { sampleTerms } from '../testing/sample-terms.js';
import {
  postBook,
  previewPrepayment,
  previewRestructuring,
  replayContract,
  type LifeContract,
  type LifeEvent,
} from './index.js';

const RUNS = { numRuns: Number(process.env.CONFORMANCE_HISTORIES ?? 60) };

const credit: LifeContract = {
  terms: sampleTerms,
  startsOn: '2026-01-15',
  firstDueOn: '2026-02-15',
  late: { multiplier: '2', base: 'capital', vatRate: '0.16' },
  minimumPrepaymentPayments: 3,
  excess: 'capital',
  effects: ['term', 'payment'],
};
const END = '2050-01-01';
const terms = fc
  .record({ paymentsLeft: fc.integer({ min: 1, max: 72 }), grace: fc.nat(12) })
  .map(({ grace, paymentsLeft }) => ({ paymentsLeft, graceMonths: Math.min(grace, paymentsLeft - 1) }));
const at = (on: string, paymentsLeft: number, graceMonths = 0): LifeEvent => ({
  type: 'restructuring',
  id: 'x',
  on,
  paymentsLeft,
  graceMonths,
});
const total = (texts: readonly string[]): string => sum(texts.map((text) => new Decimal(text))).toFixed(2);

/** What the contract can be restructured to; skips the draw where it can't. */
function previewOrSkip(...ask: Parameters<typeof previewRestructuring>) {
  try {
    return previewRestructuring(...ask);
  } catch (error) {
    fc.pre(!(error instanceof FinanceError));
    throw error;
  }
}

describe('a restructuring', () => {
  it('pays interest alone first, then the same capital in so many level instalments', () => {
    const on = '2026-06-20';
    const before = replayContract(credit, [], { on });
    const { instalments, position } = replayContract(credit, [at(on, 70, 3)], { on });
    expect(position.outstandingCapital).toBe(before.position.outstandingCapital);
    expect(position.dueNow).toBe(before.position.dueNow);
    const charged = instalments.filter(({ dueOn }) => dueOn <= on);
    const toCome = instalments.filter(({ dueOn }) => dueOn > on);
    expect(charged).toEqual(before.instalments.filter(({ dueOn }) => dueOn <= on));
    expect(toCome).toHaveLength(70);
    expect(toCome.slice(0, 4).map(({ capital }) => Number(capital) > 0)).toEqual([false, false, false, true]);
    expect(instalments.at(-1)?.balance).toBe('0.00');
    const [first, second] = toCome;
    // 12 percent on 30 days of 360, whatever of the period had run.
    expect(second?.interest).toBe(first?.interest);
  });

  it('leaves all capital to what comes, and ends at nothing or at the balloon', () => {
    fc.assert(
      fc.property(creditContracts, histories, days, terms, (contract, events, on, asked) => {
        const known = events.filter((event) => event.type === 'reversal' || event.on <= on);
        const { after, before, instalments } = previewOrSkip({ contract, events: known }, { on, ...asked });
        expect(after.balance).toBe(before.balance);
        expect(after.balloon).toBe(before.balloon);
        expect(total(instalments.map(({ capital }) => capital))).toBe(before.balance);
        expect(instalments.at(-1)?.balance).toBe('0.00');
        expect(instalments.length).toBeLessThanOrEqual(asked.paymentsLeft + 1);
        const grace = instalments.slice(0, asked.graceMonths);
        expect(grace.every(({ capital }) => capital === '0.00')).toBe(true);
      }),
      RUNS,
    );
  });

  it('is what was previewed, and takes nothing off what is due', () => {
    fc.assert(
      fc.property(creditContracts, histories.chain(daysOf), terms, (contract, [events, on], asked) => {
        const preview = previewOrSkip({ contract, events }, { on, ...asked });
        const before = replayContract(contract, events, { on });
        const after = replayContract(contract, [...events, at(on, asked.paymentsLeft, asked.graceMonths)], { on });
        expect(after.position.due).toEqual(before.position.due);
        expect(after.position.outstandingCapital).toBe(before.position.outstandingCapital);
        expect(after.instalments.filter(({ dueOn }) => dueOn > on).map(({ total: owed }) => owed)).toEqual(
          preview.instalments.map(({ total: owed }) => owed),
        );
      }),
      RUNS,
    );
  });

  it('tells the CAT of what is left: the rate compounded, and above it with the insurance that the lender requires', () => {
    const on = '2026-06-20';
    const asked = { on, paymentsLeft: 70, graceMonths: 3 };
    const { after, before } = previewRestructuring({ contract: credit, events: [] }, asked);
    // One percent a month is 1.01^12 - 1, however long it takes; half of the running month is past, and bears as it did.
    expect([before.cat, after.cat]).toEqual(['12.7%', '12.7%']);
    const insured = { ...credit, terms: { ...sampleTerms, mandatoryInsuranceMonthly: '2000.00' } };
    const dearer = previewRestructuring({ contract: insured, events: [] }, asked);
    expect(Number.parseFloat(dearer.after.cat ?? '')).toBeGreaterThan(15);
    // Capital that is paid halfway begins what is left of a month.
    const paid: LifeEvent = { type: 'payment', id: 'p', on: '2026-02-05', amount: '150000.00' };
    const later = previewRestructuring({ contract: credit, events: [paid] }, { ...asked, on: '2026-02-05' });
    expect(later.after.cat).toBe('12.7%');
  });

  it('never costs more to pay off on its day than before it', () => {
    const on = '2026-06-20';
    const payoff = (events: LifeEvent[]) => replayContract(credit, events, { on }).payoff;
    expect(payoff([at(on, 72, 12)])).toEqual(payoff([]));
  });

  it('is done to what a prepayment of its day leaves, and the quote says so', () => {
    const on = '2026-06-20';
    const asked = { on, capital: '200000.00', effect: 'term' as const };
    const { after, quote } = previewPrepayment({ contract: credit, events: [at(on, 60)] }, asked);
    // So many were agreed: payments get lower, whatever was wished.
    expect(quote.effect).toBe('payment');
    expect(after.paymentsLeft).toBe(60);
    const { capital, total: amount } = quote;
    const entered: LifeEvent = { type: 'prepayment', id: 'p', on, amount, capital, effect: 'term' };
    const { instalments } = replayContract(credit, [at(on, 60), entered], { on });
    expect(instalments.at(-1)?.dueOn).toBe(quote.newLastDueOn);
    const interest = (events: LifeEvent[]) =>
      total(replayContract(credit, events, { on: END }).instalments.map((line) => line.interest));
    const paid = new Decimal(interest([at(on, 60), entered])).plus(quote.interest);
    expect(new Decimal(interest([at(on, 60)])).minus(paid).toFixed(2)).toBe(quote.interestSaved);
    // The day after it is theirs to choose again.
    const next = previewPrepayment({ contract: credit, events: [at(on, 60)] }, { ...asked, on: '2026-06-21' });
    expect(next.quote.effect).toBe('term');
    expect(next.after.paymentsLeft).toBeLessThan(60);
  });

  it('puts the old schedule back when it is taken back, without a movement', () => {
    const on = '2026-06-20';
    const book = (events: LifeEvent[]) => postBook({ contract: credit, events }, [], { on: '2026-06-21' });
    const former = book([]);
    const there = book([at(on, 70, 3)]);
    const gone = book([at(on, 70, 3), { type: 'reversal', id: 'r', on: '2026-06-21', of: 'x' }]);
    expect(there.instalments).not.toEqual(former.instalments);
    expect(there.movements).toEqual(former.movements);
    expect(there.figures.termMonths).toBe(75);
    expect(gone.instalments).toEqual(former.instalments);
    expect(gone.figures).toEqual(former.figures);
  });

  it('is paid to the end like any other schedule', () => {
    const events: LifeEvent[] = [at('2026-06-20', 20, 2)];
    const { instalments } = replayContract(credit, events, { on: END });
    const paid = instalments.map(({ dueOn, number, total: amount }): LifeEvent => ({
      type: 'payment',
      id: `p${number}`,
      on: dueOn,
      amount,
    }));
    const { position } = replayContract(credit, [...events, ...paid], { on: END });
    expect(position).toMatchObject({
      dueNow: '0.00',
      outstandingCapital: '0.00',
      paidOffOn: instalments.at(-1)?.dueOn,
    });
  });

  it.each([
    ['no instalments', 0, 0, 'COUNT.OUT_OF_RANGE'],
    ['more than the longest term has', 73, 0, 'COUNT.OUT_OF_RANGE'],
    ['a grace that leaves none to pay capital', 6, 6, 'COUNT.OUT_OF_RANGE'],
    ['a grace of more than a year', 60, 13, 'COUNT.OUT_OF_RANGE'],
    ['half a month', 12, 0.5, 'COUNT.OUT_OF_RANGE'],
    ['the very schedule there is', sampleTerms.termMonths - 5, 0, 'RESTRUCTURING.NOTHING_CHANGES'],
  ])('is refused of %s', (_, paymentsLeft, graceMonths, code) => {
    const ask = () =>
      previewRestructuring({ contract: credit, events: [] }, { on: '2026-06-20', paymentsLeft, graceMonths });
    expect(ask).toThrow(expect.objectContaining({ code }));
  });

  it('is refused once every instalment has fallen due, or the contract is paid off', () => {
    const ask = (events: LifeEvent[], on: string) => () =>
      previewRestructuring({ contract: credit, events }, { on, paymentsLeft: 12, graceMonths: 0 });
    expect(ask([], END)).toThrow(expect.objectContaining({ code: 'RESTRUCTURING.NOTHING_LEFT' }));
    const paid: LifeEvent = { type: 'payoff', id: 'p', on: '2026-03-01', amount: '90000000.00' };
    expect(ask([paid], '2026-06-20')).toThrow(expect.objectContaining({ code: 'CONTRACT.PAID_OFF' }));
  });
});
