import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { AccountProfile, CustomerPasskeys } from '@flota/schemas';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountApi } from '../../../api/account/client.js';
import { forgetAccountData } from '../../account/index.js';
import { Passkeys } from '../passkeys/Passkeys.js';
import { SecondFactor } from './SecondFactor.js';

const KEY = { id: 'k1', name: 'Mi teléfono', createdAt: '2026-11-01T12:00:00Z', usedAt: null };
const OFF: AccountProfile['secondFactor'] = { on: false, since: null, recoveryCodesLeft: 2 };
const ON = { ...OFF, on: true, since: '2026-11-01' };

let passkeys: CustomerPasskeys['passkeys'];

beforeEach(async () => {
  passkeys = [KEY];
  await forgetAccountData();
  jest.spyOn(accountApi, 'get').mockImplementation(() => Promise.resolve({ passkeys }));
  jest.spyOn(accountApi, 'post').mockResolvedValue('done');
});
afterEach(() => void jest.restoreAllMocks());

async function switchOff() {
  render(<SecondFactor state={ON} onChanged={jest.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
  const dialog = await screen.findByRole('dialog');
  const words = dialog.textContent;
  await userEvent.type(within(dialog).getByLabelText('Contraseña actual'), 'secreta');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Desactivar' }));
  return words;
}

it('says that a passkey is still asked for where the app is switched off', async () => {
  expect(await switchOff()).toContain('Seguimos pidiendo una de sus llaves de acceso, o un código de recuperación.');
  expect(await screen.findByText(/^Ya no pedimos el código de su aplicación/)).toBeTruthy();
});

it('says that the password is enough where there is nothing else', async () => {
  passkeys = [];
  expect(await switchOff()).toContain('Cualquiera que conozca su contraseña podrá entrar.');
  expect(await screen.findByText(/Para entrar basta su contraseña/)).toBeTruthy();
});

it('says of the app that is off what is asked for in its place, and where there is nothing says nothing', async () => {
  const { unmount } = render(<SecondFactor state={OFF} onChanged={jest.fn()} />);
  expect(await screen.findByText(/^No está activa: además de su contraseña pedimos una de sus llaves/)).toBeTruthy();
  unmount();
  passkeys = [];
  await forgetAccountData();
  await act(async () => void render(<SecondFactor state={OFF} onChanged={jest.fn()} />));
  expect(screen.queryByText(/^No está activa/)).toBeNull();
});

it('renews the recovery codes beside passkeys where there is no app, and only there', async () => {
  const { rerender } = render(<Passkeys secondFactor={OFF} onChanged={jest.fn()} />);
  expect(await screen.findByText('Le quedan 2 códigos de recuperación.')).toBeTruthy();
  expect(screen.getByText('Pida códigos nuevos antes de quedarse sin ellos.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pedir códigos nuevos' }));
  await userEvent.type(screen.getByLabelText('Contraseña actual'), 'secreta');
  expect(screen.getByRole('button', { name: 'Mostrar códigos nuevos' })).toBeTruthy();
  rerender(<Passkeys secondFactor={ON} onChanged={jest.fn()} />);
  expect(screen.queryByText('Le quedan 2 códigos de recuperación.')).toBeNull();
});
