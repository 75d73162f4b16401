import type { Page } from '@playwright/test';
import { openAccount } from '../support/account';
import { withAuthenticator } from '../support/authenticator';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { mailsTo } from '../support/mail';

test.use({ viewport: { width: 360, height: 740 } });

const CUSTOMER = 'empresa@flota.test';

const leave = async (page: Page) => {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
};
test('a customer adds a passkey, enters with it alone and after the password, and takes it away @queue', async ({
  page,
  stack,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withAuthenticator(page);
  // The box for the address offers passkeys too: this owner, who is always there, would be in before anything is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await openAccount(page, stack, CUSTOMER, '/my-account/perfil');
  await page.getByRole('button', { name: 'Agregar llave de acceso' }).press('Enter');
  await page.getByLabel('Nombre de la llave').fill('Mi teléfono');
  await page.getByLabel('Contraseña actual').fill(stack.demoPassword);
  await page.getByLabel('Contraseña actual').press('Enter');
  await expect(page.getByText('Guarde sus códigos de recuperación')).toBeVisible();
  await page.getByRole('button', { name: 'Ya los guardé' }).press('Enter');
  await expect(page.locator('strong', { hasText: 'Mi teléfono' })).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(() => mailsTo(stack.mail, CUSTOMER).some(({ subject }) => subject === 'Sus llaves de acceso cambiaron'))
    .toBe(true);

  await leave(page);
  await page.goto('/acceso');
  await page.getByRole('button', { name: 'Entrar con llave de acceso' }).press('Enter');
  await page.waitForURL('**/my-account/home');

  await leave(page);
  await page.goto('/acceso?siguiente=%2Fmy-account%2Fperfil');
  await page.getByLabel('Correo electrónico').fill(CUSTOMER);
  await page.getByLabel('Contraseña', { exact: true }).fill(stack.demoPassword);
  await page.getByLabel('Contraseña', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Usar llave de acceso' }).press('Enter');
  await page.waitForURL('**/my-account/perfil');

  await page.getByRole('button', { name: 'Quitar Mi teléfono' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Contraseña actual').fill(stack.demoPassword);
  await dialog.getByRole('button', { name: 'Quitar llave' }).press('Enter');
  await expect(page.getByText('«Mi teléfono» ya no abre su cuenta.')).toBeVisible();
});
