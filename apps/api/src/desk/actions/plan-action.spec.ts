import { describe, expect, it } from '@jest/globals';
import { type Book, type LifeEvent, standingOn } from '@flota/finance';
import type { DeskAction } from '@flota/schemas';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { sampleBook } from '../../testing/sample-book.js';
import type { DeskSubject, SubjectContract, SubjectEvent } from './desk-subject.js';
import { planAction } from './plan-action.js';

const TODAY = '2026-05-02';
const reason = 'x';

/** Three instalments are paid; 5,000.00 wait for the fourth. */
const withCredit = (): Book => {
  const book = sampleBook('direct_credit', 3);
  return { ...book, events: [...book.events, { type: 'payment', id: 'c', on: '2026-04-20', amount: '5000.00' }] };
};
const contractOf = (id: string, book: Book, changes: Partial<SubjectContract> = {}): SubjectContract => ({
  id,
  number: `FL-${id}`,
  kind: 'direct_credit',
  termMonths: 12,
  taxProfileId: 'holder',
  book,
  references: new Map(),
  ...changes,
});
const subject = (changes: Partial<DeskSubject> = {}): DeskSubject => ({
  contract: contractOf('a', withCredit()),
  other: null,
  event: null,
  ...changes,
});
const eventOf = (id: string, changes: Partial<SubjectEvent> = {}): SubjectEvent => ({
  id,
  rootId: id,
  payment: { id: 'p', provider: 'transfer' },
  reference: 'CLAVE',
  counterpart: null,
  ...changes,
});

const plan = (action: DeskAction, of: DeskSubject = subject()) => planAction(action, of, TODAY);
const refusal = (action: DeskAction, of?: DeskSubject) => {
  try {
    plan(action, of);
  } catch (error) {
    if (error instanceof ProblemException) return error.options.errors?.[0]?.code ?? error.code;
    throw error;
  }
  return null;
};

const refund = (amount: string): DeskAction => ({ kind: 'refund', amount, clabe: '646180110400000007', reason });
const reversal = (eventId: string): DeskAction => ({ kind: 'reversal', eventId, cause: 'other', reason });

describe('credit', () => {
  it('leaves up to the cent of what there is', () => {
    expect(plan(refund('5000.00')).entries).toMatchObject([
      { contractId: 'a', events: [{ type: 'refund', amount: '5000.00', on: TODAY }] },
    ]);
    expect(refusal(refund('5000.01'))).toBe('AMOUNT.ABOVE_CREDIT');
  });

  it('comes into the other contract as the other side of what left', () => {
    const other = contractOf('b', sampleBook('direct_credit', 3));
    const action: DeskAction = { kind: 'transfer', amount: '100.00', toContractId: 'b', reason };
    const { entries } = plan(action, subject({ other }));
    const [leaves, comes] = entries.map(({ events }) => events[0]);
    expect(leaves).toMatchObject({ type: 'transfer', on: TODAY, toContractId: 'b' });
    expect(comes).toMatchObject({ type: 'payment', on: TODAY, counterpartId: leaves?.id });
    expect(refusal({ ...action, on: '2026-04-19' }, subject({ other }))).toBe('AMOUNT.ABOVE_CREDIT');
  });

  it('does not leave as of a day after which it was used', () => {
    // The fourth instalment, on 15 May, takes it all.
    const later = subject({ other: contractOf('b', sampleBook()) });
    const action: DeskAction = { kind: 'transfer', amount: '5000.00', toContractId: 'b', on: '2026-05-01', reason };
    expect(() => planAction(action, later, '2026-05-16')).toThrow(
      expect.objectContaining({
        options: { detail: expect.anything(), errors: [expect.objectContaining({ field: 'on' })] },
      }),
    );
  });
});

describe('a waiver', () => {
  it('is of what one late instalment owes for being late', () => {
    const late = subject({ contract: contractOf('a', sampleBook('direct_credit', 1)) });
    const line = standingOn(late.contract.book, TODAY).instalments.find(({ number }) => number === 2);
    const owed = (Number(line?.owed.lateInterest) + Number(line?.owed.lateVat)).toFixed(2);
    const waiver = (amount: string): DeskAction => ({ kind: 'waiver', instalment: 2, amount, reason });
    expect(plan(waiver(owed), late).amount).toBe(owed);
    expect(refusal(waiver((Number(owed) + 0.01).toFixed(2)), late)).toBe('AMOUNT.ABOVE_LATE_INTEREST');
  });
});

describe('a reversal', () => {
  it('frees the clave of what it takes back, and gives it back with it', () => {
    expect(plan(reversal('c'), subject({ event: eventOf('c') }))).toMatchObject({ amount: '5000.00', released: ['p'] });
    const book = withCredit();
    const taken: LifeEvent = { type: 'reversal', id: 'r', of: 'c', on: TODAY };
    const contract = contractOf('a', { ...book, events: [...book.events, taken] });
    const back = plan(reversal('r'), subject({ contract, event: eventOf('r', { rootId: 'c' }) }));
    expect(back).toMatchObject({ released: [], restored: [{ paymentId: 'p', reference: 'CLAVE' }] });
    expect(refusal(reversal('c'), subject({ contract, event: eventOf('c') }))).toBe('EVENT.TAKEN_BACK');
  });
});

describe('a correction', () => {
  const action: DeskAction = {
    kind: 'correction',
    eventId: 'c',
    toContractId: 'a',
    transferKind: 'payment',
    amount: '4000.00',
    receivedOn: '2026-04-21',
    reference: 'OTRA',
    reason,
  };
  const of = (event: SubjectEvent, other = contractOf('a', withCredit())) => subject({ event, other });

  it('takes back and enters anew, and moves the larger of both amounts', () => {
    const { amount, entries, receipt } = plan(action, of(eventOf('c')));
    expect(amount).toBe('5000.00');
    expect(entries).toMatchObject([
      {
        events: [
          { type: 'reversal', of: 'c' },
          { type: 'payment', on: '2026-04-21' },
        ],
      },
    ]);
    expect(receipt).toMatchObject({ contractId: 'a', transfer: { reference: 'OTRA' } });
  });

  it('is none of a card, whose amount and day its provider says', () => {
    const card = eventOf('c', { payment: { id: 'p', provider: 'stripe' } });
    expect(refusal(action, of(card))).toBe('EVENT.NOT_A_TRANSFER');
  });
});
