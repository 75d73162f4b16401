import { ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type GetListParams, ListBase } from 'react-admin';
import { i18nProvider } from '../i18n/i18n-provider.js';
import { lightTheme } from '../theme/theme.js';
import { RowsPagination } from './RowsPagination.js';

afterEach(cleanup);

const LAST = 8_494;

/** A list of about 212,345 records, or of as many. */
function show(estimated: boolean) {
  const asked: number[] = [];
  const getList = ({ pagination: { page, perPage } = { page: 1, perPage: 25 } }: GetListParams) => {
    asked.push(page);
    return Promise.resolve({
      data: Array.from({ length: page === LAST ? 20 : perPage }, (_, id) => ({ id })),
      total: 212_345,
      pageInfo: { hasNextPage: page < LAST, hasPreviousPage: page > 1 },
      meta: { estimated },
    });
  };
  render(
    <CoreAdminContext
      dataProvider={{ getList: (_resource: string, params: GetListParams) => getList(params) } as never}
      i18nProvider={i18nProvider}
    >
      <ThemeProvider theme={createTheme(lightTheme as never)}>
        <ListBase resource="quotes" disableSyncWithLocation perPage={25}>
          <RowsPagination />
        </ListBase>
      </ThemeProvider>
    </CoreAdminContext>,
  );
  return asked;
}

it('says about how many there are, and goes to the end and back by pages', async () => {
  const asked = show(true);
  await screen.findByText('1 a 25 de cerca de 212,000');
  expect(screen.queryByRole('button', { name: /página 2/i })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ir a la última página' }));
  await screen.findByText('Últimos 20 de cerca de 212,000');
  expect(screen.getByRole('button', { name: 'Ir a la página siguiente' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Ir a la página anterior' }));
  await screen.findByText('212,301 a 212,325 de cerca de 212,000');
  await userEvent.click(screen.getByRole('button', { name: 'Ir a la primera página' }));
  await screen.findByText('1 a 25 de cerca de 212,000');
  expect(asked.slice(0, 3)).toEqual([1, LAST, LAST - 1]);
});

it('numbers the pages of what was counted', async () => {
  show(false);
  await screen.findByText('1 a 25 de 212345');
  expect(screen.getByRole('button', { name: 'Ir a la página 2' })).toBeTruthy();
});
