import { expect, it } from '@jest/globals';
import type { SavedQuote } from '@flota/schemas';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as arithmetic from './prepayment.js';
import { PrepaymentForm } from './PrepaymentForm.js';
import { creditOf, creditTerms, quoteOf } from './quote.fixture.js';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Si abono' });
const result = () => screen.getByRole('status').textContent;

const show = (terms = creditTerms, changes: Partial<SavedQuote> = {}) =>
  render(<PrepaymentForm quote={{ ...quoteOf(terms), ...changes }} credit={creditOf(terms)} arithmetic={arithmetic} />);

async function type(amount: string) {
  const user = userEvent.setup();
  await user.clear(box());
  await user.type(box(), amount);
}

it('begins with the least that can be prepaid, after a year: reference case X01', () => {
  show();
  expect(box().value).toBe('196,508.19');
  expect(result()).toContain('5 meses antes');
  expect(result()).toContain('$144,404.64');
  expect(result()).toContain('Número 55, en lugar del 60');
  expect(result()).toContain('$52,103.92');
  expect(result()).not.toContain('pago final');
});

it('says that the balloon falls due with the new last payment', () => {
  show({ ...creditTerms, kind: 'flexibility', balloonPercentOfPrice: '30' });
  expect(result()).toContain('y con él el pago final de $1,044,000.00');
});

it('follows what is typed and the slider', async () => {
  show();
  await type('$400,000');
  expect(result()).toContain('10 meses antes');
  fireEvent.change(screen.getByRole('slider', { name: /mensualidades/ }), { target: { value: '4' } });
  expect(box().value).toBe('262,010.92');
});

it.each([
  ['cien mil', 'Escriba el abono en pesos'],
  ['100000', 'El abono mínimo es de tres mensualidades: $196,508.19.'],
  ['9000000', 'Después del pago 12 puede abonar hasta $2,375,184.84.'],
])('says what is wrong with %s and keeps it as typed', async (typed, message) => {
  show();
  await type(typed);
  expect(box().value).toBe(typed);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(new RegExp(message.replace(/[.$]/g, '\\$&')))).toBeTruthy();
  expect(result()).not.toContain('antes');
});

it('does no sums by a method that the quote was not made by', () => {
  show(creditTerms, { methodVersion: '2024.1' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/no se puede simular en línea/)).toBeTruthy();
});
