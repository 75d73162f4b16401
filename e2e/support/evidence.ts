import type { Page } from '@playwright/test';

/** Printed at the end of a run with each test that failed (scripts/testing/suites.mjs). */
export const PAGE_SAYS = 'what a page says';

/** What a page shows, where the keyboard is and what lies over it first: the rest is mostly as it always is. */
export async function whatItSays(page: Page): Promise<string> {
  const said = await page
    .locator('body')
    .evaluate(
      (body) => {
        const { activeElement: focus } = document;
        const over = body.querySelectorAll<HTMLElement>(
          '[role="dialog"], [role="menu"], [role="alert"], [role="status"]',
        );
        const main = body.querySelector<HTMLElement>('main') ?? document.body;
        return [
          `[focus] ${focus?.tagName} ${focus?.getAttribute('aria-label') ?? focus?.textContent?.slice(0, 80)}`,
          ...[...over].map((each) => `[${each.role}] ${each.innerText}`),
          `[main] ${main.innerText}`,
        ].join('\n');
      },
      undefined,
      { timeout: 5_000 },
    )
    .catch(String);
  return `${page.url()}\n${said.replace(/\n\s*\n/g, '\n').slice(0, 3_000)}`;
}
