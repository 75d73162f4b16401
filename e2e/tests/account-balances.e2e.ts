import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { openAccount } from '../support/account';
import { opensInAnotherTab } from '../support/another-tab';
import { violationsInBothThemes } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { shownText } from '../support/shown-text';

const CUSTOMER = 'cliente@flota.test';
const HOME = '/my-account/home';

/** Figures as the page shows them, in cents. */
const cents = (text: string): number => Number(text.replace(/[^\d]/g, ''));
const AMOUNT = /\$[\d,]+\.\d{2}/;

const contracts = (page: Page) =>
  page.getByRole('region', { name: 'Sus contratos' }).getByRole('link').filter({ visible: true });

/** To the page of a contract, from the list of all. */
async function openContract(page: Page, which: RegExp): Promise<void> {
  await page.goto('/my-account/balances');
  await page.getByRole('main').getByRole('link').filter({ hasText: which }).first().click();
  await expect(page.getByRole('navigation', { name: 'Partes del contrato' })).toBeVisible();
}

const openPart = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Partes del contrato' }).getByRole('link', { name }).click();

test('a customer sees what is owed, and why, to the cent', async ({ page, stack }) => {
  await openAccount(page, stack, CUSTOMER, HOME);
  const due = page.getByRole('region', { name: 'Lo que debe' });
  await expect(due).toContainText('Hoy debe');
  const total = await shownText(due, AMOUNT);
  await expect(page.getByRole('listitem').filter({ hasText: 'Pago vencido' })).toContainText(total);

  await due.getByRole('link', { name: 'Ver el contrato' }).click();
  await expect(page.getByRole('main')).toContainText(total);
  const overdue = page.getByRole('row').filter({ hasText: 'de atraso' });
  await expect(overdue.first()).toBeVisible();
  await overdue
    .first()
    .getByRole('button', { name: /Por qué/ })
    .click();
  const why = page.getByRole('dialog', { name: /por qué debo esto/ });
  await expect(why).toContainText('anual ÷ 360 ×');
  const amounts = (await why.locator('dd').allInnerTexts()).filter((text) => /^\$[\d,.]+$/.test(text)).map(cents);
  const owed = amounts.pop();
  // Interest, capital and VAT, their total, late interest and its VAT, and what is left to pay.
  const [interest = 0, capital = 0, vat = 0, asked = 0, ...late] = amounts;
  expect(interest + capital + vat).toBe(asked);
  expect(asked + late.reduce((sum, amount) => sum + amount, 0)).toBe(owed);

  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(overdue.first().getByRole('button', { name: /Por qué/ })).toBeFocused();
});

test('a customer finds a payment, and takes the movements along', async ({ page, stack }) => {
  await openAccount(page, stack, CUSTOMER, HOME);
  await openContract(page, /El Norteño/);
  await openPart(page, 'Movimientos');
  const sums = page.getByRole('status').filter({ hasText: 'movimientos' });
  await expect(sums).toContainText('Pagos recibidos');
  const all = parseInt(await sums.innerText(), 10);

  await page.getByLabel('Cargos o pagos').selectOption('received');
  await expect(page).toHaveURL(/lado=pagos/);
  await expect.poll(async () => parseInt(await sums.innerText(), 10)).toBeLessThan(all);
  await page.getByRole('main').locator('details').first().click();
  await expect(page.getByRole('main').locator('details').first()).toContainText(/A la mensualidad \d+: .*Capital \$/);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^movimientos-FL-.*\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(parseInt(await sums.innerText(), 10) + 1);

  await page.reload();
  await expect(page.getByLabel('Cargos o pagos')).toHaveValue('received');
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await page.getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL(/ver=movimientos&pagina=2/);
  await expect(page.getByRole('main')).toContainText('Importe financiado');
});

test('a customer sees what a prepayment saves, and gets the letter to settle', async ({ page, stack }) => {
  await openAccount(page, stack, CUSTOMER, HOME);
  await openContract(page, /El Norteño/);
  await openPart(page, 'Saldo y abonos');
  await expect(page.getByRole('radio', { name: /Terminar antes/ })).toBeVisible();
  await expect(page.getByText(/pagos? antes\./).first()).toBeVisible();
  await expect(page.getByText(/Su pago de cada mes baja de \$/)).toBeVisible();
  await page.getByLabel('Si hoy abono').fill('10');
  await expect(page.getByText(/El abono mínimo es de \$/)).toBeVisible();

  await openPart(page, 'Liquidar');
  const figures = page.getByRole('region', { name: 'Cuánto es para liquidar' });
  const today = await shownText(figures, AMOUNT);
  await figures.getByRole('button', { name: 'Abrir el calendario' }).click();
  await page.locator('td button:not([aria-disabled=true])').last().click();
  await expect(figures).not.toContainText(today);

  await opensInAnotherTab(page, '/api/files/', () => figures.getByRole('button', { name: 'Descargar carta' }).click());
  await expect(page.getByRole('region', { name: 'Cartas que ya pidió' })).toContainText('Carta de liquidación');
});

test('the session ends where it should, and not before', async ({ page, stack }) => {
  const stored = () => page.evaluate(() => sessionStorage.getItem('user'));
  await openAccount(page, stack, CUSTOMER, HOME);
  await expect(contracts(page).first()).toBeVisible();
  expect(JSON.parse((await stored()) ?? '{}')).toEqual({
    customer: { id: expect.any(String), email: CUSTOMER, name: expect.any(String) },
  });
  const stores = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stores, 'the token is in memory alone').not.toMatch(/eyJ|jwt/);

  // A page that is opened again asks for another token, in two tabs at once.
  const other = await page.context().newPage();
  await Promise.all([page.reload(), other.goto(`${stack.url}${HOME}`)]);
  await expect(contracts(page).first()).toBeVisible();
  await expect(contracts(other).first()).toBeVisible();

  await page.goto('/contacto');
  await expect(page.getByText(/^Hola /)).toBeVisible();
  await expect.poll(stored).toBeNull();

  await page.getByText(/^Hola /).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(stack.url + '/');
  await expect(other).toHaveURL(/\/acceso\?siguiente=/);
  await page.goto(HOME);
  await expect(page).toHaveURL(/\/acceso\?siguiente=%2Fmy-account%2Fhome/);
});

async function judge(page: Page): Promise<void> {
  expect(await violationsInBothThemes(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

// Pages as they are opened are all looked at in account-frame.
for (const width of [360, 1440]) {
  test(`axe finds nothing on what opens over the account's pages at ${width} px, in either theme @thorough`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAccount(page, stack, CUSTOMER, HOME);
    await openContract(page, /de atraso/);
    await page
      .getByRole('button', { name: /Por qué/ })
      .filter({ visible: true })
      .first()
      .press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Total');
    await judge(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Pagar', exact: true }).first().press('Enter');
    await expect(page.getByText('Qué paga con esto')).toBeVisible();
    await judge(page);
  });
}

const LIGHT = 'rgb(245, 240, 230)';
const DARK = 'rgb(14, 27, 34)';

test('the account is dark where the device is, unless the customer chose otherwise', async ({ page, stack }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const ground = page.locator('html');
  await openAccount(page, stack, CUSTOMER, HOME);
  await expect(ground).toHaveCSS('background-color', DARK);
  await page.getByRole('link', { name: 'Perfil', exact: true }).click();
  const choice = page.getByRole('group', { name: 'Apariencia de su cuenta' });
  await choice.getByRole('radio', { name: 'Clara' }).check();
  await expect(ground).toHaveCSS('background-color', LIGHT);
  // Before the page's scripts are there.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(ground).toHaveCSS('background-color', LIGHT);
  await page.unrouteAll();
  await page.reload();
  await choice.getByRole('radio', { name: 'Como el dispositivo' }).check();
  await expect(ground).toHaveCSS('background-color', DARK);
  await page.goto('/contacto');
  await expect(ground, 'the public site has one look').toHaveCSS('background-color', LIGHT);
});
