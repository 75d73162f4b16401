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

async function open() {
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
  return { asked, colour, readAnew: () => act(() => client.invalidateQueries()) };
}
const shown = () => screen.getByLabelText<HTMLInputElement>('Color principal').value;

it('keeps the look being worked at when it can’t be read anew', async () => {
  const { asked, colour, readAnew } = await open();
  fireEvent.change(colour, { target: { value: '#0b3d2e' } });
  asked.mockRejectedValue(new ApiProblem({ status: 503, code: 'SERVER.UNAVAILABLE' } as never));
  await readAnew();
  expect(await screen.findByText('No pudimos leer lo más reciente')).toBeTruthy();
  expect(shown()).toBe('#0b3d2e');
});

it('says that a colleague kept another draft meanwhile, beside the look being worked at, and shows it where none is', async () => {
  const { asked, colour, readAnew } = await open();
  const theirs = { ...DEFAULT_LOOK, colours: { ...DEFAULT_LOOK.colours, main: '#7a1f5c' } };
  fireEvent.change(colour, { target: { value: '#0b3d2e' } });
  asked.mockResolvedValue({ ...BRAND, draft: theirs, updatedAt: '2026-11-06T12:05:00.000Z' });
  await readAnew();
  expect(await screen.findByText(/Se guardó otro borrador/)).toBeTruthy();
  expect(shown()).toBe('#0b3d2e');
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer cambios' }));
  expect(shown()).toBe('#7a1f5c');
  expect(screen.queryByText(/Se guardó otro borrador/)).toBeNull();
});
