import { ThemeProvider } from '@mui/material';
import { createTheme } from '@mui/material/styles';
import { afterEach, expect, it, jest } from '@jest/globals';
import { endHandoversSchema } from '@flota/schemas';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { CoreAdminContext, Notification } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ApiProblem } from '../api/problem.js';
import { i18nProvider } from '../i18n/i18n-provider.js';
import { fieldErrorText } from '../i18n/problem-texts.js';
import { lightTheme } from '../theme/theme.js';
import { DialogForm } from './DialogForm.js';
import { NotDone } from './not-done.js';
import { ReasonInput } from './ReasonInput.js';

afterEach(cleanup);

const user = userEvent.setup();
const STALE = new ApiProblem({ status: 409, code: 'RESOURCE.STALE' } as never);
const SCHEMA = endHandoversSchema.pick({ reason: true });
let goBack: () => Promise<void>;

/** A dialog that asks for a reason of 500 characters at most. */
function ask(onClose: () => void = () => undefined) {
  const send = jest.fn(async (_body: object) => undefined);
  show(
    <DialogForm
      title="Retirar"
      submit="Retirar"
      done={null}
      defaultValues={{ reason: '' }}
      schema={SCHEMA}
      read={({ reason }) => ({ reason: reason as string })}
      send={(body) => send(body)}
      onClose={onClose}
    >
      <ReasonInput helperText="Queda en el historial." />
    </DialogForm>,
  );
  return send;
}

/** A dialog that changes a reason, on a page which is read anew: it isn't there any more where there is no reason. */
function change() {
  const send = jest.fn(async (_body: object) => undefined);
  let readAnew: (reason: string) => void = () => undefined;
  const Page = () => {
    const [said, say] = useState('Ilocalizable.');
    readAnew = (reason) => act(() => say(reason));
    return (
      said !== '' && (
        <DialogForm
          title="Cambiar"
          submit="Retirar"
          done={null}
          defaultValues={{ reason: said }}
          schema={SCHEMA}
          read={({ reason }) => ({ reason: reason as string, instead: said })}
          send={(body) => send(body)}
          onClose={() => say('')}
          now={said}
        >
          <ReasonInput helperText="Queda en el historial." />
        </DialogForm>
      )
    );
  };
  show(<Page />);
  return { send, readAnew: (reason: string) => readAnew(reason) };
}

function show(page: ReactNode) {
  const element = (
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ThemeProvider theme={createTheme(lightTheme)}>
        {page}
        <Notification />
      </ThemeProvider>
    </CoreAdminContext>
  );
  const routes = [
    { path: '/', element: 'Inicio' },
    { path: '/collections', element },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/collections'] });
  goBack = () => act(() => router.navigate(-1));
  render(<RouterProvider router={router} />);
}

it('stays with what was filled in, and says why, where nothing came of it', async () => {
  const send = ask();
  send.mockRejectedValueOnce(new NotDone('3 no cambiaron: tienen una promesa abierta.'));
  await user.click(reason());
  await user.paste('Cambio de despacho.');
  await submit();
  expect(screen.getByRole('alert').textContent).toBe('3 no cambiaron: tienen una promesa abierta.');
  expect(reason().value).toBe('Cambio de despacho.');
});

it('stays with what was filled in where it is no longer so, and says why', async () => {
  const onClose = jest.fn();
  const send = ask(onClose);
  send.mockRejectedValueOnce(new ApiProblem({ status: 409, code: 'COLLECTION.NOT_HANDED_OVER' } as never));
  await user.click(reason());
  await user.paste('Cambio de despacho.');
  await submit();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(reason().value).toBe('Cambio de despacho.');
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps what is typed while the page below is read anew, and sends it in the place of what it was opened on', async () => {
  const { send, readAnew } = change();
  await user.type(reason(), ' Se mudó.');
  readAnew('Pagó.');
  expect(reason().value).toBe('Ilocalizable. Se mudó.');
  await submit();
  expect(send).toHaveBeenCalledWith({ reason: 'Ilocalizable. Se mudó.', instead: 'Ilocalizable.' });
});

it('says what somebody else made of it, and replaces that where it is sent again', async () => {
  const { send, readAnew } = change();
  send.mockRejectedValueOnce(STALE);
  await user.type(reason(), ' Se mudó.');
  await submit();
  readAnew('Pagó.');
  expect(screen.getByRole('alert').textContent).toMatch(/Ahora dice: Pagó\.\. Lo que usted escribió sigue aquí/);
  expect(reason().value).toBe('Ilocalizable. Se mudó.');
  await submit();
  expect(send).toHaveBeenLastCalledWith({ reason: 'Ilocalizable. Se mudó.', instead: 'Pagó.' });
});

it('says why by a notice where it goes with what opened it', async () => {
  const { send, readAnew } = change();
  send.mockRejectedValueOnce(STALE);
  await submit();
  readAnew('');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toBe(STALE.message);
});

it.each([
  ['a refusal', STALE, STALE.message],
  [
    'what is wrong with a field',
    new ApiProblem({
      status: 422,
      code: 'REQUEST.INVALID',
      errors: [{ field: 'reason', code: 'VALUE.REQUIRED' }],
    } as never),
    fieldErrorText('VALUE.REQUIRED'),
  ],
  ['why nothing came of it', new NotDone('3 no cambiaron.'), '3 no cambiaron.'],
])('says %s by a notice where it went with what opened it while it was sent', async (_what, failure, said) => {
  const { send, readAnew } = change();
  let fail: () => void = () => undefined;
  send.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = () => reject(failure))));
  await submit();
  readAnew('');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => fail());
  expect((await screen.findByRole('alert')).textContent).toBe(said);
});

it('says nothing more to whoever read why and closed it', async () => {
  const { send } = change();
  send.mockRejectedValueOnce(STALE);
  await submit();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('begins in its first field', () => {
  ask();
  expect(document.activeElement).toBe(reason());
});

it('closes by Escape while nothing is written, and asks once something is', async () => {
  const onClose = jest.fn();
  ask(onClose);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);

  await user.type(reason(), 'Ya');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toMatch(/^Si cierra, se pierde lo que escribió/);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('closes by the browser’s Back as by Escape, and the page below stays', async () => {
  const onClose = jest.fn();
  ask(onClose);
  await goBack();
  expect(onClose).toHaveBeenCalledTimes(1);

  await user.type(reason(), 'Ya');
  await goBack();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toMatch(/^Si cierra, se pierde lo que escribió/);
  expect(reason().value).toBe('Ya');
  await goBack();
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('Inicio')).toBeNull();
});

const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Motivo/ });
const submit = () => user.click(screen.getByRole('button', { name: 'Retirar' }));

it('keeps what is pasted beyond the limit of its schema, says how much is too much, and sends it once it is shortened', async () => {
  const send = ask();
  await user.click(reason());
  await user.paste('a'.repeat(530));
  expect(reason().value).toHaveLength(530);
  expect(screen.getByText('Sobran 30 caracteres: caben 500.')).toBeTruthy();
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(reason().getAttribute('aria-invalid')).toBe('true');

  await user.clear(reason());
  await user.paste('Pagó por transferencia.');
  await submit();
  expect(send).toHaveBeenCalledWith({ reason: 'Pagó por transferencia.' });
});
