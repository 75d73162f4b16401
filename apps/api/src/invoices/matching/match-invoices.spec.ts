import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { namedInstalment } from './match-charges.js';
import { matchInvoices } from './match-invoices.js';
import type { MatchableInvoice, MatchableMovement } from './matchable.js';

const movement = (id: string, given: Partial<MatchableMovement> = {}): MatchableMovement => ({
  id,
  kind: 'payment',
  on: '2026-10-05',
  instalmentNumber: null,
  amount: '-1160.00',
  capital: '0.00',
  reference: '',
  stands: true,
  reverses: false,
  pays: [],
  ...given,
});
const invoice = (id: string, given: Partial<MatchableInvoice> = {}): MatchableInvoice => ({
  id,
  uuid: `uuid-${id}`,
  type: 'income',
  concept: 'Intereses',
  issuedOn: '2026-10-05',
  total: '1160.00',
  method: 'PUE',
  payments: [],
  related: [],
  ...given,
});
const paid = (amount: string, on = '2026-10-05', reference = '') => ({ amount, on, reference });
const receipt = (id: string, ...payments: ReturnType<typeof paid>[]) => invoice(id, { type: 'payment', payments });
const charge = (id: string, number: number, given: Partial<MatchableMovement> = {}) =>
  movement(id, { kind: 'instalment', instalmentNumber: number, amount: '31160.00', capital: '30000.00', ...given });

const pairs = (
  invoices: readonly MatchableInvoice[],
  movements: readonly MatchableMovement[],
  links: Parameters<typeof matchInvoices>[0]['links'] = [],
) =>
  matchInvoices({ invoices, movements, links })
    .map(({ invoiceId, movementId }) => `${invoiceId}>${movementId}`)
    .sort();

describe('receipts of payment', () => {
  it('are of the money with their reference and amount, whatever its day', () => {
    const alike = [
      movement('m1', { reference: 'MBAN01002610200000000001' }),
      movement('m2', { reference: 'SPEI 77', on: '2026-10-09' }),
    ];
    expect(pairs([receipt('p', paid('1160.00', '2026-10-20', 'mban 0100 2610 2000 0000 0001'))], alike)).toEqual([
      'p>m1',
    ]);
  });

  it('are else of the only money of that amount and day, or of three days around it', () => {
    const money = [movement('m1'), movement('m2', { on: '2026-10-08' })];
    expect(pairs([receipt('p', paid('1160.00'))], money)).toEqual(['p>m1']);
    expect(pairs([receipt('p', paid('1160.00', '2026-10-11'))], money)).toEqual(['p>m2']);
    expect(pairs([receipt('p', paid('1160.00', '2026-10-15'))], money)).toEqual([]);
    expect(pairs([receipt('p', paid('1160.01'))], money)).toEqual([]);
  });

  it('stay with the money they have when more of the same comes', () => {
    const known = [{ invoiceId: 'p', movementId: 'm1' }];
    expect(
      pairs([receipt('p', paid('1160.00'))], [movement('m1'), movement('m2', { on: '2026-10-06' })], known),
    ).toEqual([]);
  });

  it('document each payment that they hold', () => {
    const money = [movement('m1'), movement('m2', { amount: '-500.00', on: '2026-10-07' })];
    expect(pairs([receipt('p', paid('1160.00'), paid('500.00', '2026-10-07'))], money)).toEqual(['p>m1', 'p>m2']);
  });

  it('of two payments alike are of the one that paid the instalment of the invoice they name', () => {
    const movements = [charge('c', 7), movement('m1', { pays: [6] }), movement('m2', { pays: [7] })];
    const ppd = invoice('i', { concept: 'Intereses de la mensualidad 7 de 60', method: 'PPD' });
    const complement = { ...receipt('p', paid('1160.00')), related: ['uuid-i'] };
    expect(pairs([ppd, complement], movements)).toEqual(['i>c', 'p>m2']);
    expect(pairs([complement], movements.slice(1))).toEqual([]);
  });

  it('that both fit one payment are left to people', () => {
    expect(pairs([receipt('p', paid('1160.00')), receipt('q', paid('1160.00'))], [movement('m')])).toEqual([]);
    const known = [{ invoiceId: 'p', movementId: 'm' }];
    expect(pairs([receipt('p', paid('1160.00')), receipt('q', paid('1160.00'))], [movement('m')], known)).toEqual([]);
  });
});

describe('invoices', () => {
  it('are of the instalment they name, when the amount is its interest or all of it', () => {
    const movements = [charge('c1', 1), charge('c2', 2, { on: '2026-11-05' })];
    const concept = 'Intereses de la mensualidad 2 de 60, contrato FL-2026-000001';
    expect(pairs([invoice('i', { concept })], movements)).toEqual(['i>c2']);
    expect(pairs([invoice('i', { concept, total: '31160.00' })], movements)).toEqual(['i>c2']);
    expect(pairs([invoice('i', { concept, total: '1160.01' })], movements)).toEqual([]);
  });

  it('that name none are of the only charge of that amount around their day', () => {
    const movements = [charge('c1', 1), charge('c2', 2, { on: '2026-11-05' })];
    expect(pairs([invoice('i', { issuedOn: '2026-11-03' })], movements)).toEqual(['i>c2']);
    expect(pairs([invoice('i', { issuedOn: '2026-10-20' })], movements)).toEqual([]);
  });

  it('document the money that paid it too, unless payments have documents of their own', () => {
    const movements = [charge('c', 3), movement('m1', { pays: [2, 3] }), movement('m2', { pays: [3] }), movement('m3')];
    const concept = 'Renta 3 de 48';
    expect(pairs([invoice('i', { concept })], movements)).toEqual(['i>c', 'i>m1', 'i>m2']);
    expect(pairs([invoice('i', { concept, method: 'PPD' })], movements)).toEqual(['i>c']);
    const later = [...movements, movement('m4', { pays: [3] })];
    const known = ['c', 'm1', 'm2'].map((movementId) => ({ invoiceId: 'i', movementId }));
    expect(pairs([invoice('i', { concept })], later, known)).toEqual(['i>m4']);
  });

  it('follow what took the place of a movement that was taken back', () => {
    const movements = [
      charge('c', 3, { stands: false }),
      charge('r', 3, { stands: false, reverses: true, amount: '-31160.00' }),
      charge('n', 3),
    ];
    const known = [{ invoiceId: 'i', movementId: 'c' }];
    expect(pairs([invoice('i', { concept: 'Mensualidad 3 de 60' })], movements, known)).toEqual(['i>n']);
  });

  it.each([
    ['Intereses de la mensualidad 14 de 60, contrato FL-2024-000123', 14],
    ['Renta 3 de 48', 3],
    ['Capital de la renta 3 de 48; Intereses de la renta 3 de 48', 3],
    ['Mensualidad 3 y mensualidad 4', null],
    ['Venta de vehículo 2024', null],
  ])('name an instalment: %s', (concept, number) => expect(namedInstalment(concept)).toBe(number));
});

describe('credit notes', () => {
  const note = invoice('e', { type: 'credit_note', issuedOn: '2026-10-12' });

  it.each([
    ['money given back', movement('m', { kind: 'refund', amount: '1160.00' })],
    ['late interest forgiven', movement('m', { kind: 'waiver' })],
    ['what takes a movement back', movement('m', { stands: false, reverses: true })],
  ])('are of %s', (_what, credit) => {
    expect(pairs([note], [credit, movement('x')])).toEqual(['e>m']);
  });

  it('are of nothing that was charged or paid, nor of one of two', () => {
    expect(pairs([note], [movement('x'), charge('c', 1)])).toEqual([]);
    const two = ['m', 'n'].map((id) => movement(id, { kind: 'waiver' }));
    expect(pairs([note], two)).toEqual([]);
  });
});

describe('whatever the invoices and movements are', () => {
  const amounts = fc.constantFrom('1160.00', '580.00', '31160.00');
  const days = fc.constantFrom('2026-10-01', '2026-10-05', '2026-10-06', '2026-11-05');
  const references = fc.constantFrom('', 'SPEI0001', 'SPEI0002');
  const movements = fc
    .array(
      fc.record({
        kind: fc.constantFrom('payment' as const, 'instalment' as const, 'refund' as const, 'application' as const),
        on: days,
        instalmentNumber: fc.constantFrom(null, 1, 2),
        amount: amounts,
        reference: references,
        stands: fc.boolean(),
        pays: fc.subarray([1, 2]),
      }),
      { maxLength: 6 },
    )
    .map((list) => list.map((given, index) => movement(`m${index}`, given)));
  const invoices = fc
    .array(
      fc.record({
        type: fc.constantFrom('income' as const, 'payment' as const, 'credit_note' as const),
        concept: fc.constantFrom('Intereses', 'Mensualidad 1 de 12', 'Mensualidad 2 de 12'),
        issuedOn: days,
        total: amounts,
        method: fc.constantFrom('PUE', 'PPD'),
        payments: fc.array(fc.record({ amount: amounts, on: days, reference: references }), { maxLength: 2 }),
      }),
      { maxLength: 5 },
    )
    .map((list) => list.map((given, index) => invoice(`i${index}`, given)));
  const cases = fc.tuple(invoices, movements);

  it('links what is there, once, and nothing that was taken back', () => {
    fc.assert(
      fc.property(cases, ([some, others]) => {
        const found = matchInvoices({ invoices: some, movements: others, links: [] });
        expect(new Set(found.map(({ invoiceId, movementId }) => `${invoiceId} ${movementId}`)).size).toBe(found.length);
        for (const { movementId } of found) expect(others.find(({ id }) => id === movementId)?.stands).toBe(true);
      }),
    );
  });

  it('never gives one payment two receipts, nor one charge two invoices', () => {
    fc.assert(
      fc.property(cases, ([some, others]) => {
        const found = matchInvoices({ invoices: some, movements: others, links: [] });
        for (const type of ['payment', 'income'] as const) {
          const theirs = found.filter(({ invoiceId }) => some.find(({ id }) => id === invoiceId)?.type === type);
          const kind = type === 'payment' ? 'payment' : 'instalment';
          const ids = theirs
            .map(({ movementId }) => movementId)
            .filter((id) => others.find((each) => each.id === id)?.kind === kind);
          if (type === 'payment' || kind === 'instalment') expect(new Set(ids).size).toBe(ids.length);
        }
      }),
    );
  });

  it('does not depend on their order, and has nothing to add when asked again', () => {
    fc.assert(
      fc.property(cases, ([some, others]) => {
        const found = pairs(some, others);
        expect(pairs(some.toReversed(), others.toReversed())).toEqual(found);
        const links = matchInvoices({ invoices: some, movements: others, links: [] });
        expect(pairs(some, others, links).filter((pair) => found.includes(pair))).toEqual([]);
      }),
    );
  });
});
