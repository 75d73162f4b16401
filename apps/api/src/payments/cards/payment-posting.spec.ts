import { type Ledger, payoffOn, postPayment } from '@flota/finance';
import { describe, expect, it } from '@jest/globals';
import { ledgerOf } from '../../testing/ledger-of.js';
import { postReceived, type ReceivedPayment } from './payment-posting.js';

const received = (payment: Partial<ReceivedPayment>): ReceivedPayment => ({
  kind: 'due',
  amount: '1000.00',
  reference: 'tarjeta R-1',
  startedOn: '2026-05-02',
  receivedOn: '2026-05-02',
  ...payment,
});
const kindsOf = (ledger: Ledger, payment: ReceivedPayment) => {
  const { posting, asMeant } = postReceived(ledger, payment);
  return { kinds: posting.movements.map(({ kind }) => kind), asMeant, after: posting.ledger };
};

describe('money that came', () => {
  const paid = ledgerOf('direct_credit', 3);

  it('is posted as what it was meant for', () => {
    const prepayment = received({ kind: 'prepayment', amount: '400000.00' });
    expect(kindsOf(paid, prepayment)).toMatchObject({ kinds: ['prepayment', 'payment'], asMeant: true });
    const payoff = received({ kind: 'payoff', amount: payoffOn(paid, '2026-05-02').total });
    expect(kindsOf(paid, payoff)).toMatchObject({ asMeant: true, after: { paidOffOn: '2026-05-02' } });
    const option = received({
      kind: 'purchase_option',
      amount: ledgerOf('financial_lease').instalments.at(-1)?.total ?? '',
    });
    expect(kindsOf(ledgerOf('financial_lease', 12), option)).toMatchObject({
      kinds: ['purchase_option', 'payment'],
      asMeant: true,
    });
    expect(kindsOf(paid, received({ kind: 'other' }))).toMatchObject({ kinds: ['payment'], asMeant: true });
  });

  it.each<[string, Partial<ReceivedPayment>, Ledger]>([
    ['a payoff of which something was paid meanwhile and more is owed', { kind: 'payoff', amount: '1000.00' }, paid],
    [
      'a prepayment when an instalment fell due',
      { kind: 'prepayment', amount: '400000.00' },
      ledgerOf('direct_credit', 2),
    ],
    ['a vehicle that is bought already', { kind: 'purchase_option', amount: '10000.00' }, paid],
    ['a payoff of a contract that is settled', { kind: 'payoff', amount: '10000.00' }, ledgerOf('direct_credit', 12)],
  ])('is posted as a plain payment and never lost: %s', (_what, payment, ledger) => {
    const { kinds, asMeant, after } = kindsOf(ledger, received(payment));
    expect(asMeant).toBe(false);
    expect(kinds.at(-1)).toBe('payment');
    const plain = postPayment(ledger, { amount: payment.amount ?? '', reference: 'tarjeta R-1', on: '2026-05-02' });
    expect(after).toEqual(plain.ledger);
  });

  it('settles the contract with the amount of the day before when it comes after midnight', () => {
    const { total: amount } = payoffOn(paid, '2026-05-02');
    expect(Number(payoffOn(paid, '2026-05-03').total)).toBeGreaterThan(Number(amount));
    const { asMeant, after } = kindsOf(paid, received({ kind: 'payoff', amount, receivedOn: '2026-05-03' }));
    expect(asMeant).toBe(true);
    expect(after.paidOffOn).toBe('2026-05-02');
  });
});
