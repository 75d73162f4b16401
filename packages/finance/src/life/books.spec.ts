import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FinanceError } from '../errors.js';
import { contracts, histories } from '../testing/histories.js';
import { sampleTerms } from '../testing/sample-terms.js';
import { checkBooks, postBook, type LedgerMovement, type LifeContract, type LifeEvent, type Posting } from './index.js';

// A life is posted event by event, which takes as long as twenty replays of it.
const RUNS = { numRuns: Math.ceil(Number(process.env.CONFORMANCE_HISTORIES ?? 400) / 20) };
const END = '2028-06-30';

const credit: LifeContract = {
  terms: sampleTerms,
  startsOn: '2026-01-15',
  firstDueOn: '2026-02-15',
  late: { multiplier: '2', base: 'capital', vatRate: '0.16' },
  minimumPrepaymentPayments: 3,
  excess: 'capital',
  effects: ['term', 'payment'],
};

/** Enters the events one by one, each on the day after the one before, and posts after each. */
function lived(
  contract: LifeContract,
  entered: readonly LifeEvent[],
): { posting: Posting; movements: LedgerMovement[] } {
  const movements: LedgerMovement[] = [];
  let posting = postBook({ contract, events: [] }, movements, { on: END });
  movements.push(...posting.movements);
  for (const [index] of entered.entries()) {
    const book = { contract, events: entered.slice(0, index + 1) };
    posting = postBook(book, movements, { on: END, postedOn: END });
    movements.push(...posting.movements);
  }
  return { posting, movements };
}

const isRefused = (contract: LifeContract): boolean => {
  try {
    postBook({ contract, events: [] }, [], { on: contract.startsOn });
    return false;
  } catch (error) {
    if (error instanceof FinanceError) return true;
    throw error;
  }
};

describe('the books of a contract', () => {
  it('say what a replay says, in whatever order events were entered', () => {
    const entered = histories.chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
    );
    fc.assert(
      fc.property(contracts, entered, (contract, [events, mixed]) => {
        fc.pre(!isRefused(contract));
        const { movements, posting } = lived(contract, mixed);
        const { figures, instalments } = posting;
        expect(checkBooks({ contract, events }, { movements, instalments, figures }, END)).toEqual([]);
        const atOnce = postBook({ contract, events }, [], { on: END });
        expect(figures).toEqual(atOnce.figures);
        expect(instalments).toEqual(atOnce.instalments);
        expect(movements.at(-1)?.dueBalance).toBe(atOnce.movements.at(-1)?.dueBalance);
      }),
      RUNS,
    );
  });

  it('reverse and replace what a payment entered late would have changed, and touch nothing else', () => {
    const late: LifeEvent = { type: 'payment', id: 'b', on: '2026-03-20', amount: '71078.98' };
    const first: LifeEvent = { type: 'payment', id: 'a', on: '2026-02-15', amount: '71078.98' };
    const before = postBook({ contract: credit, events: [late] }, [], { on: '2026-03-25' }).movements;
    const after = postBook({ contract: credit, events: [late, first] }, before, {
      on: '2026-03-25',
      postedOn: '2026-03-25',
    });
    const gone = after.movements.filter(({ reverses }) => reverses !== null);
    expect(gone.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['payment', 'late_interest']));
    expect(gone.map(({ kind }) => kind)).not.toContain('instalment');
    expect(after.movements.every(({ postedOn }) => postedOn === '2026-03-25')).toBe(true);
    expect(after.movements.find(({ eventId, reverses }) => eventId === 'a' && reverses === null)?.valueOn).toBe(
      '2026-02-15',
    );
  });

  it('are found out when an entry was changed, is missing, or a line says something else', () => {
    const events: LifeEvent[] = [{ type: 'payment', id: 'a', on: '2026-02-15', amount: '71078.98' }];
    const book = { contract: credit, events };
    const on = '2026-02-20';
    const { figures, instalments, movements } = postBook(book, [], { on });
    const check = (changed: Partial<Parameters<typeof checkBooks>[1]>) =>
      checkBooks(book, { movements, instalments, figures, ...changed }, on);
    expect(check({})).toEqual([]);
    const [disbursement, charge, ...rest] = movements;
    if (!disbursement || !charge) throw new Error('nothing posted');
    expect(check({ movements: [disbursement, { ...charge, interest: '1.00' }, ...rest] })).not.toEqual([]);
    expect(check({ movements: [disbursement, charge] })).not.toEqual([]);
    expect(check({ instalments: instalments.slice(1) })).not.toEqual([]);
    expect(check({ figures: { ...figures, unapplied: '0.01' } })).not.toEqual([]);
  });
});
