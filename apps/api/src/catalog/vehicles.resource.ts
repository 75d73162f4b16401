import { CONTENT, slug } from '@flota/schemas';
import { contentResource } from '../platform/content/content-resource.js';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { changedVersions, versionRows } from './vehicle-versions.js';

const { silhouette } = CONTENT.vehicles.fields;

/** The catalogue's models; their types come from the seed, because rate tables name them. */
export const vehiclesResource = contentResource(CONTENT.vehicles, 'vehicleModel', {
  include: { type: { select: { name: true } }, versions: { orderBy: { position: 'asc' } } },
  sort: { type: (position) => ({ type: { position } }) },
  filters: { type: slug.transform((typeSlug) => ({ typeSlug })) },
  present: (model) => ({
    type: model.typeSlug,
    typeName: model.type.name,
    silhouette: silhouette.schema.parse(model.silhouette),
    versions: model.versions.map((version) => ({
      slug: version.slug,
      name: version.name,
      price: version.priceWithVat.toFixed(2),
    })),
  }),
  async toData({ type, versions, ...model }, { database, current }) {
    await requireType(database, type);
    return {
      ...model,
      typeSlug: type,
      versions: current ? changedVersions(current.id, versions) : { create: versionRows(versions) },
    };
  },
});

async function requireType(database: Database, type: string): Promise<void> {
  const known = await database.vehicleType.count({ where: { slug: type } });
  if (known === 0) throw ProblemException.invalid([{ field: 'type', code: 'VEHICLE_TYPE.UNKNOWN' }]);
}
