import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailInput } from './EmailInput.js';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo electrónico' });
const question = () => screen.findByText('ana@gmail.com', {}, { timeout: 3_000 });

it('asks about a mistyped mailbox, and mends it by one tap', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<EmailInput onChange={({ target }) => onChange(target.value)} />);
  await user.type(box(), 'ana@gmial.com');
  await question();
  expect(box().value).toBe('ana@gmial.com');
  await user.click(screen.getByRole('button', { name: 'Sí, corregirlo' }));
  expect(box().value).toBe('ana@gmail.com');
  // Whoever keeps the form's values heard of it.
  expect(onChange).toHaveBeenLastCalledWith('ana@gmail.com');
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('button', { name: 'Sí, corregirlo' })).toBeNull();
});

it('believes who says that it is right', async () => {
  const user = userEvent.setup();
  render(<EmailInput />);
  await user.type(box(), 'ana@gmial.com');
  await question();
  await user.click(screen.getByRole('button', { name: 'No, así es' }));
  expect(screen.queryByText('ana@gmail.com')).toBeNull();
  expect(box().value).toBe('ana@gmial.com');
});
