import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ContractSummary } from '@flota/schemas';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import { forgetAccountData } from '../account/index.js';
import { UnitChoice } from './UnitChoice.js';

/** As the API lists them: by nothing that a customer knows. */
const NAMES = ['Tracto 001', 'Torton 5', 'Torton 10', 'Torton 2', 'Urbano 3', 'Reparto 9', 'Reparto 4', 'Urbano 1'];

const contracts = NAMES.map(
  (nickname, place) =>
    ({
      id: `c${place}`,
      number: `FL-2026-00100${place}`,
      nickname,
      vehicle: 'Freightliner M2 2025',
      vin: '3ALACWFC0SDUA2207',
      planTitle: 'Crédito directo',
      holder: { legalName: 'Línea del Río', rfc: 'LRB160304K90' },
      daysLate: 0,
    }) as ContractSummary,
);

const fetchMock = jest.fn<typeof fetch>();

beforeEach(() => {
  const body = JSON.stringify(contracts);
  fetchMock.mockResolvedValue({
    ok: true,
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    text: () => Promise.resolve(body),
    json: () => Promise.resolve(contracts),
  } as Response);
  globalThis.fetch = fetchMock;
});
afterEach(() => forgetAccountData());

const onSent = jest.fn<(contractIds: string[]) => void>();

function Form() {
  const { control, handleSubmit, register } = useForm({ defaultValues: { contractIds: [] as string[] } });
  const chosen = useWatch({ control, name: 'contractIds' }).length;
  return (
    <form onSubmit={(event) => void handleSubmit(({ contractIds }) => onSent(contractIds))(event)}>
      <UnitChoice error={undefined} chosen={chosen} register={() => register('contractIds')} />
      <button type="submit">Enviar</button>
    </form>
  );
}

const offered = () =>
  screen
    .getAllByRole('checkbox')
    .filter((box) => !box.closest('.hidden'))
    .map((box) => contracts.find(({ id }) => id === (box as HTMLInputElement).value)?.nickname);

it('lists units by name, finds them, and keeps what was chosen while others are searched for', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await screen.findByRole('checkbox', { name: /Tracto 001/ });
  expect(offered()).toEqual([
    'Reparto 4',
    'Reparto 9',
    'Torton 2',
    'Torton 5',
    'Torton 10',
    'Tracto 001',
    'Urbano 1',
    'Urbano 3',
  ]);
  await user.click(screen.getByRole('checkbox', { name: /Tracto 001/ }));
  await user.type(screen.getByRole('searchbox'), 'torton 1{Enter}');
  expect(onSent).not.toHaveBeenCalled();
  expect(offered()).toEqual(['Torton 10']);
  await user.click(screen.getByRole('checkbox', { name: /Torton 10/ }));
  expect(screen.getByText('2 unidades elegidas')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(onSent.mock.calls[0]?.[0].toSorted()).toEqual(['c0', 'c2']);
});
