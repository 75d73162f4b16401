import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession } from '../../api/account/current-session.js';
import { owedSignOut } from '../../api/owed-sign-out.js';
import { signIn } from '../../api/session.js';
import { SIGNED_IN_KEY } from '../../constants/storage-keys.js';
import { SessionProvider, useSession } from './SessionProvider.js';
import { SignedOutHere } from './SignedOutHere.js';

const customer = { id: 'ana', email: 'ana@flota.test', name: 'Ana' };
const browserFetch = globalThis.fetch;
let reachable: boolean;
let calls: string[];

const server = async (path: string) => {
  if (!reachable) throw new TypeError('Failed to fetch');
  calls.push(path.replace('/api/auth/customers/', ''));
  const body = { jwt: 'new', customer };
  return {
    ok: true,
    status: path.endsWith('/logout') ? 204 : 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    json: async () => body,
    text: async () => (path.endsWith('/logout') ? '' : JSON.stringify(body)),
  } as Response;
};

function Page() {
  const { customer: who, signOut } = useSession();
  return <button onClick={() => void signOut()}>{who ? `Hola ${who.name}` : 'Nadie'}</button>;
}

beforeEach(async () => {
  calls = [];
  reachable = true;
  globalThis.fetch = server as typeof fetch;
  currentSession.begin({ jwt: 'old', customer });
  sessionStorage.setItem('accountDrafts', '{"policy":{"number":"4471"}}');
  render(
    <SessionProvider>
      <SignedOutHere />
      <Page />
    </SessionProvider>,
  );
  await screen.findByText('Hola Ana');
});

afterEach(() => {
  cleanup();
  currentSession.end();
  owedSignOut.drop();
  globalThis.fetch = browserFetch;
});

const leaveWithoutNetwork = async () => {
  reachable = false;
  await userEvent.click(screen.getByText('Hola Ana'));
  await screen.findByText('Nadie');
};

it('signs out here without a network, says so, and tells the server as soon as there is one', async () => {
  await leaveWithoutNetwork();
  expect(localStorage.getItem(SIGNED_IN_KEY)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(screen.getByRole('status').textContent).toMatch(/^Se cerró la sesión en este teléfono/);
  expect(document.activeElement).toBe(screen.getByRole('status'));

  reachable = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(calls).toEqual(['logout']);
});

it('tells the server before somebody signs in, whose session it would end', async () => {
  await leaveWithoutNetwork();
  reachable = true;
  await act(async () => void (await signIn({ email: customer.email, password: 'la de siempre' })));
  expect(calls).toEqual(['logout', 'login']);
});

it('owes nothing after a sign-out that the server answered', async () => {
  await userEvent.click(screen.getByText('Hola Ana'));
  await screen.findByText('Nadie');
  expect(calls).toEqual(['logout']);
  expect(owedSignOut.isOwed()).toBe(false);
  expect(screen.queryByRole('status')).toBeNull();
});
