import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { accountApi } from '../../../api/account/client.js';
import { forgetAccountData } from '../../account/index.js';
import { keptContext } from '../../../lib/kept-context.js';
import { Payoff } from './Payoff.js';

/** Opens nothing. */
const PaymentAlert = keptContext('payment alert');
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  await forgetAccountData();
  jest.spyOn(accountApi, 'get').mockImplementation((path) => {
    asked.push(path);
    return new Promise(() => undefined);
  });
});
afterEach(() => void jest.restoreAllMocks());

it('goes on to the day that it is when the chosen one is over', () => {
  const shown = (today: string) => (
    <PaymentAlert value={{ open: () => undefined }}>
      <Payoff contractId="c1" today={today} />
    </PaymentAlert>
  );
  const { rerender } = render(shown('2026-11-20'));
  rerender(shown('2026-11-21'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Día del pago/ }).value).toBe('21/11/2026');
  expect(asked.at(-1)).toContain('2026-11-21');
});
