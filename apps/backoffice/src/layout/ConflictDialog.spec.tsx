import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import { i18nProvider } from '../i18n/i18n-provider.js';
import { conflictOf, settleConflict } from '../providers/conflicts.js';
import { ConflictDialog } from './ConflictDialog.js';

const base = { state: 'received', notes: 'Llamar', updatedAt: '1' };
const conflict = conflictOf({
  resource: 'rights-requests',
  base,
  mine: { ...base, notes: 'Llamó ella' },
  theirs: { state: 'in_review', notes: 'No contesta', updatedAt: '2' },
});

beforeEach(() => {
  render(
    <I18nContextProvider value={i18nProvider}>
      <input aria-label="Notas del formulario" defaultValue="Llamó ella" />
      <ConflictDialog />
    </I18nContextProvider>,
  );
});
afterEach(cleanup);

const ask = () => {
  let settled: Promise<object | null> = Promise.resolve(null);
  act(() => {
    settled = settleConflict(conflict);
  });
  return settled;
};

it('shows what the other person changed, in words, and keeps what is chosen', async () => {
  const settled = ask();
  const dialog = await screen.findByRole('dialog', { name: /Otra persona guardó cambios/ });
  expect(dialog.textContent).toContain('En revisión');
  const notes = within(dialog).getByRole('group', { name: 'Notas' });
  expect(within(notes).getByRole<HTMLInputElement>('radio', { name: /Lo suyo/ }).checked).toBe(true);
  await userEvent.click(within(notes).getByRole('radio', { name: /No contesta/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar así' }));
  expect(await settled).toMatchObject({ state: 'in_review', notes: 'No contesta' });
  expect(screen.getByLabelText<HTMLInputElement>('Notas del formulario').value).toBe('Llamó ella');
});

it('lets one go back without saving', async () => {
  const settled = ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Volver sin guardar' }));
  expect(await settled).toBeNull();
});
