import { openAccount } from '../support/account';
import { expect, test } from '../support/fixtures';
import type { Page } from '@playwright/test';

interface Stopped {
  directive: string;
  blocked: string;
  sample: string;
}

/** What the browser stopped by our policy on the pages that were opened since; what would be stopped is not counted. */
async function listen(page: Page): Promise<Stopped[]> {
  const stopped: Stopped[] = [];
  await page.exposeFunction('noteStopped', (one: Stopped) => stopped.push(one));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI, sample }) => {
      // A library tries whether code may be made from text, and does without (lib/zod-without-eval.client.ts).
      if (disposition !== 'enforce' || blockedURI === 'eval') return;
      const { noteStopped } = globalThis as unknown as { noteStopped: (one: object) => void };
      noteStopped({ directive: effectiveDirective, blocked: blockedURI, sample });
    });
  });
  return stopped;
}

const settled = (page: Page) => page.waitForLoadState('networkidle');

test('nothing of ours is stopped by our own policy: site and account', async ({ page, stack }) => {
  const stopped = await listen(page);
  for (const path of [
    '/',
    '/calculadora',
    '/planes/credito-directo',
    '/distribuidores',
    '/noticias',
    '/contacto',
    '/acceso',
  ]) {
    await page.goto(path);
    await settled(page);
  }
  await openAccount(page, stack, 'cliente@flota.test', '/my-account/home');
  for (const path of ['/my-account/home', '/my-account/perfil']) {
    await page.goto(path);
    await settled(page);
  }
  expect(stopped).toEqual([]);
});

test('nothing of ours is stopped by our own policy: backoffice, and its styles are those it made itself', async ({
  page,
  backoffice,
}) => {
  const stopped = await listen(page);
  await backoffice.signIn('admin');
  for (const section of ['quotes', 'customers', 'news/create', 'plans', 'settings']) {
    await page.goto(`/admin/${section}`);
    await settled(page);
  }
  expect(stopped).toEqual([]);

  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
  });
  await expect(page.locator('body')).toBeVisible();
  await expect.poll(() => stopped).toMatchObject([{ directive: 'style-src-elem', blocked: 'inline' }]);
});

test('scripts bear no more than what is heeded on them; pages, and what a worker runs, bear the policy', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await settled(page);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.*\.js$/.test(name)),
  );
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    const headers = (await request.get(script)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['permissions-policy']).toBeUndefined();
  }
  for (const path of ['/', '/admin', '/sw.js'])
    expect((await request.get(path)).headers()['content-security-policy'], path).toContain("default-src 'self'");
});
