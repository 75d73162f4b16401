import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openAccount } from '../support/account';
import { expect, test } from '../support/fixtures';

const CUSTOMER = 'cliente@flota.test';
const FLEET = 'flotilla@flota.test';
const HOME = '/my-account/home';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Mi cuenta, accesos directos' });
const rows = (page: Page) =>
  page.getByRole('region', { name: 'Sus contratos' }).getByRole('link').filter({ visible: true });

async function judge(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** How far the page reaches beyond the window, and what does. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth - clientWidth} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120)).slice(-3)];
  });

async function waitForContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
}

test('on a phone the account is led by its bar, with a thumb and with the keyboard', async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, stack, CUSTOMER, HOME);
  await waitForContent(page);
  await expect(page.getByRole('navigation', { name: 'Mi cuenta', exact: true })).toBeHidden();
  await expect(bar(page).getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
  for (const entry of await bar(page).locator('a, button').all()) {
    const box = await entry.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, 'of home, for eight contracts').toBeLessThan(2600);

  await bar(page).getByRole('link', { name: 'Papeles' }).click();
  await expect(page).toHaveURL(/\/my-account\/bills$/);
  await expect(bar(page).getByRole('link', { name: 'Papeles' })).toHaveAttribute('aria-current', 'page');

  const more = bar(page).getByRole('button', { name: 'Más' });
  await more.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Más de su cuenta' });
  await expect(sheet.getByRole('navigation', { name: 'En el sitio' }).getByRole('link').first()).toBeVisible();
  await judge(page);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await sheet.getByRole('link', { name: 'Perfil' }).click();
  await expect(page).toHaveURL(/\/my-account\/perfil$/);
  await expect(sheet).toBeHidden();
  await expect(more).toHaveAttribute('aria-current', 'true');

  await page.getByRole('main').getByRole('textbox').first().focus();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('main').getByRole('textbox').first().blur();
  await bar(page).getByRole('button', { name: 'Pagar' }).click();
  await expect(page.getByRole('dialog')).toContainText('Pagar');
});

test('sixty contracts are found by what is urgent, by a word and by company', async ({ page, stack }) => {
  await openAccount(page, stack, FLEET, HOME);
  await waitForContent(page);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sus contratos' }).getByRole('row').nth(1)).toContainText('de atraso');
  await page.getByRole('button', { name: /^Ver los 59 contratos/ }).click();
  await expect(rows(page)).toHaveCount(59);

  await page.getByRole('searchbox', { name: 'Buscar en sus contratos' }).fill('urbano 033');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 contrato', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('nada que haya');
  await page.getByRole('button', { name: 'Ver todos' }).click();

  await page.getByRole('button', { name: 'Por empresa' }).click();
  const company = page.locator('summary').filter({ hasText: 'Turismo Rutas del Sureste' });
  await expect(company).toContainText('15 contratos');
  await judge(page);
});

test('due dates go to a calendar by an address that can be taken back', async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAccount(page, stack, FLEET, HOME);
  await page.getByRole('button', { name: 'A mi calendario' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sus fechas de pago en su calendario' });
  await dialog.getByRole('button', { name: 'Crear mi dirección' }).click();
  const address = await dialog.getByText(/\/api\/due-calendars\//).innerText();
  const read = async () => (await fetch(address)).status;
  expect(await read()).toBe(200);
  expect(await (await fetch(address)).text()).not.toContain('$');
  await judge(page);
  await dialog.getByRole('button', { name: 'Dejar de compartir' }).click();
  await page.getByRole('dialog', { name: '¿Dejar de compartir' }).getByRole('button', { name: 'Dejar de' }).click();
  await expect(dialog.getByRole('button', { name: 'Crear mi dirección' })).toBeVisible();
  expect(await read()).toBe(404);
});

/** Every page of the account, but for those of one message and of somebody's units, and every contract. */
async function everyPage(page: Page): Promise<string[]> {
  await page.goto('/my-account/balances');
  const contracts = page.getByRole('main').locator('li a[href^="/my-account/balances/"]');
  await expect(contracts.first()).toBeVisible();
  const paths = await contracts.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const names = ['home', 'balances', 'pagos', 'pagos/automatico', 'bills', 'bills/factura-del-vehiculo', 'seguros'];
  names.push('firmas', 'mensajes', 'perfil', 'personas');
  return [...names.map((name) => `/my-account/${name}`), ...paths];
}

/** A contract has its parts a press away: nothing is loaded again. Other pages have none. */
async function* eachPart(page: Page): AsyncGenerator<string> {
  yield '';
  const parts = await page.getByRole('navigation', { name: 'Partes del contrato' }).getByRole('link').all();
  for (const part of parts.slice(1)) {
    await part.press('Enter');
    await expect(part).toHaveAttribute('aria-current', 'page');
    await waitForContent(page);
    yield `, ${await part.innerText()}`;
  }
}

/** Where the layout changes it has the least room; and a width at which a page overflowed. */
const WIDTHS = [320, 550, 768, 1080, 1180];

test('nothing of the account is wider than the window', async ({ page, stack }) => {
  test.slow();
  await openAccount(page, stack, CUSTOMER, HOME);
  const letters = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  const found: Record<string, string[]> = {};
  for (const path of await everyPage(page)) {
    await page.goto(path);
    await waitForContent(page);
    for await (const part of eachPart(page)) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await overflow(page);
        if (wide.length > 0) found[`${path}${part} at ${width}`] = wide;
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await letters('200%');
      const wide = await overflow(page);
      if (wide.length > 0) found[`${path}${part} at 320 with large letters`] = wide;
      await letters('');
    }
  }
  expect(found).toEqual({});
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing on home and on a contract at ${width} px, ${colorScheme}`, async ({ page, stack }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await openAccount(page, stack, CUSTOMER, `${HOME}#seguros`);
      await expect(page.getByRole('heading', { name: 'Seguros' })).toBeVisible();
      await expect(page.getByText('Póliza HZ-0633-2026')).toBeVisible();
      await page.locator('#pie summary').first().click();
      await judge(page);
      await rows(page).first().click();
      await expect(page.getByRole('navigation', { name: 'Partes del contrato' })).toBeVisible();
      await judge(page);
    });
  }
}
