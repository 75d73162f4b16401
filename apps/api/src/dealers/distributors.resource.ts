import { CONTENT } from '@flota/schemas';
import { z } from 'zod';
import { contentResource } from '../platform/content/content-resource.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import type { Resource } from '../platform/resources/resource.js';

const stateId = z.string().regex(/^\d{2}$/);

const resource = contentResource(CONTENT.distributors, 'distributor', {
  include: { city: { select: { name: true } }, state: { select: { name: true } } },
  sort: { city: (name) => ({ city: { name } }), state: (name) => ({ state: { name } }) },
  filters: { stateId: stateId.transform((wanted) => ({ stateId: wanted })) },
  open: () => ({ active: true }),
  present: ({ city, state }) => ({ city: city.name, state: state.name }),
  async toData(distributor, { database }) {
    const city = await database.city.findUnique({ where: { id: distributor.cityId } });
    if (!city) throw ProblemException.invalid([{ field: 'cityId', code: 'CITY.UNKNOWN' }]);
    return { ...distributor, stateId: city.stateId };
  },
});

export const distributorsResource: Resource = { ...resource, allow: { ...resource.allow, import: ['content'] } };
