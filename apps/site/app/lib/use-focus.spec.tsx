import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusFollows, useFocusOnNews } from './use-focus.js';

function Invitation() {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(0);
  const { inside, opener } = useFocusFollows(open);
  const told = useFocusOnNews<HTMLParagraphElement>(sent);
  return (
    <>
      {open ? (
        <div ref={inside}>
          <input aria-label="Correo" />
          <button onClick={() => setOpen(false)}>Cancelar</button>
          <button
            onClick={() => {
              setOpen(false);
              setSent(sent + 1);
            }}
          >
            Enviar
          </button>
        </div>
      ) : (
        <button ref={opener} onClick={() => setOpen(true)}>
          Invitar
        </button>
      )}
      <p ref={told} tabIndex={-1} role="status">
        {sent > 0 && 'Enviada.'}
      </p>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('goes into what opens, back to its button, and to what tells of something', async () => {
  render(<Invitation />);
  expect(document.activeElement).toBe(document.body);
  await press('Invitar');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await press('Cancelar');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Invitar' }));
  for (let times = 0; times < 2; times++) {
    await press('Invitar');
    await press('Enviar');
    expect(document.activeElement).toBe(screen.getByRole('status'));
  }
});
