import type { Page } from '@playwright/test';

/** Run in the page. The site's pages bear the router's context; others have nothing to wait for. */
const isInteractive = () =>
  !('__reactRouterContext' in window) || performance.getEntriesByName('interactive').length > 0;

/**
 * A page asks for its scripts once it is painted, which `goto` and `reload` don't wait for: a click right after them
 * would be lost. A test that says itself what to wait for (`waitUntil`) is not held up.
 */
export function waitingForScripts(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await page.waitForFunction(isInteractive);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await page.waitForFunction(isInteractive);
    return response;
  };
  return page;
}
