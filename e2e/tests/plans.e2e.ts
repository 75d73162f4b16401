import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const PLANS = '/planes-financiamiento';
const DIRECT_CREDIT = `${PLANS}/credito-directo`;
const PURE_LEASE = `${PLANS}/arrendamiento-puro`;

const documents = (page: Page) => page.getByRole('link', { name: /PDF$/ });

/** Of the steps on the Direct Credit page, the title. */
const step = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });

/** Of the content, from the top, by the width of the window, in pixels. */
const SPACING = [
  [1440, 255],
  [768, 255],
  [767, 230],
  [550, 230],
  [549, 127],
  [360, 127],
] as const;

for (const path of [PLANS, DIRECT_CREDIT, PURE_LEASE]) {
  test(`the content of ${path} begins below the header, as wide as the window is`, async ({ page }) => {
    await page.goto(path);
    for (const [width, spacing] of SPACING) {
      await page.setViewportSize({ width, height: 900 });
      const top = await page
        .getByRole('navigation', { name: 'Planes', exact: true })
        .evaluate((navigation) => navigation.nextElementSibling?.getBoundingClientRect().top);
      expect(top, `${width} px`).toBe(spacing);
    }
  });
}

test('the overview leads to every plan and to the calculator', async ({ page }) => {
  await page.goto(PLANS);
  const main = page.getByRole('main');
  for (const plan of ['Crédito Directo', 'Arrendamiento Puro', 'Arrendamiento Financiero', 'Flexibility']) {
    await expect(main.getByRole('link', { name: `Ver el plan ${plan}` })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'Ver el seguro' })).toHaveAttribute('href', `${PLANS}/insurance`);
  await expect(main.getByRole('link', { name: 'COTIZAR' }).first()).toHaveAttribute('href', '/calculadora/paso-1');
});

test('the overview says its title once, and what each plan comes to for one vehicle', async ({ page }) => {
  await page.goto(PLANS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('Planes de financiamiento', { exact: true }).filter({ visible: true })).not.toHaveCount(
    0,
  );
  const offers = page
    .getByRole('region', { name: 'Un Freightliner Cascadia 126, con cada plan' })
    .getByRole('listitem');
  await expect(offers).toHaveCount(4);
  for (const offer of await offers.all()) await expect(offer).toContainText(/\$\d{2},\d{3}\.\d{2}/);
  // The calculator begins with the same figures.
  const shown = await offers
    .first()
    .getByText(/^\$\d{2},\d{3}\.\d{2}$/)
    .first()
    .innerText();
  await offers
    .first()
    .getByRole('link', { name: /^Calcular con mis cifras/ })
    .click();
  // What the link said is taken over, and then no more in the address.
  await expect(page).toHaveURL(/\/calculadora\/paso-2/);
  await expect(page.getByText(shown).filter({ visible: true })).not.toHaveCount(0);
});

test('the type of person reveals the steps and changes what they say', async ({ page }) => {
  await page.goto(DIRECT_CREDIT);
  await expect(step(page, 'Por donde empezar')).toBeVisible();
  await expect(step(page, 'Características')).toBeHidden();
  await expect(step(page, 'Documentación requerida')).toBeHidden();

  await page.getByLabel('Persona física').check();
  await expect(step(page, 'Características')).toBeVisible();
  await expect(step(page, 'Documentación requerida')).toBeVisible();
  await expect(page.getByText('Acta de nacimiento o de matrimonio')).toBeVisible();
  await expect(documents(page)).toHaveCount(3);

  await page.getByLabel('Persona moral').check();
  await expect(page.getByText('Acta de nacimiento o de matrimonio')).toBeHidden();
  await expect(page.getByText('Acta constitutiva')).toBeVisible();
  await expect(documents(page)).toHaveCount(3);
});

test('each type of person downloads papers of its own', async ({ page }) => {
  await page.goto(DIRECT_CREDIT);
  const sizes: number[] = [];
  const names: string[] = [];
  for (const personType of ['física', 'moral']) {
    await page.getByLabel(`Persona ${personType}`).check();
    for (const link of await documents(page).all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toBe('application/pdf');
      sizes.push((await answer.body()).length);
      names.push((await link.textContent()) ?? '');
    }
  }
  expect(new Set(names).size).toBe(6);
  expect(Math.min(...sizes)).toBeGreaterThan(1_000);

  const download = page.waitForEvent('download');
  await documents(page).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('of the three panels only the first is open at the start', async ({ page }) => {
  await page.goto(DIRECT_CREDIT);
  const panels = page.locator('details', { has: page.getByRole('heading', { level: 3 }) });
  await expect(panels.locator('summary')).toHaveText([
    'Condiciones generales',
    'Leyendas de riesgo',
    'Preguntas frecuentes',
  ]);
  const open = () => panels.evaluateAll((all) => all.map((panel) => (panel as HTMLDetailsElement).open));
  await expect.poll(open).toEqual([true, false, false]);
  await panels.locator('summary').nth(2).click();
  await expect.poll(open).toEqual([false, false, true]);
});

test('the toggle swaps the requirements', async ({ page }) => {
  await page.goto(PURE_LEASE);
  await expect(page.getByText('Acta de nacimiento o de matrimonio')).toBeVisible();
  await page.getByRole('button', { name: 'Persona moral' }).click();
  await expect(page.getByText('Acta de nacimiento o de matrimonio')).toBeHidden();
  await expect(page.getByText('Acta constitutiva')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Persona moral' })).toHaveAttribute('aria-pressed', 'true');
});

test('the options go round', async ({ page }) => {
  await page.goto(PURE_LEASE);
  const options = page.getByRole('region', { name: 'Opciones del plan' });
  await options.getByRole('button', { name: 'Anterior' }).click();
  await expect(options.getByRole('heading', { name: 'Renueve su flota' })).toBeInViewport();
  await options.getByRole('button', { name: 'Siguiente' }).click();
  await expect(options.getByRole('heading', { name: 'Sin enganche' })).toBeInViewport();
});

test('insurance offers a person to talk to in the place of the calculator', async ({ page }) => {
  await page.goto(`${PLANS}/insurance`);
  const call = page.getByRole('region', { name: 'Díganos qué unidad quiere proteger' });
  await expect(call.getByRole('link', { name: /^\d/ })).toHaveAttribute('href', /^tel:/);
  await expect(call.getByRole('link', { name: 'COTIZAR' })).toHaveCount(0);
});

test('what session storage or the address names comes into view and open', async ({ page }) => {
  await page.goto(PLANS);
  // The site clears the storage as it takes over a page: what is put there before is gone.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => sessionStorage.setItem('autoScrollA', 'capital-contribution'));
  await page.getByRole('link', { name: 'Ver el plan Crédito Directo' }).click();
  await expect(page.getByText('¿Puedo adelantar pagos a capital?')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('autoScrollA'))).toBeNull();

  await page.goto(`${PURE_LEASE}#safe`);
  await expect(page.getByText('La vigencia de la póliza de seguro')).toBeInViewport();
});

test('another plan begins at its top', async ({ page }) => {
  await page.goto(PURE_LEASE);
  await page.getByRole('heading', { name: 'Conoce todos los detalles' }).scrollIntoViewIfNeeded();
  await page.getByRole('navigation', { name: 'Planes', exact: true }).getByRole('link', { name: 'Insurance' }).click();
  await expect(page).toHaveURL(/insurance$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a plan that does not exist leads home', async ({ page }) => {
  await page.goto(`${PLANS}/credito-lunar`);
  await expect(page).toHaveURL(/\/$/);
});

test('without scripts both types of person can be read', async ({ browser, stack }) => {
  const page = await browser.newPage({ baseURL: stack.url, javaScriptEnabled: false });
  await page.goto(DIRECT_CREDIT);
  await expect(documents(page)).toHaveCount(6);
  await expect(page.getByText('Acta constitutiva')).toBeVisible();
  await expect(page.getByText('Acta de nacimiento o de matrimonio')).toBeVisible();
  await page.goto(PURE_LEASE);
  await expect(page.getByText('Acta constitutiva')).toBeVisible();
  const first = await page.getByRole('heading', { name: 'Sin enganche' }).boundingBox();
  const last = await page.getByRole('heading', { name: 'Renueve su flota' }).boundingBox();
  expect(last?.x).toBe(first?.x);
  expect(last?.y).toBeGreaterThan(first?.y ?? Infinity);
  await page.close();
});

for (const width of [360, 768, 1440]) {
  test(`axe finds nothing in the opened steps at ${width} px, and every plan fits${width === 360 ? '' : ' @thorough'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [PLANS, PURE_LEASE, DIRECT_CREDIT]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await page.getByLabel('Persona moral').check();
    await expectAccessible(page);
  });
}
