import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ContractDetail } from '@flota/schemas';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { accountApi } from '../../../api/account/client.js';
import { CreditBox } from './CreditBox.js';

const CONTRACT = {
  id: '0198a000-0000-7000-8000-000000000001',
  state: 'paid_off',
  unapplied: '5000.00',
  effects: [],
  payoffToday: null,
  nextInstalment: null,
  holder: { rfc: 'AISM780412QX1', legalName: 'Martín Arriaga Solís' },
} as unknown as ContractDetail;

/** What was asked for, with its key, each answered when the test wants it. */
const asked: { key: string | undefined; answer: () => void; lose: () => void }[] = [];

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(accountApi, 'get').mockResolvedValue({ contracts: [] });
  jest.spyOn(accountApi, 'post').mockImplementation(
    (_path, _body, _read, options) =>
      new Promise((resolve, reject) => {
        const key = options?.idempotencyKey;
        asked.push({
          key,
          answer: () => resolve({ conversationId: '1' }),
          lose: () => reject(new TypeError('Failed to fetch')),
        });
      }),
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <CreditBox contract={CONTRACT} /> }])} />);
});
afterEach(() => void jest.restoreAllMocks());

const dialog = () => screen.queryByRole('dialog');
const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

async function askBack() {
  await userEvent.click(screen.getByRole('button', { name: 'Elegir qué hacer' }));
  await userEvent.type(await screen.findByLabelText(/^CLABE/), '032180000118359719');
  await userEvent.click(screen.getByRole('button', { name: 'Pedir la devolución' }));
}

it('stays until it is known whether it was done', async () => {
  await askBack();
  pressEscape();
  expect(dialog()).not.toBeNull();
  asked[0]?.answer();
  await screen.findByText('Recibimos su solicitud');
  pressEscape();
  expect(dialog()).toBeNull();
});

it('does the same once where its answer got lost and the dialog was closed', async () => {
  await askBack();
  asked[0]?.lose();
  await screen.findByRole('alert');
  pressEscape();
  expect(dialog()).toBeNull();
  await askBack();
  expect(asked.map(({ key }) => key)).toEqual([asked[0]?.key, asked[0]?.key]);
  expect(asked[0]?.key).toBeTruthy();
});
