import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { creditOf, creditTerms } from './quote.fixture.js';
import { readQuotedState } from './quoted-state.js';
import { SentNotice } from './SentNotice.js';

function notice(state: unknown): string | null {
  const quoted = readQuotedState(state);
  if (!quoted) return null;
  render(<SentNotice quoted={quoted} view={creditOf(creditTerms)} />);
  return screen.getByRole('status').textContent;
}

const sentTo = 'ana@flota.mx';

it('says where the quote was sent, and takes the focus', () => {
  expect(notice({ sentTo, shownMonthly: '65502.73' })).toMatch(/La enviamos a ana@flota\.mx\./);
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

it('says so when the rate changed between the calculator and the quote', () => {
  const text = notice({ sentTo, shownMonthly: '61000.00' });
  expect(text).toContain('El precio o la tasa cambió mientras cotizaba.');
  expect(text).toContain('La mensualidad que veía era de $61,000.00; la vigente es de $65,502.73.');
});

it.each([{ sentTo, shownMonthly: '65502.73' }, { sentTo }, { sentTo, shownMonthly: '<b>1</b>' }])(
  'says nothing of a change after %j',
  (state) => expect(notice(state)).not.toContain('cambió'),
);

it.each([null, 'x', {}, { shownMonthly: '1.00' }, { sentTo: 7 }])('is not there after %j', (state) =>
  expect(notice(state)).toBeNull(),
);
