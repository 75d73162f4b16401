import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountApi } from '../../../api/account/client.js';
import { SavedCards } from './SavedCards.js';

afterEach(() => void jest.restoreAllMocks());

it('can be pressed again when the browser shows the page as it was left', async () => {
  jest.spyOn(accountApi, 'post').mockResolvedValue({ setupUrl: '#donde-se-guarda' });
  render(<SavedCards cards={[]} contracts={[]} canSave onChanged={jest.fn<() => Promise<void>>()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar una tarjeta' }));
  expect(window.location.hash).toBe('#donde-se-guarda');
  expect(screen.queryByRole('button', { name: 'Guardar una tarjeta' })).toBeNull();
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(screen.getByRole('button', { name: 'Guardar una tarjeta' })).toBeTruthy();
});
