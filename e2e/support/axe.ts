import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const told = (violations: Found, theme: string): string[] =>
  violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes[0]?.html}`);

/** What axe finds in the light theme, and in the dark one what that changes: the colours. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const light = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze();
  return [...told(light.violations, 'light'), ...told(dark.violations, 'dark')];
}
