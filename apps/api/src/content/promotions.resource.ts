import type { Promotion } from '@flota/prisma';
import { type AdminPromotion, promotionWriteSchema } from '@flota/schemas';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { requireHtml } from '../platform/html/sanitize.js';
import { CONTENT_MAINTAINS } from '../platform/resources/content-roles.js';
import { defineResource, sortedBy } from '../platform/resources/resource.js';
import { requireImages } from '../platform/storage/public-images.js';
import { presentPublication, publicationData, stateFilter } from './publication.js';
import { published } from './published.js';

export const promotionsResource = defineResource<Promotion, typeof promotionWriteSchema>({
  name: 'promotions',
  allow: CONTENT_MAINTAINS,
  model: (database) => database.promotion,
  ordered: true,
  search: ['title', 'subtitle', 'vehicle'],
  sort: sortedBy('position', 'title', 'publishedFrom', 'publishedUntil', 'updatedAt'),
  defaultOrder: { position: 'asc' },
  filters: { state: stateFilter(published) },
  present: (promotion): AdminPromotion => ({ ...promotion, ...presentPublication(promotion) }),
  write: {
    schema: promotionWriteSchema,
    async toData(input, { database }) {
      const subtitle = requireHtml('subtitle', input.subtitle);
      await requireImages(database, { image: input.image });
      if (input.vehicle) await requireVehicle(database, input.vehicle);
      return { ...input, ...publicationData(input), subtitle };
    },
  },
});

async function requireVehicle(database: Database, slug: string): Promise<void> {
  const model = await database.vehicleModel.findUnique({ where: { slug } });
  if (!model) throw ProblemException.invalid([{ field: 'vehicle', code: 'VEHICLE.UNKNOWN' }]);
}
