import { describe, expect, it } from '@jest/globals';
import type { BankMovement } from '@flota/schemas';
import { identities } from './line-identity.js';

const movement = (change: Partial<BankMovement> = {}): BankMovement => ({
  line: 1,
  bookedOn: '2026-11-20',
  amount: '100.00',
  trackingKey: 'KEY1',
  reference: '',
  concept: '',
  senderName: '',
  senderClabe: '',
  creditedClabe: '',
  ...change,
});
const one = (change?: Partial<BankMovement>) => identities([movement(change)])[0];

describe('a line', () => {
  it('is the same in another file, wherever it stands and however the bank words it', () => {
    expect(one({ line: 9, concept: 'PAGO', reference: '7' })).toBe(one());
  });

  it.each<Partial<BankMovement>>([{ bookedOn: '2026-11-21' }, { amount: '-100.00' }, { trackingKey: 'KEY2' }])(
    'is another with %j',
    (change) => {
      expect(one(change)).not.toBe(one());
    },
  );

  it('without a key is recognised by its words, and equal ones by how many they are', () => {
    const cash = movement({ trackingKey: '', concept: 'DEPOSITO EN EFECTIVO' });
    const [first, second] = identities([cash, { ...cash, line: 2 }]);
    expect(first).not.toBe(second);
    expect(identities([{ ...cash, line: 30 }])).toEqual([first]);
    expect(one({ trackingKey: '', concept: 'OTRO' })).not.toBe(first);
  });
});
