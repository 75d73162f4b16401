import { describe, expect, it } from '@jest/globals';
import { checkBooks, standingOn } from '@flota/finance';
import { addUp, statementFigures } from './statement-figures.js';
import { monthOf } from './statement-month.js';
import { SampleHistory, sampleMonth, samplePureLease } from './statement.fixture.js';

const figuresOf = ({ book, movements }: SampleHistory, month: string) =>
  statementFigures(book, movements, monthOf(month));

describe('the figures of a statement', () => {
  it('of the month of signing have the capital that was lent, and nothing owed', () => {
    const figures = figuresOf(new SampleHistory(), '2026-01');
    expect(figures).toMatchObject({
      openingDue: '0.00',
      charges: '0.00',
      received: '0.00',
      closingDue: '0.00',
      openingCapital: '0.00',
      disbursed: '2784000.00',
      capitalPaid: '0.00',
      closingCapital: '2784000.00',
      lateAccrued: '0.00',
    });
    expect(figures.next).toMatchObject({ number: 1, dueOn: '2026-02-15' });
  });

  it('of a month paid in full are back at nothing', () => {
    const history = new SampleHistory().chargeUntil('2026-02-15');
    const { total = '' } = history.instalments[0] ?? {};
    const figures = figuresOf(history.pay(total, '2026-02-15'), '2026-02');
    expect(figures).toMatchObject({ openingDue: '0.00', charges: total, received: total, closingDue: '0.00' });
    expect(figures.next).toMatchObject({ number: 2, dueOn: '2026-03-15' });
  });

  it('tell late interest up to the cut apart until it is charged', () => {
    const unpaid = figuresOf(new SampleHistory().chargeUntil('2026-03-01'), '2026-02');
    const { capital = '0', interest: ordinary = '0', total } = new SampleHistory().instalments[0] ?? {};
    // Due on a Sunday, so on time until the 16th: 12 days at twice 14.5 % over 360, with VAT.
    const interest = ((Number(capital) + Number(ordinary)) * 0.29 * 12) / 360;
    expect(Number(unpaid.lateAccrued)).toBeCloseTo(interest * 1.16, 1);
    expect(unpaid).toMatchObject({ charges: total, closingDue: total });
  });

  it('are of the cut, whatever was paid since', () => {
    const then = figuresOf(new SampleHistory().chargeUntil('2026-03-01'), '2026-02');
    const since = new SampleHistory()
      .chargeUntil('2026-03-01')
      .pay('30000.00', '2026-03-04')
      .pay('90000.00', '2026-04-20');
    expect(figuresOf(since, '2026-02')).toEqual(then);
  });

  it('have money received before in the customer’s favour', () => {
    const figures = figuresOf(new SampleHistory().pay('10000.00', '2026-01-20'), '2026-01');
    expect(figures).toMatchObject({ received: '10000.00', closingDue: '-10000.00', unapplied: '10000.00' });
  });

  it.each([
    ['payments in parts', sampleMonth(40)],
    ['a pure lease', sampleMonth(6, samplePureLease)],
    [
      'a prepayment',
      new SampleHistory()
        .pay('90000.00', '2026-02-16')
        .enter({ type: 'prepayment', amount: '420000.00', capital: '400000.00', effect: 'term', on: '2026-02-20' })
        .pay('80000.00', '2026-03-15'),
    ],
    [
      'a payment that is entered late, and changes what was posted since',
      new SampleHistory()
        .pay('70000.00', '2026-04-20')
        .enter({ type: 'payment', amount: '71021.79', on: '2026-02-16' }, 'SPEI 2'),
    ],
    [
      'a payoff',
      new SampleHistory()
        .pay('74000.00', '2026-02-15')
        .enter({ type: 'payoff', amount: '2900000.00', on: '2026-03-10' }),
    ],
  ])('add up, and go on where the month before ended, with %s', (_, history) => {
    const { book, books, on } = history.checked;
    expect(checkBooks(book, books, on)).toEqual([]);
    const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) =>
      figuresOf(history, `2026-${month}`),
    );
    for (const [index, figures] of months.entries()) {
      expect(figures).toMatchObject(addUp(figures));
      const before = months[index - 1];
      if (before)
        expect(figures).toMatchObject({ openingDue: before.closingDue, openingCapital: before.closingCapital });
    }
  });

  it('name a payment that leaves nothing owed on the day it is due, late interest included', () => {
    const late = new SampleHistory().chargeUntil('2026-03-01');
    const { next, toPay } = figuresOf(late, '2026-02');
    expect(next?.dueOn).toBe('2026-03-15');
    // The 15th is a Sunday, and the 16th a holiday.
    expect(toPay?.until).toBe('2026-03-17');
    late.pay(toPay?.total ?? '', toPay?.until ?? '');
    expect(standingOn(late.book, '2026-03-17')).toMatchObject({ dueNow: '0.00', credit: '0.00' });
  });

  it('say so when they do not add up', () => {
    const figures = figuresOf(sampleMonth(10), '2026-10');
    const { closingDue, closingCapital } = figures;
    expect(addUp({ ...figures, charges: '1.00' })).toMatchObject({ closingCapital });
    expect(addUp({ ...figures, charges: '1.00' })).not.toMatchObject({ closingDue });
    expect(addUp({ ...figures, capitalPaid: '1.00' })).toMatchObject({ closingDue });
    expect(addUp({ ...figures, capitalPaid: '1.00' })).not.toMatchObject({ closingCapital });
  });
});
