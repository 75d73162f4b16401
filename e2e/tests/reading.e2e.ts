import type { Locator } from '@playwright/test';
import { violations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { newAddress } from '../support/mail';

test('the home page has its heading whichever banner is shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What staff announce may stand before the banners; here it was read already.
  await page.addInitScript(() => sessionStorage.setItem('showAlert_v', 'hide'));
  await page.goto('/');
  const banners = page.getByRole('region', { name: 'Destacados' });
  const count = await banners.getByRole('group', { includeHidden: true }).count();
  expect(count).toBeGreaterThan(1);
  for (let shown = 0; shown < count; shown++) {
    expect(await violations(page, { rules: ['page-has-heading-one', 'heading-order'] })).toEqual([]);
    await banners.getByRole('button', { name: /siguiente/i }).click();
  }
});

test('a thumb hits the map’s buttons and the dealers’ names', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const judge = async (targets: Locator[]) => {
    for (const target of targets) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(target)).toBeGreaterThanOrEqual(44);
    }
  };
  await page.goto('/distribuidores');
  const map = page.getByRole('region', { name: /^Mapa/ });
  await map.scrollIntoViewIfNeeded();
  const buttons = ['Acercar', 'Alejar'].map((name) => map.getByRole('button', { name }));
  await judge([...buttons, map.locator('.dealer-pin').first()]);
  await page.goto('/distribuidores?estado=19');
  await judge([page.getByRole('article').first().getByRole('heading').getByRole('button')]);
});

test.describe('on paper', () => {
  test('all of the home page is there, and the skip link is not', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    const faded = await page
      .locator('[data-reveal]')
      .evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).opacity !== '1').length);
    expect(faded).toBe(0);
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeHidden();
  });

  test('the payment of a quote is black', async ({ page, calculator }) => {
    await calculator.quote({ name: 'Ana Ruiz', email: newAddress(), phone: '55 1234 5678' });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Su cotización va en camino')).toBeVisible();
    await expect(page.getByText('$65,502.73').first()).toHaveCSS('color', 'rgb(14, 27, 34)');
  });
});
