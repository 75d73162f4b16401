import type { SeedContext } from '../context.js';
import { demoAdvisers } from '../data/demo-advisers.js';

/** After the distributors, some of which have one. */
export async function seedDemoAdvisers({ database }: SeedContext): Promise<number> {
  if ((await database.adviser.count()) > 0) return 0;
  const { count } = await database.adviser.createMany({
    data: demoAdvisers.map(({ distributor, ...adviser }) => ({ ...adviser, distributorSlug: distributor })),
  });
  return count;
}
