import type { VehicleModel, VehicleType, VehicleVersion } from '@flota/prisma';
import { type AdminVehicle, slug, vehicleWriteSchema } from '@flota/schemas';
import { presentPublication, publicationData, published, stateFilter, vehiclePath } from '../content/index.js';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { CONTENT_ADDS } from '../platform/resources/content-roles.js';
import { defineResource, sortedBy } from '../platform/resources/resource.js';
import { changedVersions, versionRows } from './vehicle-versions.js';

type Row = VehicleModel & { type: Pick<VehicleType, 'name'>; versions: VehicleVersion[] };

/** The catalogue's models; their types come from the seed, because rate tables name them. */
export const vehiclesResource = defineResource<Row, typeof vehicleWriteSchema>({
  name: 'vehicles',
  allow: CONTENT_ADDS,
  model: (database) => database.vehicleModel,
  key: { column: 'slug', schema: slug },
  include: { type: { select: { name: true } }, versions: { orderBy: { position: 'asc' } } },
  ordered: true,
  search: ['brand', 'name', 'segment', 'slug'],
  sort: {
    ...sortedBy('position', 'name', 'brand', 'segment', 'publishedFrom', 'publishedUntil', 'updatedAt'),
    type: (position) => ({ type: { position } }),
  },
  defaultOrder: { position: 'asc' },
  filters: {
    state: stateFilter(published),
    type: slug.transform((typeSlug) => ({ typeSlug })),
  },
  present: ({ type, versions, ...model }): AdminVehicle => ({
    ...presentPublication(model),
    id: model.slug,
    slug: model.slug,
    type: model.typeSlug,
    typeName: type.name,
    brand: model.brand,
    name: model.name,
    segment: model.segment,
    silhouette: model.silhouette as AdminVehicle['silhouette'],
    versions: versions.map((version) => ({
      slug: version.slug,
      name: version.name,
      price: version.priceWithVat.toFixed(2),
    })),
    position: model.position,
    url: vehiclePath(model.slug),
  }),
  write: {
    schema: vehicleWriteSchema,
    async toData({ type, versions, ...model }, { database, current }) {
      await requireType(database, type);
      return {
        ...model,
        ...publicationData(model),
        typeSlug: type,
        versions: current ? changedVersions(current.id, versions) : { create: versionRows(versions) },
      };
    },
  },
});

async function requireType(database: Database, type: string): Promise<void> {
  const known = await database.vehicleType.count({ where: { slug: type } });
  if (known === 0) throw ProblemException.invalid([{ field: 'type', code: 'VEHICLE_TYPE.UNKNOWN' }]);
}
