import { expect, test } from '../support/fixtures';

/** Section 2 of the specification: from the top of the page to its content, at 768 px and more, 550 px and more, below. */
const SPACING = [
  ['/contacto', { 1440: 100, 768: 100, 767: 110, 550: 110, 360: 67 }],
  ['/planes-financiamiento/arrendamiento-puro', { 1440: 255, 768: 255, 767: 230, 550: 230, 360: 127 }],
] as const;

for (const [path, table] of SPACING) {
  test(`header spacing of ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const [width, space] of Object.entries(table)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const subNavigation = page.locator('[data-sub-heading] + nav');
      const content = (await subNavigation.count()) > 0 ? subNavigation : page.locator('.site-header');
      const box = await content.boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), `${width} px`).toBe(space);
    }
  });
}

test('MENÚ opens after a second of hover, and at once on click', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'MENÚ' });
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await page.clock.install();
  // Installed, the clock still runs: from here on only as told.
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.hover();
  await page.clock.runFor(900);
  await expect(menu).toBeHidden();
  await page.clock.runFor(200);
  await expect(menu).toBeVisible();
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
});

test('the plans’ submenu leads back to the main menu, and CERRAR closes all', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'MENÚ' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.getByRole('button', { name: 'Planes de financiamiento' }).click();
  for (const plan of ['Crédito Directo', 'Arrendamiento Puro', 'Arrendamiento Financiero', 'Insurance']) {
    await expect(menu.getByRole('link', { name: plan, exact: true })).toBeVisible();
  }
  await menu.getByRole('button', { name: 'VOLVER AL MENÚ' }).click();
  await expect(menu.getByRole('link', { name: 'Noticias' })).toBeVisible();
  await menu.getByRole('button', { name: 'CERRAR' }).click();
  await expect(menu).toBeHidden();
});

test('a menu entry of a home section scrolls there, from home and from elsewhere', async ({ page }) => {
  for (const from of ['/', '/contacto']) {
    await page.goto(from);
    await page.getByRole('button', { name: 'MENÚ' }).click();
    await page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Nuestras marcas' }).click();
    await expect(page.locator('#marcas')).toBeInViewport();
  }
  await expect(page).toHaveURL(/section=marcas/);
});

test('the search answers from three letters on, by section, and is walked with the arrows', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search')) asked.push(request.url());
  });
  await page.goto('/contacto');
  await page.getByRole('button', { name: 'Buscar' }).click();
  const box = page.getByRole('searchbox');
  await expect(box).toBeFocused();
  await box.fill('cr');
  await expect(page.getByText('Escriba al menos 3 letras.')).toBeVisible();
  await box.fill('credito directo');
  await expect(page.getByRole('status').filter({ hasText: 'resultado' })).toBeVisible();
  expect(asked.every((url) => url.includes('credito'))).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('region', { name: 'Crédito' }).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/planes-financiamiento\/credito-directo/);
  await expect(page.getByRole('navigation', { name: 'Planes', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the results page works without scripts', async ({ browser, stack }) => {
  const page = await browser.newPage({ baseURL: stack.url, javaScriptEnabled: false });
  await page.goto('/buscar?q=seguros');
  await expect(page.getByText(/\d+ resultados? para «seguros»/)).toBeVisible();
  await page.close();
});

test('the footer’s groups: one open at a time, 40 px high under 550 px and 80 px from there on', async ({ page }) => {
  for (const [width, height] of [
    [360, 40],
    [600, 80],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contacto');
    const groups = page.locator('footer details');
    await groups.nth(0).locator('summary').click();
    await expect(groups.nth(0)).toHaveAttribute('open');
    await groups.nth(1).locator('summary').click();
    await expect(groups.nth(0)).not.toHaveAttribute('open');
    const box = await groups.nth(0).locator('summary').boundingBox();
    expect(Math.abs((box?.height ?? 0) - height)).toBeLessThan(4);
  }
});

test('an unknown address leads home', async ({ page }) => {
  for (const path of ['/no-existe', '/planes-financiamiento/otro', '/noticias/no-existe']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});

test('a customer signs in, is greeted everywhere and after a reload, and signs out', async ({ page, stack }) => {
  await page.goto('/login');
  await expect(page).toHaveURL(/\/acceso$/);
  await page.getByLabel('Correo electrónico').fill('cliente@flota.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('no es esta');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no coinciden' })).toBeVisible();
  await page.getByLabel('Contraseña', { exact: true }).fill(stack.demoPassword);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/my-account\/home$/);
  await page.goto('/noticias');
  await expect(page.getByText(/^Hola /)).toBeVisible();
  await page.getByText(/^Hola /).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'ACCESO CLIENTES' }).first()).toBeVisible();
  await page.goto('/my-account/home');
  await expect(page).toHaveURL(/\/acceso\?siguiente=/);
});

test('works where the browser refuses to store anything', async ({ browser, stack }) => {
  // Not the watched page: React Router's own script for the scroll position throws there, and does no harm.
  const page = await browser.newPage({ baseURL: stack.url });
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo necesarias' }).click();
  await expect(page.locator('[data-consent-notice]')).toBeHidden();
  await page.getByRole('main').locator('a[href^="/calculadora"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elija su vehículo' })).toBeVisible();
  await page.close();
});
