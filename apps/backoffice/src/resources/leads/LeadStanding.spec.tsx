import { ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { afterEach, expect, it, jest } from '@jest/globals';
import type { AdminLead } from '@flota/schemas';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { http } from '../../api/client.js';
import { i18nProvider } from '../../i18n/i18n-provider.js';
import { lightTheme } from '../../theme/theme.js';
import { LeadStanding } from './LeadStanding.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const AT = '2026-03-02T16:00:00.000Z';
const NEW = { id: 'one', name: 'Elvira', stage: 'new', stageAt: AT, answerDueAt: null } as AdminLead;

it('is moved on from where it is going, before it was read there', async () => {
  const moves: unknown[] = [];
  jest.spyOn(http, 'json').mockReturnValue(new Promise(() => undefined));
  jest.spyOn(http, 'send').mockImplementation((_path, { body } = {}) => {
    moves.push(body);
    return Promise.resolve({} as Response);
  });
  const page = (
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ThemeProvider theme={createTheme(lightTheme)}>
        <LeadStanding lead={NEW} />
      </ThemeProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  await moveTo('Contactada');
  await moveTo('Calificada');
  expect(moves).toEqual([
    { from: 'new', to: 'contacted' },
    { from: 'contacted', to: 'qualified' },
  ]);
});

async function moveTo(stage: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Mover a Elvira' }));
  await userEvent.click(screen.getByRole('menuitem', { name: stage }));
}
