import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { expect, test } from '../support/fixtures';

/** What is on its way when one looks is no screen yet. */
async function atRest(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('#react-admin-title')).not.toBeEmpty();
  await expect(page.locator('.RaLoading-root')).toHaveCount(0);
  await expect(page.getByRole('main').locator('[role=progressbar]:not([aria-valuenow])')).toHaveCount(0);
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  // Of the brand's preview.
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState()));
}

/** What is wrong with a screen, each with its address. */
async function wrongOf(page: Page, width: number): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  const found = await violations(page);
  const { pathname } = new URL(page.url());
  return [...found, ...(wide > width ? [`${wide} px wide`] : [])].map((each) => `${pathname}: ${each}`);
}

// Every screen that an administrator is led to by the menu, and from each list what it creates and its first row.
for (const width of [1440, 768]) {
  test(`axe finds nothing on any screen at ${width} px, and all of them fit @thorough`, async ({
    page,
    backoffice,
  }) => {
    test.setTimeout(900_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await backoffice.signIn('admin');
    await backoffice.menu();
    const menu = page.getByRole('navigation', { name: 'Menú', exact: true });
    const paths = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(30);
    await page.setViewportSize({ width, height: 900 });

    const wrong: string[] = [];
    for (const path of new Set(paths)) {
      await page.goto(path ?? '');
      await atRest(page);
      wrong.push(...(await wrongOf(page, width)));
      const main = page.getByRole('main');
      const row = main.locator('[data-row-link], .flota-cards > li > a').first();
      const create = main.getByRole('link', { name: /^(Crear|Nuev[ao])/ }).first();
      const next = await Promise.all(
        [create, row].map(async (link) => ((await link.count()) > 0 ? link.getAttribute('href') : null)),
      );
      for (const href of next) {
        if (href === null) continue;
        await page.goto(href);
        await atRest(page);
        wrong.push(...(await wrongOf(page, width)));
      }
    }
    expect(wrong).toEqual([]);
  });
}
