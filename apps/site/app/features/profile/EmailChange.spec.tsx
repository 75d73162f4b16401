import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailChange } from './EmailChange.js';

it('unfolds its form with the focus in it; once sent it folds, and what happened is said', async () => {
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockResolvedValue({ ok: true, status: 204, text: () => Promise.resolve('') } as Response);
  const onAsked = jest.fn();
  render(<EmailChange email="ana@ejemplo.mx" bounces={false} pendingEmail={null} onAsked={onAsked} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar correo' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/Nuevo correo/));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cambiar correo' }));

  await userEvent.click(screen.getByRole('button', { name: 'Cambiar correo' }));
  await userEvent.type(screen.getByLabelText(/Nuevo correo/), 'ana.ruiz@ejemplo.mx');
  await userEvent.type(screen.getByLabelText(/Contraseña actual/), 'una frase larga');
  await userEvent.click(screen.getByRole('button', { name: 'Enviarme el enlace' }));
  await screen.findByText('Le enviamos el enlace. Funciona durante una hora.');
  expect(screen.queryByRole('form')).toBeNull();
  expect(onAsked).toHaveBeenCalledTimes(1);
});
