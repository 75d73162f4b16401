import { ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { AdminNavigations, Destination, Navigation } from '@flota/schemas';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { http } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { i18nProvider } from '../../i18n/i18n-provider.js';
import { lightTheme } from '../../theme/theme.js';
import NavigationPage from './NavigationPage.js';

const LABELS: AdminNavigations['labels'] = {
  menu: { news: 'Noticias', calculator: 'Calcula tu financiamiento' },
  footer: { contact: 'Contáctanos' },
  groups: { company: 'COMPAÑÍA', products: 'PRODUCTOS', help: 'AYUDA' },
};
const OFFERED: Record<string, unknown> = {
  '/api/plan-links': [],
  '/api/settings': { jobBoardUrl: null, socialLinks: [], sisterSites: [] },
  '/api/syntage': { offered: true },
};
const entries = (...destinations: Destination[]) =>
  destinations.map((destination) => ({ kind: 'destination', destination, label: null, hidden: false }) as const);
/** In place of the product's own, which is longer. */
const ORIGINAL: Navigation = {
  menu: entries('calculator', 'contact', 'news'),
  footer: [{ name: 'help', title: null, entries: entries('contact', 'privacy') }],
};
const STAMP = '2026-11-23T12:00:00.000Z';

/** What the server keeps of the public pages, and what was sent to it. */
let kept: Navigation | null;
let sent: { path: string; method: string; body: unknown }[];
let refuse: ApiProblem | undefined;

const answer = (kind: string) => ({
  kind,
  navigation: (kind === 'site' && kept) || ORIGINAL,
  updatedAt: kind === 'site' && kept ? STAMP : null,
  updatedBy: kind === 'site' && kept ? 'Laura' : null,
});

beforeEach(() => {
  kept = null;
  sent = [];
  refuse = undefined;
  jest.spyOn(http, 'json').mockImplementation(((
    path: string,
    { method = 'GET', body }: { method?: string; body?: { navigation: Navigation } },
  ) => {
    if (OFFERED[path]) return Promise.resolve(OFFERED[path]);
    if (method === 'GET') return Promise.resolve({ kinds: [answer('site'), answer('account')], labels: LABELS });
    if (refuse) return Promise.reject(refuse);
    sent.push({ path, method, body });
    kept = method === 'PUT' ? body!.navigation : null;
    return Promise.resolve(answer('site'));
  }) as typeof http.json);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

async function open() {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <CoreAdminContext i18nProvider={i18nProvider}>
          <ThemeProvider theme={createTheme(lightTheme)}>
            <NavigationPage />
          </ThemeProvider>
        </CoreAdminContext>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText('Así se verá');
  return { user: userEvent.setup({ delay: null }), router };
}

const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label') ?? item.textContent);
const fields = async () => (await screen.findAllByRole('list', { name: 'Menú' }))[0]!;
const drawn = () => within(screen.getByRole('region', { name: 'Así se verá' })).getByRole('list', { name: 'Menú' });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' });

it('is renamed, moved, hidden and given a link, which is drawn beside and sent once saved', async () => {
  const { user } = await open();
  const list = await fields();
  expect(save().disabled).toBe(true);
  write(within(list).getByRole('textbox', { name: 'Nombre de «Noticias»' }), 'Avisos');
  await user.click(within(list).getByRole('button', { name: 'Subir «Noticias»' }));
  await user.click(within(list).getByRole('button', { name: 'Ocultar «Calculadora»' }));
  expect(namesIn(list)).toEqual(['Calculadora', 'Noticias', 'Contacto']);
  await user.click(screen.getByRole('button', { name: 'Agregar un enlace propio a Menú' }));
  expect(save().disabled).toBe(true);
  write(within(list).getByRole('textbox', { name: 'Nombre de «Enlace propio»' }), 'Blog');
  write(within(list).getByRole('textbox', { name: 'Dirección de «Blog»' }), 'https://blog.ejemplo.mx/');
  expect(namesIn(drawn())).toEqual(['Avisos', 'Contacto', 'Blog']);
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  const { path, body } = sent[0] as { path: string; body: { navigation: Navigation; updatedAt: null } };
  expect(path).toBe('/api/admin/navigation/site');
  expect(body.updatedAt).toBeNull();
  expect(body.navigation.menu[1]).toEqual({ kind: 'destination', destination: 'news', label: 'Avisos', hidden: false });
  expect(body.navigation.menu.at(-1)).toEqual({
    kind: 'link',
    label: 'Blog',
    url: 'https://blog.ejemplo.mx/',
    hidden: false,
  });
  await waitFor(() => expect(save().disabled).toBe(true));
});

it('goes back to the original, and from there to what it was', async () => {
  kept = { ...ORIGINAL, menu: [] };
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Volver al original' }));
  const undo = await screen.findByRole('button', { name: 'Deshacer' });
  expect(namesIn(await fields())).toHaveLength(3);
  await user.click(undo);
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'PUT']));
  expect(sent[0]?.path).toBe(`/api/admin/navigation/site?updatedAt=${encodeURIComponent(STAMP)}`);
  expect(sent[1]?.body).toEqual({ navigation: { ...ORIGINAL, menu: [] }, updatedAt: null });
});

it('can not do without the privacy notice in the footer', async () => {
  await open();
  const help = await screen.findByRole('group', { name: 'Grupo «AYUDA»' });
  expect(within(help).getByRole('button', { name: 'Ocultar «Contacto»' })).toBeTruthy();
  expect(within(help).queryByRole('button', { name: 'Ocultar «Aviso de privacidad»' })).toBeNull();
  expect(within(help).queryByRole('button', { name: 'Quitar «Aviso de privacidad»' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Quitar el grupo «AYUDA»' })).toBeNull();
  expect(within(help).getByText(/la ley pide/)).toBeTruthy();
});

it('keeps what was typed where somebody else was first', async () => {
  refuse = new ApiProblem({ type: '', title: '', status: 409, code: 'RESOURCE.STALE', correlationId: '' });
  const { user } = await open();
  const list = await fields();
  write(within(list).getByRole('textbox', { name: 'Nombre de «Noticias»' }), 'Avisos');
  await user.click(save());
  await screen.findByText(/Otra persona lo cambió/);
  expect(within(drawn()).getByText('Avisos')).toBeTruthy();
  refuse = undefined;
  kept = { ...ORIGINAL, menu: [] };
  await user.click(screen.getByRole('button', { name: 'Ver lo guardado' }));
  await screen.findByText('Vacío: no se muestra nada aquí.');
});

it('keeps what is worked at while the other kind of page is looked at', async () => {
  const { user } = await open();
  write(within(await fields()).getByRole('textbox', { name: 'Nombre de «Noticias»' }), 'Avisos');
  await user.click(screen.getByRole('tab', { name: 'Cuenta del cliente' }));
  expect(within(drawn()).queryByText('Avisos')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Sitio público' }));
  expect(within(drawn()).getByText('Avisos')).toBeTruthy();
});

it('asks before it is left with something that is not saved', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { router } = await open();
  write(within(await fields()).getByRole('textbox', { name: 'Nombre de «Noticias»' }), 'Avisos');
  await act(() => router.navigate('/brand'));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(router.state.location.pathname).toBe('/');
});
