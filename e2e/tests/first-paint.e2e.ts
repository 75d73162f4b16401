import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openAccount } from '../support/account';
import { expect, test } from '../support/fixtures';

/** Run in the page: what was asked for before anything could be seen. */
const askedBeforePaint = () => {
  const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < painted)
    .map(({ name }) => new URL(name).pathname);
};

for (const path of ['/', '/calculadora/paso-1', '/noticias'])
  test(`${path} is painted before it asks for its scripts, and then answers`, async ({ page }) => {
    await page.goto(path);
    const asked = await page.evaluate(askedBeforePaint);
    expect(asked.filter((file) => file.endsWith('.css'))).toHaveLength(1);
    expect(asked.filter((file) => file.endsWith('.js'))).toEqual([]);
    await page.getByRole('button', { name: 'MENÚ' }).click();
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  });

/** Every script that the page asked for, or whatever else `named` says, in KB of gzip (1,000 bytes), the heaviest first. */
async function scriptsOf(page: Page, named = /\.js$/) {
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const asked = [...new Set(files)].filter((name) => named.test(new URL(name).pathname));
  expect(asked.length).toBeGreaterThan(0);
  const weights = await Promise.all(
    asked.map(async (file) => {
      const body = await (await page.request.get(file)).body();
      return { file: new URL(file).pathname, kilobytes: gzipSync(body).length / 1_000 };
    }),
  );
  return weights.sort((a, b) => b.kilobytes - a.kilobytes);
}

/** @param most that somebody on a slow line waits for until the page answers, in KB */
function expectAtMost(most: number, weights: Awaited<ReturnType<typeof scriptsOf>>) {
  const sum = weights.reduce((total, { kilobytes }) => total + kilobytes, 0);
  expect(sum, weights.map(({ file, kilobytes }) => `${kilobytes.toFixed(1)} ${file}`).join('\n')).toBeLessThan(most);
}

test('home sends no more script than a slow line carries', async ({ page }) => {
  await page.goto('/');
  expectAtMost(150, await scriptsOf(page));
});

test('an account that is being opened warns of fraud, and without scripts says that it needs them', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${stack.url}/my-account/home`);
  await expect(page.getByText('le pedirá su contraseña')).toBeVisible();
  await expect(page.getByText('Su cuenta se abre con JavaScript')).toBeVisible();
  await expect(page.getByText('Abriendo su cuenta')).toBeHidden();
  await context.close();
});

test('the home of an account loads no schemas, and little more than the site', async ({ page, stack }) => {
  await openAccount(page, stack, 'cliente@flota.test', '/my-account/home');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
  // The head of the page asks for the session, and the scripts take its answer instead of asking once more.
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(asked.filter((name) => name.endsWith('/api/auth/customers/refresh'))).toHaveLength(1);
  const scripts = await scriptsOf(page);
  expect(scripts.map(({ file }) => file).filter((file) => file.includes('/schemas-'))).toEqual([]);
  expectAtMost(215, scripts);
});

test('the backoffice sends no more than its share, to sign in and with the first page', async ({
  page,
  backoffice,
}) => {
  const programAndLook = /\.(js|css)$/;
  await page.goto('/admin/');
  await expect(page.getByRole('heading', { name: 'Inicie sesión', level: 1 })).toBeVisible();
  const before = await scriptsOf(page, programAndLook);
  await backoffice.signIn('admin');
  // Anew, so that what it asks for is all its own.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Por atender', level: 2 })).toBeVisible();
  const first = await scriptsOf(page, programAndLook);
  const known = new Set(first.map(({ file }) => file));
  expectAtMost(400, [...first, ...before.filter(({ file }) => !known.has(file))]);
});

test('a page of the backoffice that cannot be fetched says so, and comes once it is tried again', async ({
  page,
  backoffice,
}) => {
  await backoffice.signIn('admin');
  const program = /\/OwnAccount-.*\.js$/;
  await page.route(program, (route) => route.fulfill({ status: 404 }));
  await page.goto('/admin/mi-cuenta');
  await expect(page.getByText('No pudimos cargar esta página')).toBeVisible();
  await page.unroute(program);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('heading', { name: 'Mi cuenta', level: 1 })).toBeVisible();
});
