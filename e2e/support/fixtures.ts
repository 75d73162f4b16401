import { expect, test as base } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stack } from '../../scripts/lib/stack.mjs';
import { Backoffice } from './backoffice';
import { Calculator } from './calculator';
import { PAGE_SAYS, whatItSays } from './evidence';
import { FileStacks } from './file-stacks';
import { waitingForScripts } from './interactive';

interface WorkerFixtures {
  stacks: FileStacks;
}

interface TestFixtures {
  /** The product as built, with a database, storage and mail that it shares with the tests of its file only. */
  stack: Stack;
  calculator: Calculator;
  backoffice: Backoffice;
  /** Of a test that fails: printed with it, for whoever reads of it on a machine that is gone. */
  evidence: void;
}

/** An address of the block that is kept for private networks. */
const visitorAddress = () => `10.${[...randomBytes(3)].join('.')}`;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stacks: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const stacks = new FileStacks(parallelIndex);
      await use(stacks);
      await stacks.end();
    },
    { scope: 'worker' },
  ],
  stack: [async ({ stacks }, use, { file }) => use(await stacks.of(file)), { timeout: 120_000 }],
  baseURL: ({ stack }, use) => use(stack.url),
  // Each test is a visitor from an address of its own: forms are limited by address, and Redis outlives a stack.
  extraHTTPHeaders: ({ browserName: _ }, use) => use({ 'x-forwarded-for': visitorAddress() }),
  // Whichever window it is: a test opens more than one.
  context: async ({ context }, use) => {
    context.on('page', waitingForScripts);
    // The browser hands its window for files over from the first listener on, and not before it has heard of it: one that
    // came with the click or the key was now and then too late.
    context.on('page', (page) => page.on('filechooser', () => undefined));
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
        await testInfo.attach(PAGE_SAYS, { contentType: 'text/plain', body: await whatItSays(page) });
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
