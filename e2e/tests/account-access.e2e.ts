import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { waitingForScripts } from '../support/interactive';
import { accessLink, mailsTo } from '../support/mail';
import { totpCode } from '../support/totp';

/** Has a contract and did not register yet: one account, through its first days. */
const CUSTOMER = {
  name: 'Elena Duarte Rosas',
  email: 'nuevo@flota.test',
  contractNumber: 'FL-2025-000777',
  rfc: 'DURE850917LM3',
};
const FIRST_PASSWORD = 'camino largo a la costa';
const SECOND_PASSWORD = 'otra frase bien larga';
const WIDTHS = [360, 1440];

test.describe.configure({ mode: 'serial', timeout: 180_000 });

async function judge(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(CUSTOMER.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Another browser of the same customer's. */
async function elsewhere(browser: Browser, baseURL: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL, locale: 'es-MX' });
  return { context, page: waitingForScripts(await context.newPage()) };
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Revise su correo' });
const secondFactor = (page: Page) => page.getByRole('region', { name: 'Verificación en dos pasos' });

test('whoever has a contract registers, and data that match none get the same answer @queue', async ({
  page,
  stack,
}) => {
  await page.goto('/registro');
  await judge(page);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByText('Escriba el número de su contrato.')).toBeVisible();

  await page.getByLabel('Número de contrato').fill('FL-2020-999999');
  await page.getByLabel('RFC').fill(CUSTOMER.rfc);
  await page.getByLabel('Correo electrónico').fill(CUSTOMER.email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(notice(page)).toBeFocused();
  const answer = await notice(page).locator('p').first().innerText();
  expect(mailsTo(stack.mail, CUSTOMER.email)).toEqual([]);

  await page.getByRole('button', { name: 'Corregir mis datos' }).click();
  await page.getByLabel('Número de contrato').fill(CUSTOMER.contractNumber.toLowerCase());
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(notice(page)).toBeFocused();
  expect(await notice(page).locator('p').first().innerText()).toBe(answer);
  await expect(page.getByRole('button', { name: /Enviar de nuevo en \d+ s/ })).toBeDisabled();
  await judge(page);

  await expect.poll(() => mailsTo(stack.mail, CUSTOMER.email).length).toBe(1);
  const [mail] = mailsTo(stack.mail, CUSTOMER.email);
  const link = accessLink(mail!);
  expect(link).toContain('/welcome#token=');
  await page.goto(link);
  await expect(page.getByText(CUSTOMER.name)).toBeVisible();
  await expect(page, 'the token leaves the address').toHaveURL(`${stack.url}/welcome`);
  await page.reload();
  await page.getByLabel('Nueva contraseña').fill('corta');
  await expect(page.getByText('Aún es corta: faltan 7.')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar y entrar' }).click();
  await expect(page.getByText(/al menos 12 caracteres; una frase/)).toBeVisible();
  await page.getByLabel('Nueva contraseña').fill('q1w2e3r4t5y6');
  await expect(page.getByText(/ya se filtró en otros sitios/), 'is said before it is sent').toBeVisible();
  await page.getByLabel('Nueva contraseña').fill(FIRST_PASSWORD);
  await expect(page.getByText('Buena.', { exact: true })).toBeVisible();
  await judge(page);
  await page.getByRole('button', { name: 'Guardar y entrar' }).click();
  await expect(page.getByRole('heading', { name: `Todo listo, ${CUSTOMER.name}` })).toBeVisible();
  await judge(page);
  await page.getByRole('link', { name: 'Ir a mi cuenta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Hola/ })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Este enlace ya no funciona' })).toBeVisible();
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await expect(page).toHaveURL(/\/registro$/);
});

test('what was typed before the page came alive stays, and goes nowhere by itself', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/acceso', { waitUntil: 'commit' });
  await page.getByLabel('Correo electrónico').fill(CUSTOMER.email);
  await page.getByLabel('Contraseña', { exact: true }).fill('una contraseña');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(CUSTOMER.email);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/no coinciden/);
  expect(page.url()).not.toContain('?');
});

test('a forgotten password is replaced by a link @queue', async ({ page, stack }) => {
  await page.goto('/acceso');
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await judge(page);
  await page.getByLabel('Correo electrónico').fill(CUSTOMER.email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(notice(page)).toBeFocused();
  const newPasswordMail = () =>
    mailsTo(stack.mail, CUSTOMER.email).find(({ html }) => html.includes('/new-password#token='));
  await expect.poll(() => newPasswordMail() !== undefined).toBe(true);
  const link = accessLink(newPasswordMail()!);

  await page.goto(`${link}x`);
  await expect(page.getByRole('heading', { name: 'Este enlace ya no funciona' })).toBeVisible();
  await judge(page);
  await page.goto(link);
  await page.getByLabel('Nueva contraseña').fill(SECOND_PASSWORD);
  await judge(page);
  await page.getByRole('button', { name: 'Guardar y entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Su contraseña cambió' })).toBeVisible();
});

test('the second factor: switched on, asked for with a code and with a recovery code, switched off @queue', async ({
  page,
  browser,
  stack,
}) => {
  await page.goto('/acceso?siguiente=/my-account/perfil');
  await signIn(page, SECOND_PASSWORD);
  await expect(page, 'goes where the visitor wanted to').toHaveURL(/\/my-account\/perfil$/);
  await expect(page.getByRole('heading', { name: 'Sesiones abiertas' })).toBeVisible();
  await judge(page);

  await secondFactor(page).getByRole('button', { name: 'Activar verificación' }).click();
  await secondFactor(page).getByLabel('Contraseña actual').fill('no es esta');
  await secondFactor(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible();
  await secondFactor(page).getByLabel('Contraseña actual').fill(SECOND_PASSWORD);
  await secondFactor(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await judge(page);
  const secret = await secondFactor(page)
    .getByText(/^([A-Z2-7]{4} ?){8}$/)
    .innerText();
  await secondFactor(page)
    .getByLabel(/seis dígitos/)
    .fill(totpCode(secret));
  await secondFactor(page).getByRole('button', { name: 'Activar' }).click();
  const codes = page.getByRole('group', { name: 'Guarde sus códigos de recuperación' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await judge(page);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(secondFactor(page).getByText('Le quedan 10 códigos')).toBeVisible();

  const { context, page: phone } = await elsewhere(browser, stack.url);
  await phone.goto('/acceso?siguiente=/my-account/perfil');
  await expect(phone.getByRole('button', { name: 'Entrar', exact: true })).toBeEnabled();
  await signIn(phone, SECOND_PASSWORD);
  const code = phone.getByLabel('Código de seis dígitos');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await judge(phone);
  await code.fill('000000');
  await phone.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(phone.getByRole('alert')).toHaveText(/código no es correcto/);
  await code.fill(totpCode(secret, 1));
  await phone.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(phone).toHaveURL(/\/my-account\/perfil$/);

  const { context: third, page: borrowed } = await elsewhere(browser, stack.url);
  await borrowed.goto('/acceso');
  await expect(borrowed.getByRole('button', { name: 'Entrar', exact: true })).toBeEnabled();
  await signIn(borrowed, SECOND_PASSWORD);
  await borrowed.getByRole('button', { name: /usar un código de recuperación/ }).click();
  await borrowed.getByLabel('Código de recuperación').fill(recoveryCode.toLowerCase());
  await borrowed.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(borrowed).toHaveURL(/\/my-account\/home$/);

  await page.reload();
  await expect(secondFactor(page).getByText('Le quedan 9 códigos')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar las demás' }).click();
  await expect(page.getByText('Cerramos las demás sesiones.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sesiones abiertas' }).getByRole('listitem')).toHaveCount(1);
  await phone.reload();
  await expect(phone, 'an ended session is asked to sign in again').toHaveURL(/\/acceso\?siguiente=/);
  await context.close();
  await third.close();

  await secondFactor(page).getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('dialog').getByLabel('Contraseña actual').fill(SECOND_PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  await expect(secondFactor(page).getByRole('button', { name: 'Activar verificación' })).toBeVisible();
});

test('the profile: contact data, tax data, notifications and another e-mail @queue', async ({ page, stack }) => {
  await page.goto('/acceso?siguiente=/my-account/perfil');
  await signIn(page, SECOND_PASSWORD);
  await page.getByLabel('Teléfono').fill('442 555 0199');
  await page.getByRole('button', { name: 'Guardar datos', exact: true }).click();
  await expect(page.getByText('Sus datos quedaron guardados.')).toBeVisible();

  const regime = page.getByLabel('Régimen fiscal');
  const use = page.getByLabel('Uso del CFDI');
  await regime.selectOption('605');
  await use.selectOption('D01');
  await regime.selectOption('626');
  await expect(use, 'a use that does not go with the regime').toHaveValue('');
  await use.selectOption('G03');
  await page.getByLabel('Código postal').fill('76000');
  await page.getByRole('button', { name: 'Guardar datos fiscales' }).click();
  await expect(page.getByText('Sus próximas facturas salen con estos datos.')).toBeVisible();

  const dueByMail = page.getByRole('group', { name: 'Próximos pagos' }).getByRole('checkbox', { name: 'Correo' });
  await dueByMail.uncheck();
  await expect(page.getByText('Guardado. Ya no le avisaremos de esto por correo.')).toBeVisible();
  await page.reload();
  await expect(dueByMail).not.toBeChecked();
  await expect(page.getByLabel('Teléfono')).toHaveValue('442 555 0199');
  await expect(page.getByLabel('Uso del CFDI')).toHaveValue('G03');

  const newAddress = 'elena.nueva@flota.test';
  await page.getByRole('button', { name: 'Cambiar correo' }).click();
  await page.getByLabel('Nuevo correo').fill(newAddress);
  await page.getByRole('region', { name: 'Correo electrónico' }).getByLabel('Contraseña actual').fill(SECOND_PASSWORD);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(page.getByText('Falta que confirme')).toBeVisible();
  await expect.poll(() => mailsTo(stack.mail, newAddress).length).toBe(1);
  await page.goto(accessLink(mailsTo(stack.mail, newAddress)[0]!));
  await expect(page.getByRole('button', { name: 'Confirmar correo' })).toBeVisible();
  await judge(page);
  await page.getByRole('button', { name: 'Confirmar correo' }).click();
  await expect(page.getByRole('heading', { name: 'Su correo cambió' })).toBeVisible();
  await page.goto('/my-account/perfil');
  await expect(page.getByRole('region', { name: 'Correo electrónico' }).getByText(newAddress)).toBeVisible();
});
