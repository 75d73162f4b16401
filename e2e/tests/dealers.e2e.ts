import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { waitingForScripts } from '../support/interactive';

const cards = 'main article';

/** How many dealers the map tells of: by a pin of their own, or together by their number. */
async function toldByMap(page: Page): Promise<number> {
  const together = await page.locator('.dealer-cluster').allTextContents();
  return together.reduce((sum, count) => sum + Number(count), await page.locator('.dealer-pin').count());
}

test('dealers are found by state, by city and by postal code, and the address can be shared', async ({ page }) => {
  await page.goto('/distribuidores');
  const all = await page.locator(cards).count();
  await page.getByLabel('Estado').selectOption({ label: 'Nuevo León' });
  await expect(page).toHaveURL(/estado=19/);
  await expect(page.getByText(/DISTRIBUIDORES? EN NUEVO LEÓN/)).toBeVisible();
  await expect.poll(() => page.locator(cards).count()).toBeLessThan(all);
  await page.getByLabel('Ciudad').selectOption({ index: 1 });
  await expect(page).toHaveURL(/ciudad=/);
  await page.reload();
  await expect(page.getByLabel('Estado')).toHaveValue('19');
  await page.getByLabel('Código postal').fill('20000');
  await expect(page.getByText(/EN AGUASCALIENTES/)).toBeVisible();
  await page.getByLabel('Código postal').fill('00000');
  await expect(page.getByText('Ese código postal no existe.')).toBeVisible();
});

test('list and map show the same dealers, and choosing in one shows in the other', async ({ page }) => {
  await page.goto('/distribuidores?estado=19');
  const pins = page.locator('.dealer-pin');
  const listed = await page.locator(cards).count();
  await expect.poll(() => toldByMap(page)).toBe(listed);
  await page.locator(cards).nth(1).getByRole('button').click();
  await expect(page.locator('.dealer-pin-selected')).toHaveCount(1);
  await pins.first().click({ force: true });
  await expect(page.locator(`${cards} [aria-pressed=true]`)).toHaveCount(1);
});

test('the country is told by its states; one opens, and so does that of a dealer who is named or pointed at', async ({
  page,
}) => {
  await page.goto('/distribuidores');
  expect(await page.locator('main details').count()).toBeGreaterThan(10);
  await expect(page.locator(cards).filter({ visible: true })).toHaveCount(0);
  await expect.poll(() => toldByMap(page)).toBe(await page.locator(cards).count());
  await page.getByRole('heading', { level: 2, name: /^Nuevo León/ }).click();
  await expect(page.locator(cards).filter({ visible: true }).first()).toContainText(/Monterrey|Apodaca/);

  // Below the buttons that zoom there is no pin.
  const zoom = await page.locator('.leaflet-control-zoom').boundingBox();
  for (const pin of await page.locator('.dealer-pin, .dealer-cluster').all()) {
    const box = await pin.boundingBox();
    expect(box!.x + box!.width <= zoom!.x || box!.y >= zoom!.y + zoom!.height).toBe(true);
  }
  const lone = page.locator('.dealer-pin').first();
  const name = await lone.getAttribute('title');
  await lone.dispatchEvent('click');
  const found = page.locator(cards).filter({ has: page.getByRole('button', { name: name!, exact: true }) });
  await expect(found).toBeInViewport();
  await expect(found.getByRole('button')).toHaveAttribute('aria-pressed', 'true');

  const slug = await page.locator(cards).last().getAttribute('id');
  await page.goto(`/distribuidores?d=${slug}`);
  await expect(page.locator(cards).last()).toBeVisible();
});

test('with permission the nearest comes first; without, the page says how else to search', async ({
  browser,
  stack,
}) => {
  const options = { baseURL: stack.url, geolocation: { latitude: 25.67, longitude: -100.31 } };
  const allowed = waitingForScripts(await browser.newPage({ ...options, permissions: ['geolocation'] }));
  await allowed.goto('/distribuidores');
  await allowed.getByRole('button', { name: 'Cerca de mí' }).click();
  await expect(allowed.locator(cards).first()).toContainText(/\d km/);
  await expect(allowed.locator(cards).first()).toContainText('Monterrey');
  await allowed.close();
  const refused = waitingForScripts(await browser.newPage({ baseURL: stack.url, permissions: [] }));
  await refused.goto('/distribuidores');
  await refused.getByRole('button', { name: 'Cerca de mí' }).click();
  await expect(refused.getByText(/busque por estado/i)).toBeVisible();
  await refused.close();
});

test('a quote started at a dealer’s entry names that dealer', async ({ page, calculator }) => {
  await page.goto('/distribuidores?estado=19');
  const name = await page.locator(`${cards} h2`).first().innerText();
  await page.locator(cards).first().getByRole('link', { name: 'Cotizar aquí' }).click();
  await expect(page).toHaveURL(/\/calculadora\/paso-1/);
  await calculator.chooseVehicle();
  await calculator.choosePlan();
  await calculator.submit();
  await calculator.fillContact({ name: 'Ana Ruiz', email: 'ana.dealer@example.com', phone: '55 1234 5678' });
  await calculator.accept();
  await calculator.submit();
  await expect(page).toHaveURL(/\/cotizacion\//);
  await expect(page.getByRole('region', { name: 'Quién le atiende' })).toContainText(name);
});

test('without scripts the list of a state is there, and all of the country’s', async ({ browser, stack }) => {
  const page = await browser.newPage({ baseURL: stack.url, javaScriptEnabled: false });
  await page.goto('/distribuidores?estado=19');
  await expect(page.getByText(/DISTRIBUIDORES? EN NUEVO LEÓN/)).toBeVisible();
  await page.goto('/distribuidores');
  await page.locator('main summary').last().click();
  await expect(page.locator(cards).last()).toBeVisible();
  await page.close();
});
