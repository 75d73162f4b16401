import { ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { afterEach, expect, it, jest } from '@jest/globals';
import { type AdminBrand, DEFAULT_LOOK } from '@flota/schemas';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { http } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { i18nProvider } from '../../i18n/i18n-provider.js';
import { lightTheme } from '../../theme/theme.js';
import BrandPage from './BrandPage.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const BRAND: AdminBrand = {
  ...{ draft: DEFAULT_LOOK, updatedAt: '2026-11-06T12:00:00.000Z', published: null, previewToken: 't', versions: [] },
};

it('keeps the look being worked at when it can’t be read anew', async () => {
  const asked = jest.spyOn(http, 'json').mockResolvedValue(BRAND);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <CoreAdminContext i18nProvider={i18nProvider} queryClient={client}>
      <ThemeProvider theme={createTheme(lightTheme)}>
        <BrandPage />
      </ThemeProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const colour = await screen.findByLabelText<HTMLInputElement>('Color principal');
  fireEvent.change(colour, { target: { value: '#0b3d2e' } });
  asked.mockRejectedValue(new ApiProblem({ status: 503, code: 'SERVER.UNAVAILABLE' } as never));
  await act(() => client.invalidateQueries());
  expect(await screen.findByText('No pudimos leer lo más reciente')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Color principal').value).toBe('#0b3d2e');
});
