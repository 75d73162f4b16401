import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './TextArea.js';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje' });

async function paste(length: number) {
  const user = userEvent.setup();
  render(<TextArea label="Mensaje" limit={100} />);
  await user.click(box());
  await user.paste('a'.repeat(length));
}

it('keeps what is pasted beyond its limit, and says how much of it is too much', async () => {
  await paste(130);
  expect(box().value).toHaveLength(130);
  expect(screen.getByText('Sobran 30 caracteres: caben 100.')).toBeTruthy();
});

it('says how much room is left near its end only', async () => {
  await paste(50);
  expect(screen.queryByText(/^Quedan/)).toBeNull();
  await userEvent.type(box(), 'b'.repeat(40));
  expect(screen.getByText('Quedan 10 caracteres de 100.')).toBeTruthy();
});

it('reads what a form brought back, once the writer goes there', async () => {
  render(<TextArea label="Mensaje" limit={100} defaultValue={'a'.repeat(101)} />);
  await userEvent.click(box());
  expect(screen.getByText('Sobra 1 carácter: caben 100.')).toBeTruthy();
});
