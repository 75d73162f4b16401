import { type Browser, devices, type Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { waitingForScripts } from '../support/interactive';
import { totpCode } from '../support/totp';

const CUSTOMER = 'empresa@flota.test';
const PROFILE = '/my-account/perfil';
const NEW_PASSWORD = 'siete tractores en fila';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const section = (page: Page, name: string) => page.getByRole('region', { name });
const device = (page: Page, name: string) =>
  section(page, 'Sesiones abiertas').getByRole('listitem').filter({ hasText: name });

async function fillIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(CUSTOMER);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto(`/acceso?siguiente=${encodeURIComponent(PROFILE)}`);
  await fillIn(page, password);
  await expect(page).toHaveURL(new RegExp(`${PROFILE}$`));
}

/** A browser of the same customer's on another device. */
async function on(browser: Browser, name: keyof typeof devices, baseURL: string): Promise<Page> {
  const { userAgent } = devices[name]!;
  const context = await browser.newContext({ baseURL, locale: 'es-MX', userAgent });
  return waitingForScripts(await context.newPage());
}

async function change(page: Page, current: string, next: string): Promise<void> {
  const password = section(page, 'Contraseña');
  await password.getByLabel('Contraseña actual').fill(current);
  await password.getByLabel('Nueva contraseña').fill(next);
  await password.getByRole('button', { name: 'Cambiar contraseña' }).click();
}

async function expectSignedOut(page: Page): Promise<void> {
  await page.reload();
  await expect(page).toHaveURL(/\/acceso\?siguiente=/);
}

test('a customer ends the session of a lost phone, and a new password ends all others', async ({
  page,
  browser,
  stack,
}) => {
  const phone = await on(browser, 'iPhone 13', stack.url);
  const tablet = await on(browser, 'Galaxy Tab S4', stack.url);
  for (const each of [phone, tablet, page]) await signIn(each, stack.demoPassword);

  await expect(device(page, 'Este equipo').getByRole('button')).toHaveCount(0);
  await device(page, 'Safari en iPhone').getByRole('button', { name: 'Cerrar la sesión de Safari en iPhone' }).click();
  await expect(page.getByText('Cerramos la sesión de Safari en iPhone.')).toBeVisible();
  await expect(device(page, 'Safari en iPhone')).toHaveCount(0);
  await expectSignedOut(phone);
  await tablet.reload();
  await expect(device(tablet, 'Chrome en Android'), 'whose session nobody ended').toContainText('Este equipo');

  const password = section(page, 'Contraseña');
  await password.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await change(page, 'no es esta', NEW_PASSWORD);
  await expect(password.getByText('La contraseña actual no es correcta.')).toBeVisible();
  await change(page, stack.demoPassword, 'contraseña1234');
  await expect(password.getByText('Esa contraseña se adivina pronto.').first()).toBeVisible();
  await expect(password.getByLabel('Contraseña actual')).toHaveValue(stack.demoPassword);
  await change(page, stack.demoPassword, NEW_PASSWORD);
  await expect(password.getByText('Cerramos las sesiones en otros equipos.')).toBeVisible();
  await expect(section(page, 'Sesiones abiertas').getByRole('listitem')).toHaveCount(1);
  await expectSignedOut(tablet);

  await fillIn(tablet, stack.demoPassword);
  await expect(tablet.getByRole('alert')).toHaveText(/no coinciden/);
  await fillIn(tablet, NEW_PASSWORD);
  await expect(tablet).toHaveURL(new RegExp(`${PROFILE}$`));

  await Promise.all([phone, tablet].map((each) => each.context().close()));
});

test('new recovery codes take the place of those before, and without the second factor none is asked for', async ({
  page,
  browser,
  stack,
}) => {
  const secondFactor = section(page, 'Verificación en dos pasos');
  const confirm = async (password: string) => {
    const form = page.getByRole('form').filter({ has: page.getByLabel('Contraseña actual') });
    await form.getByLabel('Contraseña actual').fill(password);
    await form.locator('[type=submit]').click();
  };
  const keepCodes = async () => {
    const codes = page.getByRole('group', { name: 'Guarde sus códigos de recuperación' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [first = ''] = await codes.allInnerTexts();
    await page.getByRole('button', { name: 'Ya los guardé' }).click();
    return first;
  };
  await signIn(page, NEW_PASSWORD);
  await secondFactor.getByRole('button', { name: 'Activar verificación' }).click();
  await confirm(NEW_PASSWORD);
  const secret = await secondFactor.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText();
  await secondFactor.getByLabel(/seis dígitos/).fill(totpCode(secret));
  await secondFactor.getByRole('button', { name: 'Activar', exact: true }).click();
  const replaced = await keepCodes();

  await secondFactor.getByRole('button', { name: 'Pedir códigos nuevos' }).click();
  await confirm(NEW_PASSWORD);
  const valid = await keepCodes();

  const phone = await on(browser, 'iPhone 13', stack.url);
  await phone.goto(`/acceso?siguiente=${encodeURIComponent(PROFILE)}`);
  await fillIn(phone, NEW_PASSWORD);
  await phone.getByRole('button', { name: /usar un código de recuperación/ }).click();
  await phone.getByLabel('Código de recuperación').fill(replaced);
  await phone.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(phone.getByRole('alert')).toHaveText(/ya se usó/);
  await phone.getByLabel('Código de recuperación').fill(valid);
  await phone.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(section(phone, 'Verificación en dos pasos')).toContainText('Le quedan 9 códigos');

  await secondFactor.getByRole('button', { name: 'Desactivar' }).click();
  await confirm('no es esta');
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible();
  await confirm(NEW_PASSWORD);
  await expect(secondFactor.getByText('La verificación quedó desactivada.')).toBeVisible();
  await phone.context().clearCookies();
  await signIn(phone, NEW_PASSWORD);
  await phone.context().close();

  // Other files sign the same customer in.
  await section(page, 'Contraseña').getByRole('button', { name: 'Cambiar contraseña' }).click();
  await change(page, NEW_PASSWORD, stack.demoPassword);
  await expect(page.getByText('Cerramos las sesiones en otros equipos.')).toBeVisible();
});
