import type { Page } from '@playwright/test';

/**
 * A file that is opened in a tab of its own: whether the browser shows it there or keeps it depends on the browser, so
 * what counts is that the tab went to its address.
 */
export async function opensInAnotherTab(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  const opened = page.waitForEvent('popup');
  const asked = page
    .context()
    .waitForEvent('request', (request) => request.isNavigationRequest() && request.url().includes(address));
  await act();
  await asked;
  await (await opened).close();
}
