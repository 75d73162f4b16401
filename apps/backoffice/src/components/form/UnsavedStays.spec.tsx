import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Notification, type RaRecord } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18nProvider } from '../../i18n/i18n-provider.js';
import { RecordEdit } from '../RecordEdit.js';
import { RecordForm } from './RecordForm.js';
import { TextInput } from './TextInput.js';

afterEach(cleanup);

const user = userEvent.setup({ delay: null });
const RECORD = { id: 'a', name: 'Ana', notes: 'Llamar', updatedAt: '2026-11-06T12:00:00.000Z' };

/** A form that stays on its page, of a record which somebody else changes meanwhile. */
async function open() {
  let kept: RaRecord = RECORD;
  const update = jest.fn(async (_resource: string, { data }: { data: object }) => {
    kept = { ...kept, ...data, notes: String((data as typeof RECORD).notes).trim() };
    return { data: kept };
  });
  const dataProvider = { getOne: async () => ({ data: kept }), update } as never;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <CoreAdminContext i18nProvider={i18nProvider} dataProvider={dataProvider} queryClient={client}>
      <RecordEdit resource="things" id="a" title="Uno" redirect={false}>
        <RecordForm>
          <TextInput source="name" label="Nombre" helperText={false} />
          <TextInput source="notes" label="Notas" helperText={false} />
        </RecordForm>
      </RecordEdit>
      <Notification />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  await screen.findByRole('textbox', { name: 'Notas' });
  return {
    update,
    others: async (change: object) => {
      kept = { ...kept, ...change, updatedAt: '2026-11-06T12:05:00.000Z' };
      await act(() => client.invalidateQueries());
    },
  };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => user.click(screen.getByRole('button', { name: 'Guardar' }));

it('stays when the record is read anew, beside what others changed, and is all that is saved', async () => {
  const { update, others } = await open();
  await user.type(field('Notas'), ' mañana');
  await others({ name: 'Ana María' });
  await waitFor(() => expect(field('Nombre').value).toBe('Ana María'));
  expect(field('Notas').value).toBe('Llamar mañana');
  expect(screen.getByText('Sin guardar')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await save();
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]![1]).toMatchObject({
    data: { name: 'Ana María', notes: 'Llamar mañana' },
    previousData: { name: 'Ana María', notes: 'Llamar' },
  });
});

it('stays where others changed the same, which is told', async () => {
  const { others } = await open();
  await user.type(field('Notas'), ' mañana');
  await others({ notes: 'Ya pagó' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Otra persona cambió lo mismo/);
  expect(field('Notas').value).toBe('Llamar mañana');
});

it('goes once it is saved: what the server made of it is shown', async () => {
  await open();
  await user.type(field('Notas'), ' mañana   ');
  await save();
  await waitFor(() => expect(field('Notas').value).toBe('Llamar mañana'));
  await waitFor(() => expect(screen.queryByText('Sin guardar')).toBeNull());
});

it('is nothing where nothing was typed', async () => {
  const { others } = await open();
  await others({ notes: 'Ya pagó' });
  await waitFor(() => expect(field('Notas').value).toBe('Ya pagó'));
  expect(screen.queryByText('Sin guardar')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
