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
