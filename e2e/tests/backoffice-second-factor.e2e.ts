import type { Page } from '@playwright/test';
import { startStack } from '../../scripts/lib/stack.mjs';
import { withAuthenticator } from '../support/authenticator';
import { expect, test } from '../support/fixtures';
import { required } from '../support/run';

const NEW_PASSWORD = 'cuatro tuercas y un tornillo';

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel(/correo/i).fill('admin@flota.test');
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

const usePasskey = (page: Page) => page.getByRole('button', { name: 'Usar llave de acceso' }).click();
const expectInside = (page: Page) => expect(page.getByRole('navigation', { name: 'Menú' })).toBeVisible();

test('where it is required, administrators set up a passkey before anything else, prove it again, and sign in with it @thorough', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const stack = await startStack({
    postgresUrl: required('E2E_DATABASE_URL'),
    env: { STAFF_SECOND_FACTOR: 'required' },
  });
  try {
    const context = await browser.newContext({ baseURL: stack.url, locale: 'es-MX' });
    const page = await context.newPage();
    await withAuthenticator(page);
    const startOver = async () => {
      await context.clearCookies();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.goto('/admin/login');
    };

    await page.goto('/admin');
    await signIn(page, stack.demoPassword);
    await expect(page.getByText('Active la verificación')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menú' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
    await page.getByLabel('Nombre de la llave').fill('Laptop de la oficina');
    await page.getByRole('button', { name: 'Crear llave' }).click();
    await page.getByRole('button', { name: 'Ya los guardé' }).click();
    await expectInside(page);

    // As an hour later: a new password asks who is there, and is then changed without typing it again.
    await page.goto('/admin/mi-cuenta');
    await expect(page.getByText('Esta sesión')).toBeVisible();
    await stack.sql("update auth_session set proven_at = now() - interval '1 hour'");
    await page.getByLabel('Contraseña nueva').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByRole('dialog').getByText('Confirme que es usted')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Usar llave de acceso' }).click();
    await expect(page.getByText('Su contraseña cambió')).toBeVisible();

    await startOver();
    await signIn(page, NEW_PASSWORD);
    await expect(page.getByText('Su cuenta tiene verificación')).toBeVisible();
    await usePasskey(page);
    await expectInside(page);

    await startOver();
    await usePasskey(page);
    await expectInside(page);
    await context.close();
  } finally {
    await stack.stop();
  }
});
