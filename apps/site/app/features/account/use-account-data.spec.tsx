import { ApiProblem } from '@flota/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { currentSession } from '../../api/account/current-session.js';
import { forgetAccountData, outdateAccountData } from './account-queries.js';
import { AccountData } from './AccountData.js';
import { useAccountData } from './use-account-data.js';
import { useToday } from './use-today.js';

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

it('does not take for new what was asked for before a change, and is still on its way', async () => {
  let answer: (value: string) => void = () => {};
  load.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockResolvedValueOnce('dos');
  await visit();
  await act(async () => outdateAccountData('home'));
  await act(async () => answer('uno'));
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

describe('a page that stays open', () => {
  const at = (instant: string) => jest.useFakeTimers({ now: new Date(instant), doNotFake: ['queueMicrotask'] });
  const lookAgain = () =>
    act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  function Day() {
    const today = useToday();
    const [text, setText] = useState('');
    return (
      <>
        <p>{today}</p>
        <input value={text} onChange={({ target }) => setText(target.value)} />
        <Page />
      </>
    );
  }

  beforeEach(() => void at('2026-11-20T23:00:00-06:00'));
  afterEach(() => void jest.useRealTimers());

  it('asks anew once it is looked at on another day, and keeps what was typed', async () => {
    load.mockResolvedValueOnce('uno').mockResolvedValue('dos');
    await act(async () => void render(<Day />));
    const box = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(box, { target: { value: '1500' } });
    jest.setSystemTime(new Date('2026-11-20T23:59:00-06:00'));
    await lookAgain();
    expect(load).toHaveBeenCalledTimes(1);
    jest.setSystemTime(new Date('2026-11-21T08:00:00-06:00'));
    await lookAgain();
    expect(screen.getByText('dos')).toBeTruthy();
    expect(screen.getByText('2026-11-21')).toBeTruthy();
    expect(box.value).toBe('1500');
    await lookAgain();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('leaves the figures it has where there is no answer, and asks once more when it is looked at again', async () => {
    load.mockResolvedValueOnce('uno').mockRejectedValueOnce(unavailable).mockResolvedValue('dos');
    await visit();
    jest.setSystemTime(new Date('2026-11-21T08:00:00-06:00'));
    await lookAgain();
    expect(screen.getByText('uno')).toBeTruthy();
    await lookAgain();
    expect(screen.getByText('dos')).toBeTruthy();
  });
});
