import { ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, DataTable, ResourceContextProvider, useNotificationContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { http } from '../api/client.js';
import { ApiProblem } from '../api/problem.js';
import { i18nProvider } from '../i18n/i18n-provider.js';
import { lightTheme } from '../theme/theme.js';
import { SearchList } from './SearchList.js';

beforeEach(() => {
  // react-admin writes what failed there while it is developed with.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // What the person set up for themselves.
  jest.spyOn(http, 'json').mockResolvedValue([] as never);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function open(problem: ApiProblem) {
  const table = (
    <DataTable>
      <DataTable.Col source="name" />
    </DataTable>
  );
  render(
    <MemoryRouter initialEntries={[`/quotes?filter=${encodeURIComponent('{"gone":true}')}`]}>
      <CoreAdminContext dataProvider={{ getList: () => Promise.reject(problem) } as never} i18nProvider={i18nProvider}>
        <ThemeProvider theme={createTheme(lightTheme as never)}>
          <ResourceContextProvider value="quotes">
            <SearchList sort={{ field: 'name', order: 'ASC' }} cards={table} table={table} />
          </ResourceContextProvider>
          <Notices />
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

/** What is told beside the page. */
const Notices = () => <output>{useNotificationContext().notifications.map(({ message }) => message)}</output>;

const notices = () => screen.getByRole('status').textContent;

it('says once that it can’t be filtered like this', async () => {
  open(new ApiProblem({ status: 422, code: 'REQUEST.INVALID' } as never));
  await screen.findByText('Esta lista ya no se puede filtrar así');
  expect(notices()).toBe('');
});

it('tells of any other failure by a notice too, as rows may still be there', async () => {
  const down = new ApiProblem({ status: 503, code: 'SERVER.UNAVAILABLE' } as never);
  open(down);
  await screen.findByText('No pudimos cargar la lista');
  expect(notices()).toBe(down.message);
});
