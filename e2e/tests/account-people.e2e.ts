import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { waitingForScripts } from '../support/interactive';
import { accessLink, mailTo, newAddress } from '../support/mail';

const HOLDER = 'empresa@flota.test';
const COMPANY = 'Autotransportes Sierra Clara';
const CHOSEN = 'FL-2025-000772';
const PASSWORD = 'camino largo a la costa';
const OUT_OF_REACH = 'Su acceso no incluye esta página';

test.use({ viewport: { width: 360, height: 740 } });

async function judge(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
}

/** Somebody with a browser of their own. */
async function elsewhere(browser: Browser, baseURL: string): Promise<{ context: BrowserContext; page: Page }> {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ baseURL, locale: 'es-MX', viewport, acceptDownloads: true });
  return { context, page: waitingForScripts(await context.newPage()) };
}

test('the holder lets in an accountant and a driver, sees what they did and takes it back @queue', async ({
  browser,
  page,
  stack,
}) => {
  test.setTimeout(150_000);
  const [accountant, driver] = [newAddress(), newAddress()];
  await openAccount(page, stack, HOLDER, '/my-account/personas');

  const invite = async (email: string, choose: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Invitar a una persona' }).press('Enter');
    await page.getByLabel('Correo de la persona').fill(email);
    await choose();
    await page.getByLabel('Su contraseña actual').fill(stack.demoPassword);
    await page.getByRole('button', { name: 'Enviar la invitación' }).press('Enter');
    await expect(page.getByText(`Enviamos la invitación a ${email}.`)).toBeVisible();
  };
  await invite(accountant, async () => expect(page.getByRole('radio', { name: /^Contador/ })).toBeChecked());
  await invite(driver, async () => {
    await page.getByRole('radio', { name: /^Conductor/ }).check();
    await page.getByLabel('Su contraseña actual').fill(stack.demoPassword);
    await page.getByRole('button', { name: 'Enviar la invitación' }).press('Enter');
    await expect(page.getByText('Elija al menos una unidad.')).toBeVisible();
    await page.getByRole('checkbox', { name: new RegExp(CHOSEN) }).check();
    await page.getByRole('checkbox', { name: /^No mostrar pagos ni saldos/ }).check();
    await judge(page);
  });
  await judge(page);

  const accept = async (guest: Page, email: string, name: string) => {
    await guest.goto(accessLink(await mailTo(stack.mail, email)));
    await expect(guest.getByText(COMPANY)).toBeVisible();
    await guest.getByLabel('Su nombre').fill(name);
    await guest.getByLabel('Elija su contraseña').fill(PASSWORD);
    await expect(guest.getByText('Buena.', { exact: true })).toBeVisible();
    await judge(guest);
    await guest.getByRole('button', { name: 'Aceptar la invitación' }).press('Enter');
    await expect(guest.getByText(`Cuenta de ${COMPANY}`)).toBeVisible();
  };

  const clara = await elsewhere(browser, stack.url);
  await accept(clara.page, accountant, 'Clara Núñez');
  await expect(clara.page).toHaveURL('/my-account/home');
  await expect(clara.page.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  await expect(clara.page.getByRole('button', { name: /^Pagar/ })).toHaveCount(0);
  await judge(clara.page);
  await clara.page.getByRole('link', { name: 'Papeles' }).press('Enter');
  await clara.page.getByRole('checkbox').first().check();
  const download = clara.page.waitForEvent('download');
  await clara.page.getByRole('button', { name: 'Descargar ZIP' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await clara.page.goto('/my-account/mensajes');
  await expect(clara.page.getByRole('heading', { name: OUT_OF_REACH })).toBeVisible();

  const oscar = await elsewhere(browser, stack.url);
  await accept(oscar.page, driver, 'Óscar Ruiz');
  await expect(oscar.page).toHaveURL('/my-account/unidades');
  await expect(oscar.page.getByText('Último pago recibido')).toHaveCount(1);
  await expect(oscar.page.getByText(CHOSEN)).toBeVisible();
  await expect(oscar.page.getByText('$')).toHaveCount(0);
  await judge(oscar.page);
  await oscar.page.getByRole('link', { name: /^Enviar la póliza nueva/ }).press('Enter');
  await expect(oscar.page.getByLabel('Número de póliza')).toBeVisible();
  for (const path of ['/my-account/balances', '/my-account/pagos', '/my-account/personas']) {
    await oscar.page.goto(path);
    await expect(oscar.page.getByRole('heading', { name: OUT_OF_REACH })).toBeVisible();
  }
  await judge(oscar.page);

  await page.reload();
  const activity = page.getByRole('region', { name: 'Actividad' });
  await expect(activity.getByText(`${accountant} preparó un ZIP de documentos`)).toBeVisible();
  await expect(activity.getByText(`${driver} aceptó la invitación`)).toBeVisible();
  await page.getByRole('button', { name: 'Quitar acceso a Clara Núñez' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar el acceso' }).press('Enter');
  await expect(page.getByText('Clara Núñez ya no tiene acceso.')).toBeVisible();
  await expect(activity.getByText(`quitó el acceso a ${accountant}`)).toBeVisible();

  const refused = clara.page.waitForResponse((answer) => answer.url().includes('/api/customers/home'));
  await clara.page.getByRole('link', { name: 'Ir a Inicio' }).press('Enter');
  expect((await refused).status()).toBe(401);
  await expect(clara.page.getByRole('heading', { name: 'Sus contratos' })).toHaveCount(0);
  await Promise.all([clara.context.close(), oscar.context.close()]);
});
