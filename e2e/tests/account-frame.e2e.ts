import type { Page } from '@playwright/test';
import { openAccount } from '../support/account';
import { accountPages, waitForContent } from '../support/account-pages';
import { expectAccessible, violationsInBothThemes } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { illegible } from '../support/legible';

const CUSTOMER = 'cliente@flota.test';
const FLEET = 'flotilla@flota.test';
const HOME = '/my-account/home';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Mi cuenta, accesos directos' });
const rows = (page: Page) =>
  page.getByRole('region', { name: 'Sus contratos' }).getByRole('link').filter({ visible: true });

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
  await expectAccessible(page);
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

  // Whoever looks at one of them and comes back goes on where they were.
  await rows(page).nth(40).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Hola');
  await page.goBack();
  await expect(rows(page)).toHaveCount(59);
  await expect(rows(page).nth(40)).toBeInViewport();

  await page.getByRole('searchbox', { name: 'Buscar en sus contratos' }).fill('urbano 033');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 contrato', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('nada que haya');
  await page.getByRole('button', { name: 'Ver todos' }).click();

  await page.goto('/my-account/seguros');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('searchbox', { name: 'Buscar en sus contratos' }).fill('urbano 033');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goBack();

  await page.getByRole('button', { name: 'Por empresa' }).click();
  const company = page.locator('summary').filter({ hasText: 'Turismo Rutas del Sureste' });
  await expect(company).toContainText('15 contratos');
  await expectAccessible(page);
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
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Dejar de compartir' }).click();
  await page.getByRole('dialog', { name: '¿Dejar de compartir' }).getByRole('button', { name: 'Dejar de' }).click();
  await expect(dialog.getByRole('button', { name: 'Crear mi dirección' })).toBeVisible();
  expect(await read()).toBe(404);
});

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

/** What is folded is a part of the page too. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('details:not([open], header details)'))
      folded.toggleAttribute('open');
  });

test('no page of the account is wider than the window, and axe finds nothing in either theme @thorough', async ({
  page,
  stack,
}) => {
  test.setTimeout(900_000);
  await openAccount(page, stack, CUSTOMER, HOME);
  const letters = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  const found: Record<string, string[]> = {};
  const note = (where: string, what: string[]) => {
    if (what.length > 0) found[where] = what;
  };
  // Contracts differ by what they owe, which is for widths; of what axe looks at the first has all.
  let contract: string | undefined;
  for (const path of await accountPages(page)) {
    await page.goto(path);
    await waitForContent(page);
    if (path.startsWith('/my-account/balances/')) contract ??= path;
    const judged = !path.startsWith('/my-account/balances/') || path === contract;
    for await (const part of eachPart(page)) {
      await unfold(page);
      await waitForContent(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        note(`${path}${part} at ${width}`, await overflow(page));
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await letters('200%');
      note(`${path}${part} at 320 with large letters`, [...(await overflow(page)), ...(await illegible(page))]);
      await letters('');
      for (const width of judged ? [360, 1440] : []) {
        await page.setViewportSize({ width, height: 900 });
        note(`${path}${part} at ${width}`, [...(await overflow(page)), ...(await violationsInBothThemes(page))]);
      }
    }
  }
  expect(found).toEqual({});
});
