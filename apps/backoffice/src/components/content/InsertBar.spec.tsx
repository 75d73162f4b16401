import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InsertBar } from './InsertBar.js';

const user = userEvent.setup();
/** The field in which it was inserted. */
let insertedIn: string | null | undefined;

beforeEach(() => {
  insertedIn = undefined;
  // jsdom has no such command: what has the focus is what a browser would write into.
  document.execCommand = jest.fn(() => {
    insertedIn = document.activeElement?.getAttribute('name');
    return true;
  });
  render(
    <form>
      <input type="text" name="name" aria-label="Nombre" />
      <InsertBar
        name="Datos"
        hint="Datos que puede usar:"
        names={{ cliente: 'nombre del cliente' }}
        into={['subject', 'text']}
      />
      <input type="text" name="subject" aria-label="Asunto" />
      <textarea name="text" aria-label="Texto" />
    </form>,
  );
});
afterEach(cleanup);

const datum = () => screen.getByRole('button', { name: 'Insertar nombre del cliente' });

it('writes into the field that was being written in', async () => {
  await user.click(screen.getByRole('textbox', { name: 'Asunto' }));
  await user.click(datum());
  expect(insertedIn).toBe('subject');
});

it('comes back to it for who presses it by keyboard', async () => {
  await user.click(screen.getByRole('textbox', { name: 'Asunto' }));
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(insertedIn).toBe('subject');
});

it('writes into the text where the field before it takes no data', async () => {
  await user.click(screen.getByRole('textbox', { name: 'Nombre' }));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(insertedIn).toBe('text');
});
