import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { newAddress } from '../support/mail';

const CASCADIA = 'tipo/camion/modelo/cascadia-126/version/dd13-dt12-6x4-cabina-dormitorio';

const independent = (path: string) => `/calculadora/independiente/${path}`;

test('an independent address with a known vehicle goes on to the plan, and the type is remembered', async ({
  page,
  calculator,
}) => {
  await page.goto(independent(CASCADIA));
  await expect(page).toHaveURL(/paso-2$/);
  await expect(calculator.panel).toContainText('Cascadia 126');
  await expect(calculator.panel).toContainText('DD13 DT12 6x4');
  await expect.poll(() => calculator.stored('vehicle_type_save')).toBe('camion');
  await page.goBack();
  await expect(page).not.toHaveURL(/independiente/);
});

test('of a partly known address, what was understood is kept', async ({ page }) => {
  await page.goto(independent('tipo/camion/modelo/cascadia-126/version/ya-no-existe'));
  await expect(page).toHaveURL(/paso-1$/);
  await expect(page.getByRole('status').filter({ hasText: 'ya no está en nuestro catálogo' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Camiones/ })).toBeChecked();
  await expect(page.getByRole('button', { name: /Cascadia 126/ })).toHaveAttribute('aria-expanded', 'true');
});

for (const path of ['', 'tipo/barco/modelo/velero/version/azul', 'tipo/cami%C3%B3n/modelo//version/<b>/y/mas']) {
  test(`an address that says nothing we know ("${path}") begins at the first step`, async ({ page }) => {
    await page.goto(independent(path));
    await expect(page).toHaveURL(/paso-1$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elija su vehículo');
  });
}

test('the calculator stands alone from its first byte to the quote, until the visitor comes to the site', async ({
  page,
  calculator,
}) => {
  const menu = page.getByRole('button', { name: 'MENÚ' });
  const header = page.getByRole('banner');

  await page.goto(independent(CASCADIA));
  await calculator.choosePlan();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(header).toContainText('Flota');

  // Loaded anew: the server does not know of the visit, and still nothing flashes before the page's scripts arrive.
  await page.route('**/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.unroute('**/*.js');
  await page.reload();
  await calculator.fillContact({ name: 'Ana Ruiz', email: newAddress(), phone: '55 1234 5678' });
  await calculator.accept();
  await calculator.submit();
  await expect(page).toHaveURL(/\/cotizacion\//);
  await expect(menu).toBeHidden();

  await page.goto('/calculadora');
  await expect(page).toHaveURL(/paso-\d$/);
  await expect(menu).toBeVisible();
});

test('without scripts the independent address already shows the calculator alone', async ({ browser, stack }) => {
  const page = await browser.newPage({ baseURL: stack.url, javaScriptEnabled: false });
  await page.goto(independent(CASCADIA));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'MENÚ' })).toBeHidden();
  await page.close();
});

test('axe finds nothing where the calculator stands alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [CASCADIA, 'tipo/barco']) {
    await page.goto(independent(path));
    await expect(page).toHaveURL(/paso-\d$/);
    await expectAccessible(page);
  }
});
