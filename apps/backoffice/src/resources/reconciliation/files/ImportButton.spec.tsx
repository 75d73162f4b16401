import { afterEach, expect, it, jest } from '@jest/globals';
import type { AdminBankAccount, AdminBankFile } from '@flota/schemas';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { http } from '../../../api/client.js';
import { ImportButton } from './ImportButton.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const accounts = ['Concentradora', 'Nómina'].map(
  (name, index) => ({ id: `account-${index}`, name, bank: 'BBVA', format: 'csv' }) as AdminBankAccount,
);
const file = new File(['Fecha,Abono'], 'banco.csv', { type: 'text/csv' });

async function choose() {
  let answer: (taken: AdminBankFile) => void = () => undefined;
  const send = jest
    .spyOn(http, 'json')
    .mockImplementation(() => new Promise((resolve) => (answer = (taken) => resolve(taken))));
  const dataProvider = { getList: () => Promise.resolve({ data: accounts, total: accounts.length }) };
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={dataProvider as never}>
        <ImportButton />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Importar archivo' }));
  await screen.findByRole('combobox', { name: 'Cuenta' });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file);
  return { send, answer: (taken: object) => act(async () => answer(taken as AdminBankFile)) };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('sends nothing that was chosen and given up', async () => {
  const { send } = await choose();
  expect(screen.getByRole('status').textContent).toBe('banco.csv se importará en Concentradora · BBVA.');
  await userEvent.click(button('Cancelar'));
  expect(send).not.toHaveBeenCalled();
});

it('sends the file to the account that is shown, and stays open meanwhile', async () => {
  const { send, answer } = await choose();
  await userEvent.click(screen.getByRole('combobox', { name: 'Cuenta' }));
  await userEvent.click(screen.getByRole('option', { name: 'Nómina · BBVA' }));
  await userEvent.click(button('Importar'));
  const body = send.mock.calls[0]?.[1]?.body as FormData;
  expect(body.get('bankAccountId')).toBe('account-1');
  expect((body.get('file') as File).name).toBe('banco.csv');

  expect(button('Cancelar').disabled).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await answer({ id: 'a-file', state: 'pending' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
