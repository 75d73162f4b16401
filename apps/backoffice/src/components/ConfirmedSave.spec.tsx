import { ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, CreateBase, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18nProvider } from '../i18n/i18n-provider.js';
import { lightTheme } from '../theme/theme.js';
import { ConfirmedSave } from './ConfirmedSave.js';
import { RecordForm } from './form/RecordForm.js';
import { SaveBar } from './form/SaveBar.js';
import { TextInput } from './form/TextInput.js';

afterEach(cleanup);

const user = userEvent.setup({ delay: null });

/** A form that asks before it saves a certain name. */
async function open() {
  const create = jest.fn(async (_resource: string, { data }: { data: object }) => ({ data: { ...data, id: 1 } }));
  const question = ({ name }: { name?: string }) =>
    name === 'Suspendido' ? { title: 'El despacho deja de cobrar', content: '¿Seguro?', confirm: 'Sí' } : undefined;
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <CoreAdminContext i18nProvider={i18nProvider} dataProvider={{ create } as never}>
          <ThemeProvider theme={createTheme(lightTheme)}>
            <ResourceContextProvider value="things">
              <CreateBase redirect={false}>
                <RecordForm bar={<SaveBar save={<ConfirmedSave question={question} />} />}>
                  <TextInput source="name" label="Nombre" isRequired helperText={false} />
                  <TextInput source="rfc" label="RFC" helperText={false} />
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
  return create;
}

const name = () => screen.getByRole('textbox', { name: /Nombre/ });
const button = (of: string) => screen.getByRole<HTMLButtonElement>('button', { name: of });

it('can be pressed before anything is filled in, as any form’s', async () => {
  const create = await open();
  expect(button('Guardar').disabled).toBe(false);
  await user.click(button('Guardar'));
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
});

it('saves once by Enter in a field, where there is nothing to ask', async () => {
  const create = await open();
  await user.type(name(), 'Cobranza del Istmo{Enter}');
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  expect(create.mock.calls[0]?.[1].data).toMatchObject({ name: 'Cobranza del Istmo' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks by Enter in a field too, and saves once that is agreed to', async () => {
  const create = await open();
  await user.type(name(), 'Suspendido{Enter}');
  await screen.findByRole('dialog', { name: 'El despacho deja de cobrar' });
  expect(create).not.toHaveBeenCalled();
  await user.click(button('Sí'));
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
});

it('saves once what is agreed to by a double click', async () => {
  const create = await open();
  await user.type(name(), 'Suspendido{Enter}');
  await screen.findByRole('dialog');
  await user.dblClick(button('Sí'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(create).toHaveBeenCalledTimes(1);
});
