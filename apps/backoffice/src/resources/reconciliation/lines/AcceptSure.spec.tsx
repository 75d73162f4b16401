import { afterEach, expect, it, jest } from '@jest/globals';
import type { AcceptedSure } from '@flota/schemas';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext, ListBase, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { http } from '../../../api/client.js';
import { ApiProblem } from '../../../api/problem.js';
import { i18nProvider } from '../../../i18n/i18n-provider.js';
import { AcceptSure } from './AcceptSure.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const DOWN = new ApiProblem({ status: 503, code: 'SERVER.UNAVAILABLE' } as never);
const dataProvider = { getList: async () => ({ data: [{ id: 'a' }], total: 90 }) } as never;

const page = (content: ReactNode) => (
  <MemoryRouter>
    <CoreAdminContext i18nProvider={i18nProvider} dataProvider={dataProvider}>
      {content}
      <Notification />
    </CoreAdminContext>
  </MemoryRouter>
);
const lines = (
  <ListBase resource="bank-lines" disableSyncWithLocation>
    <AcceptSure />
  </ListBase>
);

/** Accepts them, some at a time; the test answers each request. */
async function begin() {
  let answer: (some: AcceptedSure) => void = () => undefined;
  let fail: () => void = () => undefined;
  const sent = jest.spyOn(http, 'json').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = resolve;
        fail = () => reject(DOWN);
      }),
  );
  const { rerender } = render(page(lines));
  await userEvent.click(await screen.findByRole('button', { name: 'Aceptar las seguras (90)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  return {
    sent,
    leave: () => rerender(page(null)),
    answer: (some: AcceptedSure) => act(async () => answer(some)),
    fail: () => act(async () => fail()),
  };
}

const said = async () => (await screen.findByRole('alert')).textContent;

it('goes on until none is left, and says what came of it', async () => {
  const { sent, answer } = await begin();
  await answer({ accepted: 50, refused: 0, left: 40 });
  await answer({ accepted: 39, refused: 1, left: 0 });
  expect(await said()).toBe(
    'Se aceptaron 89 movimientos. 1 no se pudieron aplicar y quedaron como dudosos, con el motivo.',
  );
  expect(sent).toHaveBeenCalledTimes(2);
});

it('posts no more once nobody sees how far it is, and says how many are left', async () => {
  const { sent, leave, answer } = await begin();
  leave();
  await answer({ accepted: 50, refused: 0, left: 40 });
  expect(await said()).toBe('Se aceptaron 50 movimientos. Quedan 40 seguras por aceptar.');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('says what was done before it failed', async () => {
  const { answer, fail } = await begin();
  await answer({ accepted: 50, refused: 0, left: 40 });
  await fail();
  expect(await said()).toBe(
    `Se aceptaron 50 movimientos. Quedan 40 seguras por aceptar. No se pudo seguir: ${DOWN.message}`,
  );
});
