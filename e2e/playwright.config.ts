import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';

/**
 * Flags that keep Chromium from calling home, and from making its fastest code of what runs for seconds: a seventh of all its
 * work. A container's root has no sandbox to offer.
 */
const args = [
  '--js-flags=--no-opt --no-maglev',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  // With Redis, what the queue takes part in: the rest is the same without (support/mail.ts, scripts/testing/redis-tests.mjs).
  grep: process.env.E2E_REDIS_URL ? /@queue/ : /./,
  // Each takes a file at a time, to a product that is its own: database, API, worker and mail.
  workers: Math.min(4, availableParallelism()),
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // One would come between a page and what a test answers in the network's place.
    serviceWorkers: 'block',
    // Where the machine says nothing of letters, a file with an accent in its name is called `download`.
    launchOptions: {
      args,
      env: { ...process.env, LANG: 'C.UTF-8' },
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
});
