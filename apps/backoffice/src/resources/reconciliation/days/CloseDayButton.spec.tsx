import { afterEach, expect, it, jest } from '@jest/globals';
import type { DayProof } from '@flota/schemas';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { http } from '../../../api/client.js';
import { ApiProblem } from '../../../api/problem.js';
import { i18nProvider } from '../../../i18n/i18n-provider.js';
import { DayProofView, useDayProof } from './DayProofView.js';
import { CloseDayButton } from './CloseDayButton.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const counted = { count: 0, amount: '0.00' };
const proof: DayProof = {
  ...{ day: '2026-11-06', accounts: [], bank: counted, cards: counted, received: '100.00', suspense: counted },
  ...{ posted: { bank: counted, cards: counted, unlinked: counted, amount: '0.00' }, returned: counted, own: counted },
  ...{ refunds: counted, accounted: '100.00', difference: '0.00', items: [], openLines: 0 },
  suspenseAccount: {
    ...{ opening: '0.00', received: '0.00', returnedToIt: '0.00', posted: '0.00', returned: '0.00', own: '0.00' },
    closing: '0.00',
  },
  ...{ blockedBy: null, earlierOpen: null },
};

function Day() {
  const { data } = useDayProof(proof.day);
  return data ? <CloseDayButton proof={data} /> : null;
}

async function open(day = <Day />, queryClient = new QueryClient()) {
  const page = (
    <CoreAdminContext i18nProvider={i18nProvider} queryClient={queryClient}>
      {day}
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar el día' }));
  return within(screen.getByRole('dialog'));
}

it('closes with the difference that is shown, and shows the new one where it is another by then', async () => {
  let now = proof;
  const sent: unknown[] = [];
  jest.spyOn(http, 'json').mockImplementation(((_path: string, request?: { body: object }) => {
    if (!request) return Promise.resolve(now);
    sent.push(request.body);
    if (sent.length > 1) return Promise.resolve({ ...now, blockedBy: 'closed' });
    now = { ...proof, difference: '-12.34' };
    return Promise.reject(new ApiProblem({ status: 409, code: 'BANK_DAY.CHANGED' } as never));
  }) as typeof http.json);
  const dialog = await open();
  expect(dialog.getByText('$0.00')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar para siempre' }));

  expect(await dialog.findByText('-$12.34')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: /Nota/ }), 'El banco la muestra mañana');
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar para siempre' }));
  expect(sent).toEqual([
    { day: proof.day, difference: '0.00', note: '' },
    { day: proof.day, difference: '-12.34', note: 'El banco la muestra mañana' },
  ]);
});

it('takes a note that was typed and erased as none', async () => {
  const asked = jest.spyOn(http, 'json').mockImplementation(() => Promise.resolve(proof));
  const dialog = await open();
  const note = dialog.getByRole('textbox', { name: /Nota/ });
  await userEvent.type(note, 'Nada');
  await userEvent.clear(note);
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar para siempre' }));
  const body = { day: proof.day, difference: '0.00', note: '' };
  expect(asked).toHaveBeenCalledWith('/api/admin/bank-days', { method: 'POST', body });
});

it('keeps its note when the day can’t be read anew', async () => {
  const asked = jest.spyOn(http, 'json').mockImplementation(() => Promise.resolve(proof));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const dialog = await open(<DayProofView day={proof.day} onDay={() => undefined} />, client);
  await userEvent.type(dialog.getByRole('textbox', { name: /Nota/ }), 'El banco la muestra mañana');
  asked.mockRejectedValue(new ApiProblem({ status: 503, code: 'SERVER.UNAVAILABLE' } as never));
  await act(() => client.invalidateQueries());
  await screen.findByText('No pudimos leer lo más reciente');
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Nota/ }).value).toBe('El banco la muestra mañana');
});
