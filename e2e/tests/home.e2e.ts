import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const notice = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' });

test('the parameter section scrolls to a section', async ({ page }) => {
  for (const id of ['planes', 'cotizar', 'contacto', 'promociones', 'aboutus', 'marcas', 'news']) {
    await page.goto(`/?section=${id}`);
    await expect(section(page, id).getByRole('heading').first(), id).toBeInViewport();
  }
});

test('the section contacto answers to contact, too', async ({ page }) => {
  await page.goto('/?section=contact');
  await expect(page.getByRole('heading', { name: 'En movimiento para ti' })).toBeInViewport();
});

test('hero banners follow one another', async ({ page }) => {
  await page.goto('/');
  const [first, second] = await page.locator('[aria-label="Destacados"] [role="group"]').all();
  await expect(first!).not.toHaveAttribute('inert');
  await expect(second!).not.toHaveAttribute('inert', { timeout: 8_000 });
  await expect(first!).toHaveAttribute('inert');
});

test('the local navigation stays in sight: plans, quote, contact, find a dealer, Syntage', async ({ page }) => {
  await page.goto('/?section=news');
  const links = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link');
  await expect(links).toHaveText(['Planes', 'Cotizar', 'Contacto', 'Encuentra un distribuidor', 'Syntage']);
  await expect(page.getByRole('heading', { name: 'Noticias', exact: true })).toBeInViewport();
  await expect(links.first()).toBeInViewport();
});

test('plan cards stand two by two without Flexibility, and the whole card leads to its plan', async ({ page }) => {
  await page.goto('/');
  const cards = section(page, 'planes').getByRole('article');
  await expect(cards).toHaveCount(4);
  await expect(cards.filter({ hasText: 'Flexi' })).toHaveCount(0);
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(2);
  await cards.first().click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(/\/planes-financiamiento\/credito-directo$/);
});

test('the first screen of a phone has a figure, and the page is six screens and no more', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  const example = page.getByRole('region', { name: /^Freightliner Cascadia 126 con Crédito Directo/ });
  await expect(example.getByText(/^\$\d{2},\d{3}\.\d{2}$/).first()).toBeInViewport();
  await expect(section(page, 'planes').getByText(/^\$\d{2},\d{3}\.\d{2}$/)).toHaveCount(3);
});

test('the quote explanation has three steps and COTIZAR', async ({ page }) => {
  await page.goto('/');
  await expect(section(page, 'cotizar').getByRole('listitem')).toHaveCount(3);
  await section(page, 'cotizar').getByRole('link', { name: 'COTIZAR' }).click();
  await expect(page).toHaveURL(/\/calculadora\/paso-1$/);
});

test('a promotion expands, alone, to a button that carries its vehicle, and CERRAR closes it', async ({ page }) => {
  await page.goto('/');
  const cards = section(page, 'promociones').getByRole('article');
  const open = section(page, 'promociones').locator('details[open]');
  await cards.nth(0).locator('summary').click();
  await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', /[?&]vehicle=cascadia-126\b/);
  await cards.nth(1).locator('summary').press('Enter');
  await expect(open).toHaveCount(1);
  await cards.nth(1).getByRole('button', { name: 'CERRAR' }).click();
  await expect(open).toHaveCount(0);
  await expect(cards.nth(1).locator('summary')).toBeFocused();
});

test('above four promotions arrows move the row', async ({ page }) => {
  await page.goto('/');
  const last = section(page, 'promociones').getByRole('article').last();
  const next = section(page, 'promociones').getByRole('button', { name: 'Promociones siguientes' });
  await expect(last).toBeVisible();
  // The seed's five, and whatever other tests have published.
  expect(await section(page, 'promociones').getByRole('article').count()).toBeGreaterThan(4);
  await expect(async () => {
    // The row may come to its end after the last look: then there is nothing to click, and no waiting for it.
    if (await next.isDisabled()) return;
    await next.click({ timeout: 1_000 });
    await expect(next).toBeDisabled({ timeout: 1_000 });
  }).toPass();
  const { right, width } = await last.evaluate((card) => ({
    right: card.getBoundingClientRect().right,
    width: window.innerWidth,
  }));
  expect(right).toBeLessThanOrEqual(width);
});

test('the company and each brand lead to their pages', async ({ page }) => {
  await page.goto('/');
  await expect(section(page, 'aboutus')).toContainText('30 años');
  await expect(section(page, 'aboutus').getByRole('link', { name: 'CONOCE MÁS' })).toHaveAttribute('href', '/acerca');
  const brands = section(page, 'marcas').getByRole('link', { name: /^CONOCE MAS/ });
  await expect(brands).toHaveCount(3);
  await expect(brands.first()).toHaveAttribute('href', '/brand-financial');
});

test('news go step by step from the first to the last, counted', async ({ page }) => {
  await page.goto('/');
  const news = section(page, 'news');
  const [previous, next] = [/anterior/, /siguiente/].map((name) => news.getByRole('button', { name }));
  await expect(news.getByRole('status')).toContainText('1/10');
  await expect(previous!).toBeDisabled();
  for (let shown = 2; shown <= 10; shown += 1) {
    await expect(async () => {
      if (!(await news.getByRole('status').textContent())?.includes(`${shown}/10`)) await next!.click();
      await expect(news.getByRole('status')).toContainText(`${shown}/10`, { timeout: 100 });
    }).toPass();
  }
  await expect(next!).toBeDisabled();
  await expect(previous!).toBeEnabled();
});

test('the closing block leads to contact, dealers and the calculator', async ({ page }) => {
  await page.goto('/');
  const links = section(page, 'contacto').getByRole('link');
  for (const [name, path] of [
    ['CONTÁCTANOS', '/contacto'],
    ['ENCUENTRA TU DISTRIBUIDOR', '/distribuidores'],
    ['COTIZAR', '/calculadora/paso-1'],
  ] as const) {
    await expect(links.filter({ hasText: name })).toHaveAttribute('href', path);
  }
});

test('the cookies notice leaves the main action free on a phone, and what was accepted is kept', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('link', { name: 'COTIZAR' }).first().click({ trial: true });
  await notice(page).getByRole('button', { name: 'ACEPTAR' }).click();
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await page.waitForTimeout(1_500);
  await expect(notice(page)).toBeHidden();
});

test('nothing moves while the home page loads and is scrolled, and it fits 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(60);
  }
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(0.02);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('before scripts arrive promotions can be read, and the company is described to search engines', async ({
  browser,
  stack,
}) => {
  const page = await browser.newPage({ baseURL: stack.url, javaScriptEnabled: false });
  await page.goto('/');
  const promotion = section(page, 'promociones').getByRole('article').first();
  await promotion.locator('summary').click();
  await expect(promotion.getByText('enganche desde 10 %', { exact: true })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'FinancialService', name: 'Flota Financiera' });
  await page.close();
});
