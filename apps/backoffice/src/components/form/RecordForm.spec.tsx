import { ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cannedAnswerSchema } from '@flota/schemas';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CreateResult, CoreAdminContext, CreateBase, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { schemaErrors } from '../../api/schema-errors.js';
import { i18nProvider } from '../../i18n/i18n-provider.js';
import { lightTheme } from '../../theme/theme.js';
import { Section } from '../Figures.js';
import { RecordForm } from './RecordForm.js';
import { TextInput } from './TextInput.js';

const TITLES = ['Quién es', 'Dónde está', 'Qué debe', 'Notas'];

/** Higher than the window, unless a test says otherwise: nothing is laid out here. */
let height: number;
let create: () => Promise<CreateResult>;

beforeEach(() => {
  height = 5_000;
  create = () => Promise.reject(new Error('No se pudo guardar.'));
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 100, bottom: 300 } as DOMRect);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

async function open(titles = TITLES) {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <CoreAdminContext i18nProvider={i18nProvider} dataProvider={{ create: () => create() } as never}>
          <ThemeProvider theme={createTheme(lightTheme)}>
            <ResourceContextProvider value="things">
              <CreateBase redirect={false}>
                <RecordForm
                  schema={cannedAnswerSchema}
                  defaultValues={{ name: '', text: 'Con gusto.' }}
                  validate={(values) => schemaErrors(cannedAnswerSchema, values)}
                >
                  {titles.map((title, index) => (
                    <Section key={title} title={title}>
                      {index === 0 && <TextInput source="name" label="Nombre" helperText="La ve su equipo." />}
                      {index === 3 && <TextInput source="text" label="Texto" helperText={false} />}
                    </Section>
                  ))}
                </RecordForm>
              </CreateBase>
            </ResourceContextProvider>
          </ThemeProvider>
        </CoreAdminContext>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('button', { name: 'Guardar' });
  return userEvent.setup({ delay: null });
}

const nav = () => screen.getByRole('navigation', { name: 'Secciones del formulario' });
const links = () => within(nav()).getAllByRole('link');
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('lists its own sections, each of which leads to its heading', async () => {
  const user = await open();
  expect(links().map((link) => link.textContent)).toEqual(TITLES);
  await user.click(links()[3]!);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notas' }));
  await waitFor(() => expect(links()[3]!.getAttribute('aria-current')).toBe('location'));
  expect(links().filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
});

it('lists nothing of fewer than four, or where all are in sight', async () => {
  await open(TITLES.slice(0, 3));
  expect(screen.queryByRole('navigation')).toBeNull();
  cleanup();
  height = 300;
  await open();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('marks and names the section in which something is to be corrected, until it is', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const faulty = await within(nav()).findByRole('link', { name: 'Quién es (hay algo que corregir)' });
  expect(links().filter((link) => link.textContent?.includes('corregir'))).toEqual([faulty]);
  await user.type(field('Nombre'), 'Rosa');
  await waitFor(() => expect(faulty.textContent).toBe('Quién es'));
});

it('says what is not saved, and keeps what was typed when saving fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await open();
  expect(screen.queryByText('Sin guardar')).toBeNull();
  await user.type(field('Nombre'), 'Rosa');
  expect(await screen.findByText('Sin guardar')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(false));
  expect(field('Nombre').value).toBe('Rosa');
  expect(screen.getByText('Sin guardar')).toBeTruthy();
});

it('can be left for the list', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Cancelar' }).getAttribute('href')).toBe('/things');
});

it('counts only near the limit that the schema sets, and says it once one pauses', async () => {
  const user = await open();
  const name = field('Nombre');
  await user.click(name);
  await user.paste('a'.repeat(63));
  expect(screen.queryByText(/de 80/)).toBeNull();
  expect(screen.getByText('La ve su equipo.')).toBeTruthy();
  jest.useFakeTimers();
  try {
    act(() => name.focus());
    await userEvent.setup({ delay: null, advanceTimers: (ms) => jest.advanceTimersByTime(ms) }).keyboard('a');
    const shown = screen.getByText('Quedan 16 caracteres de 80.');
    expect(shown.getAttribute('aria-hidden')).toBe('true');
    act(() => void jest.advanceTimersByTime(1_500));
    const said = screen.getAllByRole('status').map((status) => status.textContent);
    expect(said).toContain('Quedan 16 caracteres de 80.');
  } finally {
    jest.useRealTimers();
  }
});
