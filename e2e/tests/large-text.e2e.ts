import { expect, test } from '../support/fixtures';
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
