import type { Browser, Page } from '@playwright/test';
import { violations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { pagesOf } from '../support/sitemap';

const OLD = 'Flota Financiera';
const LONG = 'Financiera del Transporte y la Carga del Norte de México';
const WIDE_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 60" width="900" height="60"><path fill="#0b3d2e" d="M0 0h900v60H0z"/></svg>`;

async function rename(page: Page, { name, legal }: { name: string; legal: string }): Promise<void> {
  await page.goto('/admin/settings');
  await page.getByLabel('Nombre comercial').fill(name);
  await page.getByLabel('Razón social').fill(legal);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Configuración guardada')).toBeVisible();
}

/** The button that leads on is within the window, whatever stands beside it. */
async function expectMenuInSight(browser: Browser, baseURL: string): Promise<void> {
  for (const width of [320, 360]) {
    const page = await browser.newPage({ baseURL, viewport: { width, height: 640 } });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'MENÚ' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.close();
  }
}

test('a lender that changes its name has the old one nowhere @thorough', async ({
  page,
  backoffice,
  browser,
  request,
  stack,
}) => {
  test.setTimeout(120_000);
  await backoffice.signIn('admin');
  await page.goto('/admin/settings');
  const legal = await page.getByLabel('Razón social').inputValue();
  await rename(page, { name: LONG, legal: `${LONG}, S.A. de C.V.` });
  await expect.poll(async () => (await request.get('/')).text()).toContain(LONG);

  const paths = await pagesOf(request);
  expect(paths.length).toBeGreaterThan(30);
  const others = [
    '/manifest.webmanifest',
    '/acceso',
    '/buscar?phrase=flota',
    '/registro',
    '/noticias/rss.xml',
    '/admin',
  ];
  for (const path of [...paths, ...others]) {
    const text = await (await request.get(path)).text();
    expect(text.includes(OLD), `${path} still says ${OLD}`).toBe(false);
    expect(/\{(empresa|razon-social|nombre-corto|telefono|correo)\}/.exec(text)?.[0], path).toBeUndefined();
  }
  await page.goto('/admin/quotes');
  await expect(page).toHaveTitle(new RegExp(`^${LONG}`));
  await expectMenuInSight(browser, stack.url);

  await rename(page, { name: OLD, legal });
});

test('a look is tried on, published, seen by visitors and taken back', async ({
  page,
  backoffice,
  browser,
  request,
  stack,
}) => {
  await backoffice.signIn('admin');
  await page.goto('/admin/brand');
  await page
    .getByRole('group', { name: 'Logotipo sobre fondo claro' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(WIDE_LOGO) });
  await expect(page.getByRole('img', { name: 'Logotipo sobre fondo claro' })).toBeVisible();
  await page.getByLabel('Color principal', { exact: true }).fill('#0b3d2e');
  await page.getByLabel('Color de acción', { exact: true }).fill('#7be495');
  await expect(page.getByRole('status').filter({ hasText: 'Se usa #' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Borrador guardado')).toBeVisible();
  const preview = page.frameLocator('iframe[title="Vista previa"]');
  await expect(preview.getByRole('banner').getByRole('img', { name: OLD })).toBeVisible();
  expect(await (await request.get('/')).text()).not.toContain('#0b3d2e');

  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicada: ya se ve en todas partes.')).toBeVisible();
  await expect.poll(async () => (await request.get('/')).text()).toContain('#0b3d2e');
  await expectMenuInSight(browser, stack.url);
  const visitor = await browser.newPage({ baseURL: stack.url });
  await visitor.goto('/');
  const ground = visitor.locator('#pie');
  await expect(ground).toHaveCSS('background-color', 'rgb(11, 61, 46)');
  await visitor.close();

  await page
    .getByRole('listitem')
    .filter({ hasText: 'Versión 1' })
    .getByRole('button', { name: 'Llevar al borrador' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Llevar al borrador' }).click();
  await expect(page.getByText('Está en el borrador')).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicada: ya se ve en todas partes.')).toBeVisible();
});

test('the account is looked at as nobody’s, and nobody is asked for it', async ({
  page,
  backoffice,
  browser,
  stack,
}) => {
  await backoffice.signIn('admin');
  await page.goto('/admin/brand');
  await page.getByRole('tab', { name: 'Cuenta' }).click();
  const frame = page.locator('iframe[title="Vista previa"]');
  await expect(frame).toHaveAttribute('src', /^\/my-account\/home\?/);
  await expect(frame.contentFrame().getByRole('heading', { name: 'Hola, Cliente de Ejemplo' })).toBeVisible();
  const address = (await frame.getAttribute('src')) ?? '';

  const looking = await browser.newPage({ baseURL: stack.url, viewport: { width: 360, height: 740 } });
  const asked: string[] = [];
  looking.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(customers|auth)\//.test(pathname)) asked.push(pathname);
  });
  await looking.goto(address);
  await expect(looking.getByText('los nombres y las cifras son inventados')).toBeVisible();
  await expect(looking.getByText('Tractocamión de ejemplo').first()).toBeVisible();
  expect(await looking.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(asked).toEqual([]);
  expect(await looking.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'jemplo',
  );

  await looking.goto('/my-account/home');
  await expect(looking).toHaveURL(/\/acceso\?siguiente=/);
  await looking.close();
});

test('the main part of the page in the preview has a name of its own', async ({ page, backoffice }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await backoffice.signIn('admin');
  await page.goto('/admin/brand');
  const preview = page.frameLocator('iframe[title="Vista previa"]');
  await expect(preview.getByRole('main', { name: 'Vista previa del sitio' })).toBeVisible();
  expect(await violations(page, { rules: ['landmark-unique'] })).toEqual([]);
});
