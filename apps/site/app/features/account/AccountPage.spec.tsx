import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useSearchParams } from 'react-router';
import { AccountPage } from './AccountPage.js';

function Messages() {
  const [parameters] = useSearchParams();
  return parameters.has('nuevo') ? (
    <AccountPage title="Escríbanos" back={{ to: '/', label: 'Todos sus mensajes' }}>
      <input aria-label="Asunto" />
    </AccountPage>
  ) : (
    <AccountPage title="Mensajes" actions={<Link to="?nuevo=si">Escribir un mensaje</Link>}>
      Ninguno
    </AccountPage>
  );
}

const heading = () => screen.getByRole('heading', { level: 1 });

it('takes the focus where what was pressed is gone, and leaves it alone as the first page', async () => {
  render(
    <MemoryRouter>
      <Messages />
    </MemoryRouter>,
  );
  expect(document.activeElement).toBe(document.body);

  await userEvent.click(screen.getByRole('link', { name: 'Escribir un mensaje' }));
  expect(heading().textContent).toBe('Escríbanos');
  expect(document.activeElement).toBe(heading());

  await userEvent.click(screen.getByRole('link', { name: 'Todos sus mensajes' }));
  expect(heading().textContent).toBe('Mensajes');
  expect(document.activeElement).toBe(heading());
});
