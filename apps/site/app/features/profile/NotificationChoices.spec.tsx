import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationChoices } from './NotificationChoices.js';

const ALL = { statements: true, payments: true, dueDates: true, messages: true };
const profile = {
  id: 'c1',
  name: 'Ana',
  email: 'ana@ejemplo.mx',
  pendingEmail: null,
  emailBounces: false,
  phone: null,
  personType: 'fisica',
  notifications: ALL,
  secondFactor: { on: false, since: null, recoveryCodesLeft: 0 },
  taxProfiles: [],
};
const saved = { ok: true, status: 200, text: () => Promise.resolve(JSON.stringify(profile)) } as Response;
const fetched = jest.fn<typeof fetch>();

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
  render(<NotificationChoices choices={ALL} onSaved={() => {}} />);
});

afterEach(cleanup);

it('saves each choice as it is made, one call after the other', async () => {
  let answer: (response: Response) => void = () => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockResolvedValue(saved);
  await userEvent.click(box(/Vencimientos/));
  screen.getByText('Guardando…');
  await userEvent.click(box(/Pagos/));
  expect(fetched).toHaveBeenCalledTimes(1);
  answer(saved);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(sent()).toEqual([
    { notifications: { ...ALL, dueDates: false } },
    { notifications: { ...ALL, dueDates: false, payments: false } },
  ]);
  await screen.findByText('Guardado.');
});

it('takes a choice back that could not be saved', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  await userEvent.click(box(/Vencimientos/));
  await screen.findByText(/No logramos comunicarnos/);
  expect(box(/Vencimientos/).checked).toBe(true);
});
