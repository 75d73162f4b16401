import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** Two short lines: as many rows as can be read are seen at once, and all are as high as each other. */
const ROW = { least: 36, most: 44 };

const ROWS_OR_NONE =
  'tbody tr:not(:has(.RaPlaceholder-root)), .RaEmpty-message, .MuiList-root, .MuiAlert-root, .RaList-content p';

/** Once its rows are there, or the words for none: the page before stays in the document until then, with no height. */
async function shown(page: Page, title: string): Promise<void> {
  await expect(page.locator('#react-admin-title')).toHaveText(title);
  const main = page.getByRole('main');
  if ((await main.locator('.RaList-main').count()) > 0) await expect(main.locator(ROWS_OR_NONE).first()).toBeVisible();
}

/** A table follows the window a moment later; what is wrong with one list doesn't keep the others from being looked at. */
const eventually = (looked: () => Promise<unknown>, message: string) =>
  expect.configure({ soft: true }).poll(looked, { message, timeout: 2_000 });

/** What is wrong with the list that is shown. */
const wrongRows = (page: Page) =>
  page.evaluate(({ least, most }) => {
    const table = document.querySelector('#main-content .RaDataTable-tableWrapper');
    const heights = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.getBoundingClientRect().height);
    const odd = heights.filter((height) => height < least || height > most).map(Math.round);
    const beyond = table ? table.scrollWidth - table.clientWidth : 0;
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    return [
      ...(odd.length > 0 ? [`${odd.length} of ${heights.length} rows, up to ${Math.max(...odd)} px high`] : []),
      ...(beyond > 0 ? [`${beyond} px of the table are beyond its edge`] : []),
      ...(sideways > 0 ? [`the page scrolls sideways by ${sideways} px`] : []),
    ];
  }, ROW);

test('the rows of every list are 36 to 44 px high and fit, at 1440 px and at 1024 @thorough', async ({
  page,
  backoffice,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await backoffice.signIn('admin');
  await backoffice.menu();
  const menu = page.getByRole('navigation', { name: 'Menú', exact: true });
  const entries = await menu
    .getByRole('link')
    .evaluateAll((links) =>
      (links as HTMLElement[]).map((link) => ({ path: link.getAttribute('href') ?? '', title: link.innerText.trim() })),
    );
  expect(entries.length).toBeGreaterThan(30);

  let tables = 0;
  for (const { path, title } of entries) {
    // By the menu, as a page loaded anew costs a second each.
    await menu.locator(`a[href="${path}"]`).click();
    await shown(page, title);
    if ((await page.locator('#main-content .RaDataTable-tableWrapper tbody tr').count()) === 0) continue;
    tables += 1;
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(() => wrongRows(page), `${path} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  expect(tables).toBeGreaterThan(20);
});
