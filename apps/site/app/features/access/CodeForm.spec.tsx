import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeForm } from './CodeForm.js';

const session = { jwt: 'token', customer: { id: 'c1', email: 'ana@ejemplo.mx', name: 'Ana' } };
const fetched = jest.fn<typeof fetch>();
const onSignedIn = jest.fn();
const onExpired = jest.fn();

const problem = (status: number, code: string, more = {}) => ({
  ok: false,
  status,
  headers: new Map([['content-type', 'application/problem+json']]),
  json: () => Promise.resolve({ type: 'about:blank', title: '', status, code, correlationId: '', ...more }),
});
const answer = (body: object) => ({ ok: true, status: 200, text: () => Promise.resolve(JSON.stringify(body)) });
const answers = (response: object) => fetched.mockResolvedValue(response as Response);

beforeEach(() => {
  globalThis.fetch = fetched;
  render(
    <CodeForm
      step={{ secondFactor: 'totp', ticket: 'ticket', passkey: null }}
      onSignedIn={onSignedIn}
      onExpired={onExpired}
    />,
  );
});

afterEach(() => {
  cleanup();
  jest.resetAllMocks();
});

async function send(code: string) {
  await userEvent.type(screen.getByRole('textbox'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
}

it('takes the six digits as an app shows them', async () => {
  answers(answer(session));
  await send('123 456');
  await waitFor(() => expect(onSignedIn.mock.calls[0]?.[0]).toEqual(session));
  expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ ticket: 'ticket', code: '123456' }));
});

it('asks for all six digits before it sends any', async () => {
  await send('12345');
  await screen.findByText('Escriba los seis dígitos de su aplicación.');
  expect(fetched).not.toHaveBeenCalled();
});

it('takes a recovery code instead, and says when it is wrong', async () => {
  answers(problem(401, 'AUTH.CODE_WRONG'));
  await userEvent.click(screen.getByRole('button', { name: /código de recuperación/ }));
  await send('7k3mq-92xab-4tq0r');
  await screen.findByText(/Ese código de recuperación no es correcto/);
  expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ ticket: 'ticket', code: '7K3MQ92XAB4TQ0R' }));
});

it('goes back to the password when the ticket no longer counts', async () => {
  answers(problem(401, 'AUTH.SESSION_ENDED'));
  await send('123456');
  await waitFor(() => expect(onExpired).toHaveBeenCalled());
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('says how long to wait after too many', async () => {
  answers(problem(429, 'REQUEST.RATE_LIMITED', { retryAfterSeconds: 840 }));
  await send('123456');
  await screen.findByText(/espere 14 minutos/);
});
