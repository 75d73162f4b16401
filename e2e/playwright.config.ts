import { defineConfig, devices } from '@playwright/test';

/** Flags that keep Chromium from calling home; a container's root has no sandbox to offer. */
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Where the queue, limits or sign-in take part: only these behave by whether there is Redis. */
const WITH_REDIS = ['main-job', 'resilience', 'outage', 'forms', 'roles', 'account-*'];

export default defineConfig({
  testDir: 'tests',
  testMatch: process.env.E2E_REDIS_URL ? WITH_REDIS.map((name) => `**/${name}.e2e.ts`) : '**/*.e2e.ts',
  // One worker, because each brings up the whole product: database, API, worker and mail.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall a browser for longer than any wait; the list names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    trace: 'retain-on-failure',
    launchOptions: { args, ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }) },
  },
});
