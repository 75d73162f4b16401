import type { Page } from '@playwright/test';
import { openAccount } from '../support/account';
import { waitForContent } from '../support/account-pages';
import { expect, test } from '../support/fixtures';
import { illegible } from '../support/legible';
import { pagesOf, UNLISTED } from '../support/sitemap';

const NARROW = { width: 320, height: 800 };

/** What reaches beyond the window and can't be scrolled to within a box of its own, by what it is. */
function beyondTheWindow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isClipped = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    }
    return false;
  };
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !isClipped(element))
    .slice(-3)
    .map(
      (element) =>
        `${element.tagName} ${element.className.toString().slice(0, 80)} «${element.textContent?.slice(0, 40)}»`,
    );
}

// WCAG 2.2, 1.4.4 and 1.4.10: who reads text twice as large on a small phone scrolls one way only.
test('every public page fits a narrow phone with text twice as large @thorough', async ({
  browser,
  request,
  stack,
}) => {
  test.setTimeout(240_000);
  const listed = await pagesOf(request);
  expect(listed.length).toBeGreaterThan(30);
  const page = await browser.newPage({ baseURL: stack.url, viewport: NARROW });
  const wide: Record<string, string[]> = {};
  for (const path of [...listed, ...UNLISTED]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const found = await page.evaluate(beyondTheWindow);
    if (found.length > 0) wide[path] = found;
  }
  await page.close();
  expect(wide).toEqual({});
});

const CUSTOMER = 'cliente@flota.test';

/** Windows and what letters are of the size they have at first. */
const READERS = [
  { width: 320, letters: '200%' },
  { width: 360, letters: '150%' },
  { width: 360, letters: '100%' },
  { width: 320, letters: '100%' },
];

const letters = (page: Page, size: string) =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);

// Paid is what is read here: an amount in two lines is two, and trucks of one model differ by the end of a number.
test('amounts and numbers of the account are whole with text twice as large', async ({ page, stack }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, stack, CUSTOMER, '/my-account/home');
  const found: Record<string, string[]> = {};
  const note = async (where: string) => {
    for (const { width, letters: size } of READERS) {
      await page.setViewportSize({ width, height: 740 });
      await letters(page, size);
      const what = await illegible(page);
      if (what.length > 0) found[`${where} at ${width}, ${size}`] = what;
    }
    await letters(page, '');
  };
  await waitForContent(page);
  await expect(page.getByRole('region', { name: 'Sus contratos' }).getByRole('link').first()).toBeVisible();
  await note('home');

  await page.getByRole('button', { name: /^Pagar (ahora|antes)/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pagar' });
  const button = dialog.getByRole('button', { name: /^(Continuar al pago|Pagar con)/ });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading', { name: 'Qué paga con esto' })).toBeVisible();
  await note('payment');
  // Where it would cover half of what it sums up, it scrolls along.
  await page.setViewportSize({ width: 320, height: 740 });
  await letters(page, '200%');
  await dialog.evaluate((box) => box.scrollTo(0, 0));
  await expect(button).not.toBeInViewport();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await letters(page, '');
  await page.keyboard.press('Escape');

  await page.goto('/my-account/bills');
  await waitForContent(page);
  await expect(page.getByRole('table', { name: 'Documentos' })).toBeVisible();
  await note('papers');
  expect(found).toEqual({});
});
