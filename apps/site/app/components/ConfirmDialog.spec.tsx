import { expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.js';

let fail: (error: Error) => void;
const onConfirm = jest.fn(() => new Promise<void>((_, reject) => (fail = reject)));

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>abrir</button>
      <ConfirmDialog
        {...{ open, onConfirm }}
        title="¿Quitar el acceso?"
        text="Sale de su cuenta en este momento."
        button="Quitar el acceso"
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const escape = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));
const isOpen = () => dialog().open;

it('stays while it works, says what failed, and says nothing of it the next time', async () => {
  render(<Page />);
  await userEvent.click(screen.getByText('Quitar el acceso'));
  escape();
  await userEvent.click(screen.getByText('Cancelar'));
  expect(isOpen()).toBe(true);
  // As browsers do at a second Escape.
  dialog().close();
  fireEvent(dialog(), new Event('close'));
  expect(isOpen()).toBe(true);

  await act(async () => fail(new TypeError('offline')));
  expect(screen.getByRole('alert').textContent).toMatch(/Revise su conexión/);
  escape();
  expect(isOpen()).toBe(false);
  await userEvent.click(screen.getByText('abrir'));
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('closes at a press beside it, and not at one that began or ended in its padding', () => {
  render(<Page />);
  dialog().getBoundingClientRect = () => new DOMRect(100, 100, 300, 200);
  const press = (from: number, to: number) => {
    const down = createEvent.pointerDown(dialog());
    Object.defineProperties(down, { clientX: { value: from }, clientY: { value: 150 } });
    fireEvent(dialog(), down);
    fireEvent.click(dialog(), { clientX: to, clientY: 150 });
  };
  press(110, 110);
  press(110, 20);
  press(20, 110);
  expect(isOpen()).toBe(true);
  press(20, 20);
  expect(isOpen()).toBe(false);
});
