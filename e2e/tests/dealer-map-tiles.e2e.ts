import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const TILES = 'https://*.mosaicos.flota.test/**';
/** One transparent pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens the map after the policy has followed the setting. */
async function openMap(page: Page, source: string | null): Promise<void> {
  await expect
    .poll(async () => {
      const policy = (await page.request.get('/distribuidores')).headers()['content-security-policy'] ?? '';
      return /img-src ([^;]*)/.exec(policy)?.[1];
    })
    .toBe(["'self'", ...(source ? [source] : []), 'data:', 'blob:'].join(' '));
  await page.goto('/distribuidores');
  await expect(page.locator('.dealer-outline path')).toHaveCount(32);
}

test('the map has the tiles that staff set, and its outline while none can be had @thorough', async ({
  page,
  backoffice,
  browser,
  stack,
}) => {
  const visitor = await browser.newPage({ baseURL: stack.url });
  const tiles = visitor.locator('img.leaflet-tile-loaded');
  await openMap(visitor, null);

  await backoffice.signIn('admin');
  await page.goto('/admin/settings');
  const save = async (url: string) => {
    await page.getByLabel('Dirección de los mosaicos').fill(url);
    await page.getByRole('button', { name: 'Guardar' }).click();
  };
  await save('https://mosaicos.flota.test;script-src/*/{z}/{x}/{y}');
  await expect(page.getByText('Escriba la dirección de los mosaicos como')).toBeVisible();
  await save('https://{s}.mosaicos.flota.test/{z}/{x}/{y}.png');
  await expect(page.getByText('Configuración guardada')).toBeVisible();

  await visitor.route(TILES, (route) => route.abort());
  await openMap(visitor, 'https://*.mosaicos.flota.test');
  await expect(visitor.locator('.leaflet-tile-pane img')).toHaveCount(0);
  await expect(visitor.locator('.dealer-outline')).toBeInViewport();

  await visitor.unroute(TILES);
  await visitor.route(TILES, (route) => route.fulfill({ contentType: 'image/png', body: TILE }));
  await openMap(visitor, 'https://*.mosaicos.flota.test');
  await expect(tiles.first()).toBeVisible();

  await page.goto('/admin/settings');
  await save('');
  await expect(page.getByText('Configuración guardada')).toBeVisible();
  await openMap(visitor, null);
  await visitor.close();
});
