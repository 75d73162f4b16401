import { gzipSync } from 'node:zlib';
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

/** KB of gzip, of 1,000 bytes: what a visitor on a slow line waits for until home answers. */
const MOST_SCRIPTS = 150;

test('home sends no more script than a slow line carries', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  const weights = await Promise.all(
    [...new Set(files)].map(async (file) => {
      const body = await (await page.request.get(file)).body();
      return { file: new URL(file).pathname, kilobytes: gzipSync(body).length / 1_000 };
    }),
  );
  const sum = weights.reduce((total, { kilobytes }) => total + kilobytes, 0);
  const list = weights.sort((a, b) => b.kilobytes - a.kilobytes);
  expect(sum, list.map(({ file, kilobytes }) => `${kilobytes.toFixed(1)} ${file}`).join('\n')).toBeLessThan(
    MOST_SCRIPTS,
  );
});
