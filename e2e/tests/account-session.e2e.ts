import { expect, test } from '../support/fixtures';

test('data changed when the session ended is saved after signing in again, and not before', async ({ page, stack }) => {
  await page.goto('/acceso?siguiente=/my-account/perfil');
  await page.getByLabel('Correo electrónico').fill('empresa@flota.test');
  await page.getByLabel('Contraseña', { exact: true }).fill(stack.demoPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const contact = page.getByRole('region', { name: 'Datos de contacto' });
  await contact.getByLabel('Teléfono').fill('55 1234 0099');

  // As it is after a night: the cookie is gone and the token of this page is over.
  await page.context().clearCookies();
  await page.clock.setFixedTime(Date.now() + 20 * 60_000);
  await contact.getByRole('button', { name: 'Guardar datos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' });
  await expect(dialog.getByLabel('Correo electrónico')).toHaveValue('empresa@flota.test');
  await expect(contact.getByText('Sus datos quedaron guardados.')).toHaveCount(0);
  await expect(contact.getByLabel('Teléfono'), 'the form behind is still filled').toHaveValue('55 1234 0099');

  await dialog.getByLabel('Contraseña', { exact: true }).fill(stack.demoPassword);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(contact.getByText('Sus datos quedaron guardados.')).toBeVisible();
});
