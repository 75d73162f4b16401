import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewConversation } from './NewConversation.js';

it('keeps a subject that is too long and says so, where the box cut it without a word', async () => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  const onSent = jest.fn();
  render(<NewConversation onSent={onSent} />);
  const subject = screen.getByRole<HTMLInputElement>('textbox', { name: 'Asunto' });
  await userEvent.click(subject);
  await userEvent.paste('Aclaración de un pago '.repeat(6));
  await userEvent.type(screen.getByRole('textbox', { name: 'Mensaje' }), 'Se cobró dos veces.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  await screen.findByText('Acorte el asunto a 120 caracteres.');
  expect(subject.value).toHaveLength(132);
  expect(onSent).not.toHaveBeenCalled();
});
