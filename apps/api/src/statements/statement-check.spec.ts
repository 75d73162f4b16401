import { describe, expect, it } from '@jest/globals';
import { whyHeld } from './statement-check.js';
import { statementFigures } from './statement-figures.js';
import { monthOf } from './statement-month.js';
import { sampleMonth } from './statement.fixture.js';

const { ledger, movements } = sampleMonth(8);
const figures = statementFigures(ledger, movements, monthOf('2026-10'));
const alone = { before: null, after: null };

describe('a statement', () => {
  it('goes out when ledger, month and the statements around it agree', () => {
    const { openingDue: closingDue, openingCapital: closingCapital } = figures;
    const after = { openingDue: figures.closingDue, openingCapital: figures.closingCapital };
    expect(whyHeld(ledger, movements, figures, alone)).toBeNull();
    expect(whyHeld(ledger, movements, figures, { before: { closingDue, closingCapital }, after })).toBeNull();
  });

  it('is held when a payment is missing from the schedule', () => {
    const instalments = ledger.instalments.map((line, index) =>
      index === 2 ? { ...line, paidCapital: '0.00' } : line,
    );
    expect(whyHeld({ ...ledger, instalments }, movements, figures, alone)).toMatchObject({
      disagreements: expect.arrayContaining([expect.objectContaining({ at: 'instalment', number: 3 })]),
    });
  });

  it('is held when a movement was changed', () => {
    const changed = movements.map((movement, index) => (index === 3 ? { ...movement, amount: '-1.00' } : movement));
    expect(whyHeld(ledger, changed, figures, alone)).toMatchObject({
      disagreements: expect.arrayContaining([expect.objectContaining({ at: 'movement', number: 4 })]),
    });
  });

  it('is held when it does not continue the one before, or the one after does not continue it', () => {
    const before = { closingDue: '1.00', closingCapital: figures.openingCapital };
    expect(whyHeld(ledger, movements, figures, { ...alone, before })).toEqual({
      disagreements: [
        { at: 'statement-before', number: null, field: 'closingDue', expected: '1.00', found: figures.openingDue },
      ],
      more: 0,
    });
    const after = { openingDue: figures.closingDue, openingCapital: '1.00' };
    expect(whyHeld(ledger, movements, figures, { ...alone, after })).toMatchObject({
      disagreements: [{ at: 'statement-after', field: 'openingCapital', expected: '1.00' }],
    });
  });

  it('says once what two checks find', () => {
    expect(whyHeld({ ...ledger, outstandingCapital: '1.00' }, movements, figures, alone)).toEqual({
      disagreements: [
        {
          at: 'contract',
          number: null,
          field: 'outstandingCapital',
          expected: ledger.outstandingCapital,
          found: '1.00',
        },
      ],
      more: 0,
    });
  });

  it('is held when the month does not make its closing balances', () => {
    expect(whyHeld(ledger, movements, { ...figures, charges: '1.00' }, alone)).toMatchObject({
      disagreements: [{ at: 'month', field: 'closingDue', found: figures.closingDue }],
      more: 0,
    });
  });

  it('names the first of many disagreements and how many more there are', () => {
    const changed = movements.map((movement) => ({ ...movement, dueBalance: '9.99' }));
    expect(whyHeld(ledger, changed, figures, alone)).toMatchObject({
      disagreements: { length: 5 },
      more: expect.any(Number),
    });
  });
});
