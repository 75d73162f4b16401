import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountApi } from '../../api/account/client.js';
import { currentSession } from '../../api/account/current-session.js';
import { showAccount } from '../../api/account/shown-account.js';
import { SignInAgain } from './SignInAgain.js';

const customer = { id: 'ana', email: 'ana@flota.test', name: 'Ana' };
const browserFetch = globalThis.fetch;
/** In which account each was saved. */
let saved: (string | null)[];
let actsFor: string | null;

const answer = (status: number, body: object) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': status < 400 ? 'application/json' : 'application/problem+json' }),
    json: async () => body,
    text: async () => JSON.stringify(body),
  }) as Response;

const problem = (status: number, code: string) => answer(status, { code, correlationId: '' });

/** The token of the first page is over, and so is the cookie. */
const server = async (path: string, init: RequestInit = {}) => {
  if (path.endsWith('/refresh')) return problem(401, 'AUTH.SESSION_ENDED');
  if (path.endsWith('/login')) {
    const { email, password } = JSON.parse(init.body as string) as { email: string; password: string };
    return email === customer.email && password === 'la de siempre'
      ? answer(200, { jwt: 'new', customer })
      : problem(401, 'AUTH.CREDENTIALS_WRONG');
  }
  if (new Headers(init.headers).get('authorization') !== 'Bearer new') return problem(401, 'AUTH.REQUIRED');
  if (path.endsWith('/acting-for')) {
    ({ membershipId: actsFor } = JSON.parse(init.body as string) as { membershipId: string | null });
    return answer(200, {});
  }
  saved.push(actsFor);
  return answer(200, {});
};

beforeEach(() => {
  saved = [];
  actsFor = null;
  globalThis.fetch = server as typeof fetch;
  currentSession.begin({ jwt: 'old', customer });
  render(
    <>
      <input aria-label="Lo escrito" defaultValue="55 1234 5678" />
      <SignInAgain />
    </>,
  );
});

afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
  currentSession.end();
});

/** The dialog is loaded when it is needed. */
const ITS_CODE = { timeout: 10_000 };

const save = () => accountApi.send('/api/customers/profile', { method: 'PATCH', body: {} });

it('asks for the password over the form, and then does what was asked', async () => {
  const user = userEvent.setup();
  const saving = save();
  await user.type(await screen.findByLabelText('Contraseña', {}, ITS_CODE), 'otra');
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe(customer.email);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText(/no coinciden/)).toBeTruthy();
  expect(saved).toEqual([]);

  await user.clear(screen.getByLabelText('Contraseña'));
  await user.type(screen.getByLabelText('Contraseña'), 'la de siempre');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect((await saving).status).toBe(200);
  expect(saved).toEqual([null]);
  expect(screen.queryByText('Su sesión terminó')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Lo escrito').value).toBe('55 1234 5678');
});

it('goes on in the account that the page shows, where a session begins in their own', async () => {
  showAccount('m-1');
  const saving = save();
  await userEvent.type(await screen.findByLabelText('Contraseña', {}, ITS_CODE), 'la de siempre');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await saving;
  expect(saved).toEqual(['m-1']);
  showAccount(null);
});

it('ends the session of whoever would rather leave, and nothing was saved', async () => {
  const refused = expect(save()).rejects.toMatchObject({ status: 401 });
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }, ITS_CODE));
  await refused;
  expect(saved).toEqual([]);
  expect(currentSession.snapshot().session).toBeNull();
});
