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
