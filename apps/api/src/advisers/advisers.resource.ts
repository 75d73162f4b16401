import { CONTENT } from '@flota/schemas';
import { contentResource } from '../platform/content/content-resource.js';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';

export const advisersResource = contentResource(CONTENT.advisers, 'adviser', {
  include: { distributor: { select: { name: true } } },
  sort: { distributorName: (name) => ({ distributor: { name } }) },
  open: () => ({ active: true }),
  present: ({ distributor, distributorSlug }) => ({
    distributor: distributorSlug,
    distributorName: distributor?.name ?? null,
  }),
  async toData({ distributor, ...adviser }, { database }) {
    await requireKnown(database, { distributor, states: adviser.states });
    return { ...adviser, distributorSlug: distributor };
  },
});

async function requireKnown(
  database: Database,
  { distributor, states }: { distributor: string | null; states: string[] },
): Promise<void> {
  if (distributor && !(await database.distributor.findUnique({ where: { slug: distributor } }))) {
    throw ProblemException.invalid([{ field: 'distributor', code: 'DISTRIBUTOR.UNKNOWN' }]);
  }
  const known = await database.state.count({ where: { id: { in: states } } });
  if (known < new Set(states).size) throw ProblemException.invalid([{ field: 'states', code: 'STATE.INVALID' }]);
}
