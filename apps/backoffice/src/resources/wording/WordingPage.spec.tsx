import { ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { AdminWording, WordingWrite } from '@flota/schemas';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { http } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { i18nProvider } from '../../i18n/i18n-provider.js';
import { lightTheme } from '../../theme/theme.js';
import WordingPage from './WordingPage.js';

const said = (text: string, second = 0) => ({
  text,
  updatedAt: new Date(Date.UTC(2026, 10, 23, 12, 0, second)).toISOString(),
  updatedBy: 'Laura',
});
const WORDING: AdminWording = {
  places: [
    { id: 'contact', title: 'Contacto', kind: 'site', path: '/contacto' },
    { id: 'quoteMail', title: 'Cotización', kind: 'mail', path: null },
  ],
  texts: [
    {
      ...{ key: 'contact.hello', place: 'contact', default: 'Hola, {name}: lea el <notice>aviso</notice>.' },
      ...{ variables: ['name'], tags: ['notice'], said: null },
    },
    {
      ...{ key: 'quoteMail.button', place: 'quoteMail', default: 'Ver mi cotización' },
      ...{ variables: [], tags: [], said: said('Abrir') },
    },
  ],
  unused: [{ key: 'former.text', ...said('De antes') }],
};

const copyOf = (wording: AdminWording) => JSON.parse(JSON.stringify(wording)) as AdminWording;

/** What the server keeps, and the changes that were sent to it. */
let kept: AdminWording;
let sent: { path: string; body: WordingWrite }[];
let refuse: ApiProblem | undefined;

beforeEach(() => {
  kept = copyOf(WORDING);
  sent = [];
  refuse = undefined;
  jest.spyOn(http, 'json').mockImplementation(((
    path: string,
    { method, body }: { method?: string; body?: unknown },
  ) => {
    if (method !== 'PUT') return Promise.resolve(copyOf(kept));
    if (refuse) return Promise.reject(refuse);
    const write = body as WordingWrite;
    sent.push({ path, body: write });
    return Promise.resolve({ said: write.text === null ? null : said(write.text, sent.length) });
  }) as typeof http.json);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

async function show(actions = ['list', 'edit']) {
  const authProvider = {
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    canAccess: ({ action }: { action: string }) => Promise.resolve(actions.includes(action)),
  };
  render(
    <MemoryRouter>
      <CoreAdminContext authProvider={authProvider} i18nProvider={i18nProvider}>
        <ThemeProvider theme={createTheme(lightTheme as never)}>
          <WordingPage />
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await screen.findByText('contact.hello');
}

const row = (key: string) => screen.getByText(key).closest('li') as HTMLElement;
const press = (where: HTMLElement, name: string) => userEvent.click(within(where).getByRole('button', { name }));
async function edit(key: string): Promise<HTMLTextAreaElement> {
  await waitFor(() => within(row(key)).getByRole('button', { name: 'Cambiar' }));
  await press(row(key), 'Cambiar');
  return within(row(key)).getByRole<HTMLTextAreaElement>('textbox', { name: 'Se dirá' });
}

it('lists texts by their place, beside what is said instead', async () => {
  await show(['list']);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Contacto',
    'Cotización',
    'Ya no se usan',
  ]);
  expect(screen.getByRole('link', { name: 'Ver la página: Contacto' }).getAttribute('href')).toBe('/contacto');
  expect(row('quoteMail.button').textContent).toMatch(/Ver mi cotización.*Abrir.*Cambiado.*Laura/);
  expect(screen.queryByRole('button', { name: 'Cambiar' })).toBeNull();
});

it('finds by words however their accents are written, and by what was changed', async () => {
  await show();
  await userEvent.type(screen.getByLabelText('Buscar'), 'cotizacion');
  await screen.findByText('1 texto');
  expect(screen.queryByText('contact.hello')).toBeNull();
  await userEvent.type(screen.getByLabelText('Buscar'), 'xyz');
  await userEvent.click(await screen.findByRole('button', { name: 'Ver todos los textos' }));
  await screen.findByText('2 textos');
  await userEvent.click(screen.getByLabelText('Sólo los cambiados'));
  await screen.findByText('1 texto');
});

it('judges words as they are written, takes pieces in at the cursor, and keeps them', async () => {
  await show();
  const field = await edit('contact.hello');
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  const hello = row('contact.hello');
  expect(within(hello).getByText(/Escriba el texto, o vuelva al original\./)).toBeTruthy();
  await userEvent.type(field, 'Lea el aviso de ');
  expect(within(hello).getByText(/Falta la parte <notice>/)).toBeTruthy();
  expect(within(hello).getByText('Falta {name}: ¿es a propósito?')).toBeTruthy();
  expect(within(hello).getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(true);
  await press(hello, 'Datos de su empresa');
  await userEvent.click(screen.getByRole('menuitem', { name: /Nombre comercial/ }));
  field.setSelectionRange(7, 12);
  await press(hello, 'Insertar <notice>aviso</notice>');
  const text = 'Lea el <notice>aviso</notice> de {empresa}';
  expect(field.value).toBe(text);
  await press(hello, 'Guardar');
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/api/admin/wording/contact.hello', body: { text, updatedAt: null } }]),
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cambiar'));
  expect(row('contact.hello').textContent).toContain('Lea el aviso de empresa');
});

it('goes back to the original, and to what was said before that', async () => {
  await show();
  await userEvent.click(screen.getByLabelText('Sólo los cambiados'));
  const { updatedAt } = said('Abrir');
  await waitFor(() => within(row('quoteMail.button')).getByRole('button', { name: 'Volver al original' }));
  await press(row('quoteMail.button'), 'Volver al original');
  await screen.findByText('Volvió al original.');
  await press(row('quoteMail.button'), 'Deshacer');
  await waitFor(() => expect(row('quoteMail.button').textContent).toContain('Abrir'));
  expect(sent.map(({ body }) => body)).toEqual([
    { text: null, updatedAt },
    { text: 'Abrir', updatedAt: null },
  ]);
});

it('shows what somebody else said meanwhile, and keeps what was typed', async () => {
  await show();
  const field = await edit('quoteMail.button');
  await userEvent.clear(field);
  await userEvent.type(field, 'Abrirla');
  kept.texts[1]!.said = said('Verla', 9);
  refuse = new ApiProblem({ type: '', title: '', status: 409, code: 'RESOURCE.STALE', correlationId: 'x' });
  await press(row('quoteMail.button'), 'Guardar');
  expect((await screen.findByText(/Ahora dice: «Verla»/)).textContent).toContain('Otra persona lo cambió');
  expect(field.value).toBe('Abrirla');
  refuse = undefined;
  await press(row('quoteMail.button'), 'Guardar');
  await waitFor(() => expect(sent[0]?.body).toEqual({ text: 'Abrirla', updatedAt: said('', 9).updatedAt }));
});
