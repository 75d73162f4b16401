import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountApi } from '../../api/account/client.js';
import { SignButton } from './SignButton.js';

afterEach(() => void jest.restoreAllMocks());

it('says where the link is when the provider has no page to open, and can be pressed again', async () => {
  jest.spyOn(accountApi, 'post').mockResolvedValue({ url: null });
  render(<SignButton id="s1" title="Contrato" />);
  await userEvent.click(screen.getByRole('button', { name: /^Firmar/ }));
  expect(screen.getByRole('status').textContent).toContain('le llega por correo');
  expect(screen.getByRole('button', { name: /^Firmar/ })).toBeTruthy();
});

it('can be pressed again when the browser shows the page as it was left', async () => {
  jest.spyOn(accountApi, 'post').mockResolvedValue({ url: '#donde-se-firma' });
  render(<SignButton id="s1" title="Contrato" />);
  await userEvent.click(screen.getByRole('button', { name: /^Firmar/ }));
  expect(window.location.hash).toBe('#donde-se-firma');
  expect(screen.queryByRole('button', { name: /^Firmar/ })).toBeNull();
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(screen.getByRole('button', { name: /^Firmar/ })).toBeTruthy();
});
