import { type Book, type LifeEvent, standingOn } from '@flota/finance';
import { describe, expect, it } from '@jest/globals';
import { sampleBook } from '../../testing/sample-book.js';
import { didAsMeant, eventOfPayment, type ReceivedPayment } from './payment-posting.js';

const ON = '2026-05-02';

const received = (payment: Partial<ReceivedPayment>): ReceivedPayment => ({
  kind: 'due',
  amount: '1000.00',
  capital: null,
  effect: null,
  excess: null,
  startedOn: ON,
  receivedOn: ON,
  overtaken: false,
  ...payment,
});

function take(book: Book, payment: ReceivedPayment, today = payment.receivedOn) {
  const event = { ...eventOfPayment(payment), id: 'x' } as LifeEvent;
  const before = standingOn(book, today);
  const after = standingOn({ ...book, events: [...book.events, event] }, today);
  return { asMeant: didAsMeant(payment, { before, after }), before, after };
}

describe('money that came', () => {
  const paid = sampleBook('direct_credit', 3);
  const late = sampleBook('direct_credit', 2);

  it('is entered as what it was meant for', () => {
    const { payoff } = standingOn(paid, ON);
    expect(take(paid, received({ kind: 'payoff', amount: payoff?.total ?? '' }))).toMatchObject({
      asMeant: true,
      after: { paidOffOn: ON },
    });
    const prepayment = received({ kind: 'prepayment', amount: '410000.00', capital: '400000.00', effect: 'payment' });
    expect(take(paid, prepayment).asMeant).toBe(true);
    const ended = sampleBook('financial_lease', 12);
    const on = '2027-02-01';
    const price = standingOn(ended, on).purchaseOption ?? '';
    const option = received({ kind: 'purchase_option', amount: price, startedOn: on, receivedOn: on });
    expect(take(ended, option)).toMatchObject({ asMeant: true, after: { purchaseOption: null } });
    expect(take(paid, received({ kind: 'other' })).asMeant).toBe(true);
    expect(take(late, received({ kind: 'due', amount: standingOn(late, ON).dueNow })).asMeant).toBe(true);
  });

  it.each<[string, Partial<ReceivedPayment>, Book]>([
    ['a payoff of which something was paid meanwhile and more is owed', { kind: 'payoff' }, paid],
    ['a prepayment when an instalment fell due', { kind: 'prepayment', capital: '400000.00' }, late],
    ['a vehicle that is bought already', { kind: 'purchase_option' }, paid],
    ['what was due and is paid already', { kind: 'due' }, paid],
  ])('is taken and never lost when it can no longer do that: %s', (_what, payment, book) => {
    const { asMeant, before, after } = take(book, received(payment));
    expect(asMeant).toBe(false);
    const owed = ({ dueNow, credit }: typeof after) => Number(dueNow) - Number(credit);
    const capital = Number(before.outstandingCapital) - Number(after.outstandingCapital);
    expect(owed(before) - owed(after) + capital).toBeGreaterThan(0);
  });

  it('that was paid twice stays credit, and becomes no capital', () => {
    const { after } = take(paid, received({ kind: 'due', amount: '300000.00' }));
    expect(after).toMatchObject({ credit: '300000.00', outstandingCapital: standingOn(paid, ON).outstandingCapital });
  });

  it.each<[string, Partial<ReceivedPayment>]>([
    ['another amount', { kind: 'other', amount: '300000.00' }],
    ['a prepayment', { kind: 'prepayment', amount: '300000.00', capital: '290000.00' }],
  ])('waits for the customer’s word when other money came since it was started: %s', (_what, payment) => {
    const { asMeant, after } = take(paid, received({ ...payment, overtaken: true }));
    expect(asMeant).toBe(false);
    expect(after).toMatchObject({ credit: '300000.00', outstandingCapital: standingOn(paid, ON).outstandingCapital });
  });

  it('does what it was meant for all the same where all of it is still owed', () => {
    const { dueNow } = standingOn(late, ON);
    expect(take(late, received({ amount: dueNow, overtaken: true })).asMeant).toBe(true);
    expect(take(late, received({ kind: 'other', amount: '500.00', overtaken: true })).asMeant).toBe(true);
    const { payoff } = standingOn(paid, ON);
    const settling = received({ kind: 'payoff', amount: payoff?.total ?? '', overtaken: true });
    expect(take(paid, settling)).toMatchObject({ asMeant: true, after: { paidOffOn: ON } });
  });

  it('is as it was meant only where no more came than was due', () => {
    const { dueNow } = standingOn(late, ON);
    const more = (Number(dueNow) + 100).toFixed(2);
    expect(take(late, received({ amount: more })).asMeant).toBe(false);
  });

  it('settles the contract with the amount of the day before when it comes after midnight', () => {
    const amount = standingOn(paid, ON).payoff?.total ?? '';
    expect(Number(standingOn(paid, '2026-05-03').payoff?.total)).toBeGreaterThan(Number(amount));
    const { asMeant, after } = take(paid, received({ kind: 'payoff', amount, receivedOn: '2026-05-03' }));
    expect(asMeant).toBe(true);
    expect(after.paidOffOn).toBe(ON);
  });

  it('prepays what was quoted the day before an instalment fell due, which is charged on less capital', () => {
    const asked = { kind: 'prepayment', amount: '410000.00', capital: '400000.00', effect: 'term' } as const;
    const days = { startedOn: '2026-05-14', receivedOn: '2026-05-15' };
    const { asMeant, before, after } = take(paid, received({ ...asked, ...days }));
    expect(asMeant).toBe(true);
    expect(before.instalments[3]?.instalment.charged).toBe(true);
    expect(Number(after.instalments[3]?.instalment.interest)).toBeLessThan(
      Number(before.instalments[3]?.instalment.interest),
    );
    expect(Number(before.outstandingCapital) - Number(after.outstandingCapital)).toBeGreaterThanOrEqual(400_000);
  });
});
