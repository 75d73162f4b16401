import { type AdminVehicle, CONTENT, slug, vehicleSpecSchema } from '@flota/schemas';
import { contentResource } from '../platform/content/content-resource.js';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import type { Resource } from '../platform/resources/resource.js';
import { requireImages } from '../platform/storage/public-images.js';
import { ownSilhouetteOf, photosOf, silhouetteOf } from './vehicle-rows.js';
import { changedVersions, versionRows } from './vehicle-versions.js';

/** The catalogue's models; their types come from the seed, because rate tables name them. */
const resource = contentResource(CONTENT.vehicles, 'vehicleModel', {
  include: { type: { select: { name: true } }, versions: { orderBy: { position: 'asc' } } },
  sort: { type: (position) => ({ type: { position } }) },
  filters: { type: slug.transform((typeSlug) => ({ typeSlug })) },
  present: (model) => ({
    type: model.typeSlug,
    typeName: model.type.name,
    silhouette: silhouetteOf(model),
    photos: photosOf(model),
    spec: vehicleSpecSchema.parse(model.spec),
    versions: model.versions.map((version) => ({
      slug: version.slug,
      name: version.name,
      price: version.priceWithVat.toFixed(2),
      silhouette: ownSilhouetteOf(version),
      photos: photosOf(version),
      spec: vehicleSpecSchema.parse(version.spec),
      brochureId: version.brochureId,
    })),
  }),
  async toData({ type, versions, ...model }, { database, current }) {
    await requireType(database, type);
    await requireFiles(database, { ...model, versions });
    return {
      ...model,
      typeSlug: type,
      versions: current ? changedVersions(current.id, versions) : { create: versionRows(versions) },
    };
  },
});

export const vehiclesResource: Resource = { ...resource, allow: { ...resource.allow, import: ['content'] } };

async function requireType(database: Database, type: string): Promise<void> {
  const known = await database.vehicleType.count({ where: { slug: type } });
  if (known === 0) throw ProblemException.invalid([{ field: 'type', code: 'VEHICLE_TYPE.UNKNOWN' }]);
}

/** 422 on every photo and brochure that isn't an upload of ours. */
async function requireFiles(
  database: Database,
  model: Pick<AdminVehicle, 'photos' | 'brochureId' | 'versions'>,
): Promise<void> {
  const parts = [
    { at: '', ...model },
    ...model.versions.map((version, index) => ({ at: `versions.${index}.`, ...version })),
  ];
  const images = parts.flatMap(({ at, photos }) =>
    photos.map(({ image }, index) => [`${at}photos.${index}.image`, image] as const),
  );
  await requireImages(database, Object.fromEntries(images));
  const ids = parts.flatMap(({ brochureId }) => brochureId ?? []);
  const found = await database.storedFile.findMany({
    where: { id: { in: ids }, visibility: 'public', contentType: 'application/pdf' },
    select: { id: true },
  });
  const missing = parts.filter(({ brochureId }) => brochureId && !found.some(({ id }) => id === brochureId));
  if (missing.length > 0) {
    throw ProblemException.invalid(missing.map(({ at }) => ({ field: `${at}brochureId`, code: 'FILE.INVALID' })));
  }
}
