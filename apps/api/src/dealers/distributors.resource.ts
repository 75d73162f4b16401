import type { City, Distributor, State } from '@flota/prisma';
import { type AdminDistributor, distributorWriteSchema, slug } from '@flota/schemas';
import { z } from 'zod';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { CONTENT_MAINTAINS } from '../platform/resources/content-roles.js';
import { defineResource, sortedBy } from '../platform/resources/resource.js';

type Row = Distributor & { city: Pick<City, 'name'>; state: Pick<State, 'name'> };

const stateId = z.string().regex(/^\d{2}$/);

export const distributorsResource = defineResource<Row, typeof distributorWriteSchema>({
  name: 'distributors',
  allow: CONTENT_MAINTAINS,
  model: (database) => database.distributor,
  key: { column: 'slug', schema: slug },
  include: { city: { select: { name: true } }, state: { select: { name: true } } },
  search: ['name', 'address', 'city.name', 'slug'],
  sort: {
    ...sortedBy('name', 'active', 'updatedAt'),
    city: (name) => ({ city: { name } }),
    state: (name) => ({ state: { name } }),
  },
  defaultOrder: { name: 'asc' },
  filters: {
    stateId: stateId.transform((wanted) => ({ stateId: wanted })),
    active: z.boolean().transform((active) => ({ active })),
  },
  present: ({ city, state, ...distributor }): AdminDistributor => ({
    ...distributor,
    id: distributor.slug,
    city: city.name,
    state: state.name,
    updatedAt: distributor.updatedAt.toISOString(),
  }),
  write: {
    schema: distributorWriteSchema,
    async toData(input, { database }) {
      const city = await database.city.findUnique({ where: { id: input.cityId } });
      if (!city) throw ProblemException.invalid([{ field: 'cityId', code: 'CITY.UNKNOWN' }]);
      return { ...input, stateId: city.stateId };
    },
  },
});
