import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { formMemory } from '../forms/index.js';
import { openResetForm } from './access-request-forms.js';
import { EMPTY_RESET } from './access-request-values.js';
import { LinkRequest } from './LinkRequest.js';

const fetched = jest.fn<typeof fetch>();
const accepted = { ok: true, status: 202, text: () => Promise.resolve('') } as Response;
/** The defence against robots is off. */
const noChallenge = { ok: true, status: 204, text: () => Promise.resolve('') } as Response;

const Page = () => (
  <LinkRequest
    name="recuperar"
    empty={EMPTY_RESET}
    open={() => Promise.resolve(openResetForm())}
    heading="¿A qué correo lo enviamos?"
    answer={(email) => <p>Si hay una cuenta con {email}, le enviamos un enlace.</p>}
    checks={[]}
    fields={({ register }) => <input aria-label="Correo electrónico" {...register('email')} />}
  />
);

const asked = () =>
  fetched.mock.calls
    .filter(([path]) => path === '/api/auth/customers/forgot-password')
    .map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

beforeEach(async () => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  formMemory.forget('recuperar');
  fetched.mockReset();
  fetched.mockImplementation((path) => Promise.resolve(path === '/api/altcha/challenge' ? noChallenge : accepted));
  globalThis.fetch = fetched;
  render(<Page />);
  fireEvent.change(screen.getByLabelText('Correo electrónico'), { target: { value: 'ana@ejemplo.mx' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Enviarme el enlace' })));
  await screen.findByRole('heading', { name: 'Revise su correo' });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('sends again after a minute, as a request of its own', async () => {
  const again = screen.getByRole<HTMLButtonElement>('button', { name: /Enviar de nuevo en 60 s/ });
  expect(again.disabled).toBe(true);
  for (let second = 0; second < 60; second += 1) await act(async () => jest.advanceTimersByTime(1000));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Enviar de nuevo' })));
  await waitFor(() => expect(asked()).toHaveLength(2));
  const [first, second] = asked();
  expect(first).toBeTruthy();
  expect(second).not.toBe(first);
  await screen.findByText(/el nuevo enlace ya va en camino/);
});

it('goes back to what was typed', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Corregir mis datos' }));
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@ejemplo.mx');
});
