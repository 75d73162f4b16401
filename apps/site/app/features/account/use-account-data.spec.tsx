import { ApiProblem } from '@flota/client';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession } from '../../api/account/current-session.js';
import { forgetAccountData } from './account-queries.js';
import { AccountData } from './AccountData.js';
import { useAccountData } from './use-account-data.js';

const load = jest.fn<() => Promise<string>>();

function Page({ of = 'home' }: { of?: string }) {
  const data = useAccountData(of, load);
  return (
    <AccountData data={data} what="sus contratos">
      {(value, { reload }) => (
        <>
          <p>{value}</p>
          <button onClick={() => void reload()}>otra vez</button>
        </>
      )}
    </AccountData>
  );
}

const unavailable = new ApiProblem({
  type: 'about:blank',
  title: '',
  status: 503,
  code: 'SERVER.UNAVAILABLE',
  correlationId: 'abc-123',
});
const visit = async (of?: string) => act(async () => void render(<Page of={of} />));
const signInAs = (id: string) => currentSession.begin({ jwt: id, customer: { id, email: '', name: id } });

beforeEach(() => {
  load.mockReset();
  signInAs('ana');
});

afterEach(() => {
  cleanup();
  void forgetAccountData();
  localStorage.clear();
});

it('waits, then shows the answer, asked for once', async () => {
  let answer: (value: string) => void = () => {};
  load.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await visit();
  expect(screen.getByRole('status', { name: 'Cargando sus contratos' })).toBeTruthy();
  await act(async () => answer('uno'));
  expect(screen.getByText('uno')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows what it saw before while it asks anew', async () => {
  load.mockResolvedValueOnce('uno');
  await visit();
  cleanup();
  let answer: (value: string) => void = () => {};
  load.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await visit();
  expect(screen.getByText('uno')).toBeTruthy();
  await act(async () => answer('dos'));
  expect(screen.getByText('dos')).toBeTruthy();
});

it('keeps the older figures when asking anew fails', async () => {
  load.mockResolvedValueOnce('uno').mockRejectedValueOnce(unavailable);
  await visit();
  await userEvent.click(screen.getByText('otra vez'));
  expect(screen.getByText('uno')).toBeTruthy();
});

it('says what failed and tries again', async () => {
  load.mockRejectedValueOnce(unavailable).mockResolvedValueOnce('uno');
  await visit();
  expect(screen.getByRole('alert').textContent).toContain('No pudimos mostrar sus contratos');
  expect(screen.getByRole('alert').textContent).toContain('abc-123');
  await userEvent.click(screen.getByRole('button', { name: 'Volver a intentar' }));
  expect(screen.getByText('uno')).toBeTruthy();
});

it('asks anew for what is shown once everything is forgotten', async () => {
  load.mockResolvedValueOnce('uno').mockResolvedValueOnce('dos');
  await visit();
  await act(async () => forgetAccountData());
  expect(screen.getByText('dos')).toBeTruthy();
});

it('shows nothing of one customer to another', async () => {
  load.mockResolvedValueOnce('de Ana');
  await visit();
  cleanup();
  await act(async () => signInAs('juan'));
  load.mockReturnValue(new Promise(() => {}));
  await visit();
  expect(screen.queryByText('de Ana')).toBeNull();
});
