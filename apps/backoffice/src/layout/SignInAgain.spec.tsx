import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, session } from '../api/client.js';
import { SignInAgain } from './SignInAgain.js';

const staff = {
  id: 's1',
  email: 'ana@flota.test',
  name: 'Ana',
  role: 'content',
  permissions: {},
  mustEnrol: false,
} as const;
const browserFetch = globalThis.fetch;
let saved: number;

const answer = (status: number, body: object) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': status < 400 ? 'application/json' : 'application/problem+json' }),
    json: async () => body,
  }) as Response;

/** The token of the first page is over, and so is the cookie. */
const server = async (path: string, init: RequestInit = {}) => {
  if (path.endsWith('/refresh')) return answer(401, { code: 'AUTH.SESSION_ENDED' });
  if (path.endsWith('/login')) {
    const { email, password } = JSON.parse(init.body as string) as { email: string; password: string };
    return email === staff.email && password === 'la de siempre'
      ? answer(200, { jwt: 'new', staff })
      : answer(401, { code: 'AUTH.CREDENTIALS_WRONG' });
  }
  if (new Headers(init.headers).get('authorization') !== 'Bearer new') return answer(401, { code: 'AUTH.REQUIRED' });
  saved += 1;
  return answer(200, {});
};

beforeEach(() => {
  saved = 0;
  globalThis.fetch = server as typeof fetch;
  session.begin({ jwt: 'old', staff });
  render(
    <>
      <input aria-label="Pregunta" defaultValue="¿Puedo pagar desde el extranjero?" />
      <SignInAgain />
    </>,
  );
});

afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
  session.end();
});

const save = () => http.json('/api/admin/faqs', { method: 'POST', body: {} });

it('asks for the password over the form, and then does what was asked', async () => {
  const user = userEvent.setup();
  const saving = save();
  await user.type(await screen.findByLabelText(/Contraseña/), 'otra');
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe(staff.email);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('contraseña no son correctos');
  expect(saved).toBe(0);

  await user.clear(screen.getByLabelText(/Contraseña/));
  await user.type(screen.getByLabelText(/Contraseña/), 'la de siempre');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await saving;
  expect(saved).toBe(1);
  expect(screen.getByLabelText<HTMLInputElement>('Pregunta').value).toBe('¿Puedo pagar desde el extranjero?');
});

it('ends the session of whoever would rather leave, and nothing was saved', async () => {
  const refused = expect(save()).rejects.toMatchObject({ status: 401, code: 'AUTH.SESSION_ENDED' });
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await refused;
  expect([saved, session.staff]).toEqual([0, null]);
});
