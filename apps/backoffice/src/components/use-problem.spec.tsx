import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { i18nProvider } from '../i18n/i18n-provider.js';
import { useProblem } from './use-problem.js';

afterEach(cleanup);

const SAID = 'Otra persona ya lo cambió.';
let refuse: () => void;

const page = (content: ReactNode) => (
  <MemoryRouter>
    <CoreAdminContext i18nProvider={i18nProvider}>
      {content}
      <Notification />
    </CoreAdminContext>
  </MemoryRouter>
);

function Send({ until }: { until: Promise<void> }) {
  const [problem, setProblem] = useProblem();
  return (
    <>
      <button onClick={() => void until.then(() => setProblem(SAID))}>Enviar</button>
      {problem && <p>{problem}</p>}
    </>
  );
}

async function send() {
  const until = new Promise<void>((resolve) => (refuse = resolve));
  const { rerender } = render(page(<Send until={until} />));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  return { readAnew: () => rerender(page(null)) };
}

it('is said in its place', async () => {
  await send();
  await act(async () => refuse());
  expect(screen.getByText(SAID)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is said by a notice where its place is gone by then', async () => {
  const { readAnew } = await send();
  readAnew();
  await act(async () => refuse());
  expect((await screen.findByRole('alert')).textContent).toBe(SAID);
});
