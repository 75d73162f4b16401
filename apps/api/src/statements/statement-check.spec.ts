import { describe, expect, it } from '@jest/globals';
import { whyHeld } from './statement-check.js';
import { statementFigures } from './statement-figures.js';
import { monthOf } from './statement-month.js';
import { sampleMonth } from './statement.fixture.js';

const { checked } = sampleMonth(8);
const { book, books } = checked;
const { instalments, movements } = books;
const figures = statementFigures(book, movements, monthOf('2026-10'));
/** The same books with something wrong in them. */
const wrong = (changed: Partial<typeof books>) => ({ ...checked, books: { ...books, ...changed } });
const alone = { before: null, after: null };

describe('a statement', () => {
  it('goes out when ledger, month and the statements around it agree', () => {
    const { openingDue: closingDue, openingCapital: closingCapital } = figures;
    const after = { openingDue: figures.closingDue, openingCapital: figures.closingCapital };
    expect(whyHeld(checked, figures, alone)).toBeNull();
    expect(whyHeld(checked, figures, { before: { closingDue, closingCapital }, after })).toBeNull();
  });

  it('is held when a payment is missing from the schedule', () => {
    const changed = instalments.map((line, index) => (index === 2 ? { ...line, paidCapital: '0.00' } : line));
    expect(whyHeld(wrong({ instalments: changed }), figures, alone)).toMatchObject({
      disagreements: expect.arrayContaining([expect.objectContaining({ at: 'instalment', number: 3 })]),
    });
  });

  it('is held when a movement was changed', () => {
    const changed = movements.map((movement, index) => (index === 3 ? { ...movement, amount: '-1.00' } : movement));
    expect(whyHeld(wrong({ movements: changed }), figures, alone)).toMatchObject({
      disagreements: expect.arrayContaining([expect.objectContaining({ at: 'movement', number: 4 })]),
    });
  });

  it('is held when it does not continue the one before, or the one after does not continue it', () => {
    const before = { closingDue: '1.00', closingCapital: figures.openingCapital };
    expect(whyHeld(checked, figures, { ...alone, before })).toEqual({
      disagreements: [
        { at: 'statement-before', number: null, field: 'closingDue', expected: '1.00', found: figures.openingDue },
      ],
      more: 0,
    });
    const after = { openingDue: figures.closingDue, openingCapital: '1.00' };
    expect(whyHeld(checked, figures, { ...alone, after })).toMatchObject({
      disagreements: [{ at: 'statement-after', field: 'openingCapital', expected: '1.00' }],
    });
  });

  it('says once what two checks find', () => {
    expect(whyHeld(wrong({ figures: { ...books.figures, outstandingCapital: '1.00' } }), figures, alone)).toEqual({
      disagreements: [
        {
          at: 'contract',
          number: null,
          field: 'outstandingCapital',
          expected: books.figures.outstandingCapital,
          found: '1.00',
        },
      ],
      more: 0,
    });
  });

  it('is held when the month does not make its closing balances', () => {
    expect(whyHeld(checked, { ...figures, charges: '1.00' }, alone)).toMatchObject({
      disagreements: [{ at: 'month', field: 'closingDue', found: figures.closingDue }],
      more: 0,
    });
  });

  it('names the first of many disagreements and how many more there are', () => {
    const changed = movements.map((movement) => ({ ...movement, dueBalance: '9.99' }));
    expect(whyHeld(wrong({ movements: changed }), figures, alone)).toMatchObject({
      disagreements: { length: 5 },
      more: expect.any(Number),
    });
  });
});
