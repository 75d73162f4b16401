import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const CATALOGUE = '/calculator/vehicles';

test('the catalogue narrows down as one chooses, keeps it in the address and clears it', async ({ page }) => {
  await page.goto(CATALOGUE);
  const models = page.getByRole('article');
  const all = await models.count();
  await page.getByLabel('Tipo').selectOption('Autobuses');
  await expect(page).toHaveURL(/tipo=autobus/);
  await expect(models.filter({ hasText: 'Cascadia 126' })).toHaveCount(0);
  await expect.poll(() => models.count()).toBeLessThan(all);

  await page.getByLabel('Tipo').selectOption('');
  await page.getByLabel('Buscar').pressSequentially('cascadia dormitorio', { delay: 15 });
  await expect(models).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('1 modelo, 2 versiones');
  await page.getByLabel('Precio hasta').selectOption('3500000');
  await expect(page.getByRole('status')).toHaveText('1 modelo, 1 versión');

  await page.reload();
  await expect(page.getByLabel('Buscar')).toHaveValue('cascadia dormitorio');
  await expect(page.getByRole('status')).toHaveText('1 modelo, 1 versión');
  await page.getByLabel('Buscar').fill('velero');
  await expect(page.getByRole('heading', { name: 'Ningún vehículo coincide' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver todos los vehículos' }).click();
  await expect(models).toHaveCount(all);
  await expect(page.getByLabel('Buscar')).toHaveValue('');
});

test('a hit of the search leads to its model', async ({ page }) => {
  await page.goto('/buscar?q=boxer');
  await page.getByRole('link', { name: /Boxer/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boxer OF' })).toBeVisible();
});

test('"Cotizar" starts the calculator with that version, the header in its place', async ({ page, calculator }) => {
  await page.goto(CATALOGUE);
  await page.getByRole('link', { name: /Cotizar .*M2 106 4x2 caja seca/ }).click();
  await expect(page).toHaveURL(/paso-2$/);
  await expect(calculator.panel).toContainText('M2 106');
  await expect(page.getByRole('button', { name: 'MENÚ' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(CATALOGUE));
});

test('without scripts the filters are a form and "Cotizar" is a link', async ({ browser, stack }) => {
  const page = await browser.newPage({ baseURL: stack.url, javaScriptEnabled: false });
  await page.goto(CATALOGUE);
  await page.getByLabel('Buscar').fill('m2 caja seca');
  await page.getByRole('button', { name: 'Ver vehículos' }).click();
  await expect(page.getByRole('status')).toHaveText('1 modelo, 1 versión');
  await page.getByRole('link', { name: /Cotizar .*caja seca/ }).click();
  await expect(page.getByText('M2 106').first()).toBeVisible();
  await page.close();
});

for (const width of [360, 1440]) {
  test(`axe finds nothing in the catalogue at ${width} px, and it fits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const query of ['', '?buscar=velero']) {
      await page.goto(CATALOGUE + query);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}
