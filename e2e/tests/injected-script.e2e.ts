import { expect, test } from '../support/fixtures';

const INJECTED = ['', ' type="module"', ' type="text/after-paint"', ' nonce=""']
  .map((attributes) => `<script${attributes}>document.documentElement.dataset.injected = "ran"</script>`)
  .join('');

test('a script that came in with content does not run, and the page’s own do', async ({ page, stack }) => {
  // Past the sanitiser, as a restored backup or a hand in the database would: only the policy stands in its way.
  await stack.sql(`update faq set answer = answer || '${INJECTED}'`);
  try {
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    await expect(async () => {
      const answer = await page.goto('/faqs/general-questions');
      expect(await answer?.text()).toContain(INJECTED);
    }).toPass();
    expect(await page.evaluate(() => performance.getEntriesByName('interactive').length)).toBeGreaterThan(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-injected', 'ran');
    expect(refused.join('\n')).toContain('script-src');
  } finally {
    await stack.sql(`update faq set answer = replace(answer, '${INJECTED}', '')`);
  }
});
