import type { Page } from '@playwright/test';
import { openAccount } from '../support/account';
import { opensInAnotherTab } from '../support/another-tab';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

const CUSTOMER = 'cliente@flota.test';
const SUBJECT = 'Una pregunta en carretera';
const WAITING = 'Sin conexión. Se enviará cuando vuelva.';

/** Addresses of what the browser keeps of the account; what is personal stands under them. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('account'))) return [];
    const requests = await (await caches.open('account')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
const keptFigures = (page: Page) =>
  page.evaluate(async () => (await caches.match('/my-account/guardado/cifras'))?.text() ?? '');
test('without a network the account is as it was seen last, what is written waits, and nothing stays after signing out', async ({
  page,
  context,
  stack,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, stack, CUSTOMER, '/my-account/mensajes?nuevo=si');
  await page.getByLabel('Asunto').fill(SUBJECT);
  await page.getByLabel('Mensaje', { exact: true }).fill('¿Hasta cuándo vale mi póliza?');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUBJECT);
  const conversation = new URL(page.url()).pathname;
  await expect.poll(() => kept(page)).toContain(conversation);
  await page.goto('/my-account/home');
  await page.getByRole('heading', { name: 'Seguros' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Ver póliza' }).first().click();
  await (await opened).close();
  await expect.poll(async () => (await kept(page)).join()).toContain('/documentos/policies-');
  await expect.poll(() => keptFigures(page)).toContain('"key":"home"');
  await expect.poll(() => keptFigures(page)).toContain('"key":"policies"');
  await expect.poll(() => kept(page)).toContain('/my-account/home');
  expect(await keptFigures(page)).not.toMatch(/"profile"|"payment-options"|jwt/);

  await page.goto(conversation);
  await expect(page.getByText('¿Hasta cuándo vale mi póliza?')).toBeVisible();
  await expect.poll(() => keptFigures(page)).toContain('¿Hasta cuándo vale mi póliza?');
  await context.setOffline(true);
  await page.getByLabel('Su mensaje').fill('Ya la encontré, gracias.');
  await page.getByLabel('Su mensaje').press('Control+Enter');
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.reload();
  await expect(page.getByText(WAITING)).toBeVisible();

  await page.goto('/my-account/home');
  await expect(page.getByText(/^Sin conexión\. Así estaba a las \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('heading', { name: 'Seguros' }).click();
  await opensInAnotherTab(page, '/my-account/guardado/documentos/', () =>
    page.getByRole('button', { name: 'Ver póliza' }).first().click(),
  );

  await page.goto('/contacto');
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver mi cuenta como estaba' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sus contratos' })).toBeVisible();
  await page.goto(conversation);
  await expect(page.getByText(WAITING)).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('Ya la encontré, gracias.').first()).toBeVisible();
  await expect(page.getByText('Sin conexión')).toHaveCount(0);
  await expect(page.getByText('Ya la encontré, gracias.')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('Ya la encontré, gracias.')).toHaveCount(1);

  await page.locator('summary', { hasText: 'Hola' }).press('Enter');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.poll(() => kept(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(CUSTOMER);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  await context.setOffline(true);
  await page.goto('/my-account/home');
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  await expect(page.getByText('Ver mi cuenta como estaba')).toBeHidden();
});

test('the backoffice and the API are none of the service worker', async ({ page, context, stack }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await expect(page.goto('/admin')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await expect(page.goto(`${stack.url}/api/settings`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
