import { expect, test as base } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Stack, startStack } from '../../scripts/lib/stack.mjs';
import { Backoffice } from './backoffice';
import { Calculator } from './calculator';
import { waitingForScripts } from './interactive';

interface WorkerFixtures {
  /** The product as built, with a database, storage and mail of its own. */
  stack: Stack;
}

interface TestFixtures {
  calculator: Calculator;
  backoffice: Backoffice;
  /** Of a test that fails: printed with it, for whoever reads of it on a machine that is gone. */
  evidence: void;
}

export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests are run by \`npm test -- e2e\``);
  return value;
}

/**
 * Workers at the same time must not take each other's jobs: each has databases of its own, of the sixteen there are, one
 * for the product that its tests share and one for a product that a test has for itself.
 */
export function redisOf(parallelIndex: number, whose: 'shared' | 'own' = 'shared'): string | undefined {
  const { E2E_REDIS_URL } = process.env;
  return E2E_REDIS_URL && new URL(`/${parallelIndex + (whose === 'own' ? 9 : 1)}`, E2E_REDIS_URL).href;
}

/** Where a test may put an outside system on this machine; all others here are private networks to the product. */
export const outsidePort = (parallelIndex: number): number => 48_100 + parallelIndex;

/** An address of the block that is kept for private networks. */
const visitorAddress = () => `10.${[...randomBytes(3)].join('.')}`;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const stack = await startStack({
        postgresUrl: required('E2E_DATABASE_URL'),
        redisUrl: redisOf(parallelIndex),
        // The browser solves the challenges as a visitor's does; a visitor's address is what a proxy says it is.
        env: {
          BOT_DEFENCE: 'on',
          LOG_LEVEL: 'warn',
          TRUST_PROXY: '1',
          OUTBOUND_PRIVATE_HOSTS: `127.0.0.1:${outsidePort(parallelIndex)}`,
        },
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ stack }, use) => use(stack.url),
  // Each test is a visitor from an address of its own: forms are limited by address, and Redis outlives a stack.
  extraHTTPHeaders: ({ browserName: _ }, use) => use({ 'x-forwarded-for': visitorAddress() }),
  // Whichever window it is: a test opens more than one.
  context: async ({ context }, use) => {
    context.on('page', waitingForScripts);
    await use(context);
  },
  // Errors that nobody shows are still errors.
  page: async ({ page }, use) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await use(page);
    expect(thrown).toEqual([]);
  },
  evidence: [
    async ({ browser, context: _, stack }, use, testInfo) => {
      await use();
      if (testInfo.status === testInfo.expectedStatus) return;
      for (const page of browser.contexts().flatMap((each) => each.pages())) {
        const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
        await testInfo.attach('what a page says', {
          contentType: 'text/plain',
          body: `${page.url()}\n${text.slice(0, 3_000)}`,
        });
      }
      for (const name of await readdir(join(stack.directory, 'logs'))) {
        const log = await readFile(join(stack.directory, 'logs', name), 'utf8');
        await testInfo.attach(name, { contentType: 'text/plain', body: log.slice(-4_000) });
      }
    },
    { auto: true },
  ],
  calculator: ({ page }, use) => use(new Calculator(page)),
  backoffice: ({ page, stack }, use) => use(new Backoffice(page, stack.demoPassword)),
});

export { expect };
