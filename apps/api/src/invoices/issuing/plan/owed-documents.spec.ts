import { describe, expect, it } from '@jest/globals';
import type { LifeContract, LifeEvent } from '@flota/finance';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { validateCfdi } from '../../../testing/sat-schema.js';
import type { CfdiContent } from '../cfdi/cfdi-content.js';
import { isVatOfBase, totalOf } from '../cfdi/taxed-line.js';
import { writeCfdi } from '../cfdi/write-cfdi.js';
import {
  CONTRACTS,
  CREDIT,
  EXEMPT_CREDIT,
  factsOf,
  FINANCIAL_LEASE,
  histories,
  lived,
  PURE_LEASE,
} from '../testing/lives.fixture.js';
import { figuresOf, type InvoicedMovement, type OwedDocument, owedDocuments } from './owed-documents.js';
import { type KnownDocument, reconcileDocuments } from './reconcile-documents.js';

const SINCE = '2026-01-15';
const LIVES = { numRuns: 60 };

const last = (contract: LifeContract, events: readonly LifeEvent[]): InvoicedMovement[] =>
  [...lived(contract, events)].at(-1) ?? [];
const owedOf = (contract: LifeContract, events: readonly LifeEvent[], since = SINCE): OwedDocument[] =>
  owedDocuments(factsOf(contract), last(contract, events), since);
const contentOf = <Type extends CfdiContent['type']>(documents: readonly OwedDocument[], type: Type) =>
  documents
    .map(({ content }) => content)
    .filter((content): content is Extract<CfdiContent, { type: Type }> => content.type === type);
const payment = (on: string, amount: string): LifeEvent => ({ type: 'payment', id: on, on, amount });

describe('owedDocuments', () => {
  it('invoices the interest of an instalment with its VAT, and no capital', () => {
    const [income] = contentOf(owedOf(CREDIT, []), 'income');
    expect(income).toEqual({
      type: 'income',
      lines: [
        {
          part: 'interest',
          amount: '11566.67',
          vat: '1850.67',
          rate: '0.16',
          description: 'Intereses de la mensualidad 1 de 12, contrato FL-2026-000001',
        },
      ],
    });
  });

  it('says of interest that is exempt that it is', () => {
    const [income] = contentOf(owedOf(EXEMPT_CREDIT, []), 'income');
    expect(income).toMatchObject({ lines: [{ vat: '0.00', rate: null }] });
  });

  it('invoices both parts of a leased vehicle’s rent, and a rent that has none as one', () => {
    expect(contentOf(owedOf(FINANCIAL_LEASE, []), 'income')[0]).toMatchObject({
      lines: [{ part: 'capital' }, { part: 'interest' }],
    });
    expect(contentOf(owedOf(PURE_LEASE, []), 'income')[0]).toMatchObject({
      lines: [{ part: 'rent', description: 'Renta 1 de 12, contrato FL-2026-000001' }],
    });
  });

  it('documents what money paid of which invoice, part after part', () => {
    const documents = owedOf(CREDIT, [payment('2026-02-15', '5000.00'), payment('2026-02-16', '10000.00')]);
    const [first, second] = contentOf(documents, 'payment');
    expect(first).toMatchObject({
      paidOn: '2026-02-15',
      form: '03',
      operation: 'SPEI 1',
      invoices: [{ number: 1, before: '13417.34', paid: '5000.00', after: '8417.34' }],
    });
    expect(second).toMatchObject({ invoices: [{ number: 2, before: '8417.34', paid: '8417.34', after: '0.00' }] });
  });

  it('leaves to others what was charged before the day from which it issues', () => {
    const documents = owedOf(CREDIT, [payment('2026-02-15', '50000.00')], '2026-03-01');
    const [income] = contentOf(documents, 'income');
    expect(income).toMatchObject({ lines: [{ description: expect.stringContaining('mensualidad 2 de 12') }] });
    expect(contentOf(documents, 'payment').filter(({ paidOn }) => paidOn === '2026-02-15')).toEqual([]);
  });

  it('takes forgiven late interest back from the invoices that asked for it', () => {
    const documents = owedOf(CREDIT, [
      { type: 'waiver', id: 'w', on: '2026-03-01', instalment: 1, amount: '100000.00' },
    ]);
    const late = contentOf(documents, 'income').find(({ lines }) => lines[0]?.part === 'late_interest');
    const [note] = contentOf(documents, 'credit_note');
    expect(note).toMatchObject({ form: '15', lines: [{ part: 'late_interest', amount: late?.lines[0]?.amount }] });
  });

  it('of whatever happens, charges and pays every invoice to the cent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CONTRACTS), histories, (contract, events) => {
        const movements = last(contract, events);
        const documents = owedDocuments(factsOf(contract), movements, SINCE);
        for (const { content } of documents) {
          if (content.type !== 'payment') {
            for (const line of content.lines) expect([line, isVatOfBase(line)]).toEqual([line, true]);
          }
        }
        // All VAT of the ledger is in a document, and nothing besides.
        const gone = new Set(movements.flatMap(({ reverses }) => reverses ?? []));
        const charged = movements.filter(
          ({ amount, kind, reverses, sequence }) =>
            reverses === null &&
            !gone.has(sequence) &&
            kind !== 'disbursement' &&
            new Decimal(amount).gt(0) &&
            kind !== 'refund' &&
            kind !== 'transfer',
        );
        const vat = Decimal.sum(0, ...charged.flatMap((each) => [each.vat, each.lateVat]));
        const invoiced = contentOf(documents, 'income').map((content) => figuresOf(content).vat);
        expect(Decimal.sum(0, ...invoiced).toFixed(2)).toBe(vat.toFixed(2));
        checkPaidDown(documents);
      }),
      LIVES,
    );
  });

  it('writes every one of them as SAT’s schema has it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CONTRACTS), histories, (contract, events) => {
        const documents = owedOf(contract, events);
        const uuid = '5f1bd24a-2f6c-4b0e-9b0a-0d6e5d6a2f11';
        const invoices = new Map(documents.map(({ movementId }) => [movementId, { uuid, series: 'FI', folio: '1' }]));
        for (const { content } of documents.slice(-8)) {
          expect(validateCfdi(writeCfdi(content, { ...FRAME, invoices }))).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('reconcileDocuments', () => {
  it('once done leaves those in force that the movements ask for, whatever is entered, taken back or comes late', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CONTRACTS), histories, (contract, events) => {
        let known: KnownDocument[] = [];
        let made = 0;
        for (const movements of lived(contract, events)) {
          const owed = owedDocuments(factsOf(contract), movements, SINCE);
          const { add, remove } = reconcileDocuments(owed, known);
          known = [
            ...known.filter((each) => !remove.includes(each)),
            ...add.map((each): KnownDocument => ({ id: `d${(made += 1)}`, ...each.owed })),
          ];
          expect(reconcileDocuments(owed, known)).toEqual({ add: [], remove: [] });
          expect(known).toHaveLength(owed.length);
        }
      }),
      LIVES,
    );
  });

  it('knows what takes the place of what', () => {
    const [before, after] = [
      owedOf(CREDIT, [payment('2026-02-20', '9000.00')]),
      owedOf(CREDIT, [payment('2026-02-20', '9000.00'), payment('2026-02-15', '5000.00')]),
    ];
    const known = before.map((owed, index) => ({ id: `d${index}`, ...owed }));
    const { add } = reconcileDocuments(after, known);
    const receipt = add.find(({ owed }) => owed.content.type === 'payment' && owed.content.paidOn === '2026-02-20');
    expect(receipt?.replaces?.subject).toBe('payment 2026-02-20');
    expect(add.find(({ owed }) => owed.subject === 'payment 2026-02-15')?.replaces).toBeNull();
  });
});

/** An invoice is never paid beyond what it asks for, and each payment begins where the one before it ended. */
function checkPaidDown(documents: readonly OwedDocument[]): void {
  const left = new Map<string, { left: string; number: number }>();
  for (const { content, movementId } of documents) {
    if (content.type === 'income') left.set(movementId, { left: totalOf(content.lines), number: 0 });
    if (content.type === 'credit_note') {
      const invoice = left.get(content.chargeId);
      expect(invoice).toBeDefined();
      left.set(content.chargeId, {
        left: new Decimal(invoice?.left ?? 0).minus(totalOf(content.lines)).toFixed(2),
        number: invoice?.number ?? 0,
      });
    }
    if (content.type !== 'payment') continue;
    for (const { after, amounts, before, chargeId, number, paid } of content.invoices) {
      expect(left.get(chargeId)).toEqual({ left: before, number: number - 1 });
      expect(paid).toBe(totalOf(amounts));
      expect(Number(after)).toBeGreaterThanOrEqual(0);
      for (const each of amounts) expect([each, isVatOfBase(each)]).toEqual([each, true]);
      left.set(chargeId, { left: after, number });
    }
  }
}

const FRAME = {
  series: 'FI',
  folio: '12',
  issuedAt: '2026-02-01T09:30:00',
  issuer: { rfc: 'FFD240115QA8', name: 'FLOTA FINANCIERA DEMO', regime: '601', postalCode: '01219' },
  receiver: { rfc: 'OOBR800101AB1', name: 'RAMIRO OCHOA BELTRÁN', regime: '612', postalCode: '06600', use: 'G03' },
  reference: 'FL-2026-000001',
  replaces: null,
  productKeys: { financing: '84121500', lease: '78181500' },
};
