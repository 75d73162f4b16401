export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests are run by \`npm test -- e2e\``);
  return value;
}

/** From which of the sixteen databases on; there are four workers at most. */
const REDIS_DATABASES = { shared: 1, visitors: 5, own: 9 };

/**
 * Workers at the same time must not take each other's jobs: each has databases of its own, one for the product that the
 * tests of a file share, one for that of visitors and one for a product that a test has for itself.
 */
export function redisOf(parallelIndex: number, whose: keyof typeof REDIS_DATABASES = 'shared'): string | undefined {
  const { E2E_REDIS_URL } = process.env;
  return E2E_REDIS_URL && new URL(`/${parallelIndex + REDIS_DATABASES[whose]}`, E2E_REDIS_URL).href;
}

/** Where a test may put an outside system on this machine; all others here are private networks to the product. */
export const outsidePort = (parallelIndex: number): number => 48_100 + parallelIndex;
