import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { http } from '../api/client.js';
import { ApiProblem } from '../api/problem.js';
import { i18nProvider } from '../i18n/i18n-provider.js';
import { ConfirmedButton } from './ConfirmedButton.js';
import { usePost } from './use-post.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const DOWN = new ApiProblem({ status: 503, code: 'SERVER.UNAVAILABLE' } as never);

const page = (content: ReactNode) => (
  <MemoryRouter>
    <CoreAdminContext i18nProvider={i18nProvider}>
      {content}
      <Notification />
    </CoreAdminContext>
  </MemoryRouter>
);

function Send() {
  const { busy, post } = usePost();
  return (
    <ConfirmedButton
      title="¿Enviar?"
      content="Sale un correo."
      confirm="Sí, enviar"
      busy={busy}
      onConfirm={() => post('/api/admin/mails', 'Enviado')}
    >
      Enviar
    </ConfirmedButton>
  );
}

it('does once what is confirmed twice, and tells what came of it also where its button is gone by then', async () => {
  let fail: () => void = () => undefined;
  const sent = jest
    .spyOn(http, 'send')
    .mockImplementation(() => new Promise((_resolve, reject) => (fail = () => reject(DOWN))));
  const { rerender } = render(page(<Send />));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Sí, enviar' }));
  expect(sent).toHaveBeenCalledTimes(1);
  rerender(page(null));
  await act(async () => fail());
  expect((await screen.findByRole('alert')).textContent).toBe(DOWN.message);
});
