import type { StoredFile, VehicleModel, VehicleVersion } from '@flota/prisma';
import {
  brochurePath,
  type Silhouette,
  silhouetteSchema,
  specOf,
  type VehicleDetail,
  type VehiclePhoto,
  vehiclePhotosSchema,
  vehicleSpecSchema,
  type VehicleModel as ListedModel,
} from '@flota/schemas';

type File = Pick<StoredFile, 'size'> | null;
type VersionRow = VehicleVersion & { brochure: File };
type ModelRow = VehicleModel & { brochure: File; type: { name: string }; versions: VersionRow[] };

export const photosOf = ({ photos }: Pick<VehicleModel, 'photos'>): VehiclePhoto[] => vehiclePhotosSchema.parse(photos);

export const silhouetteOf = ({ silhouette }: Pick<VehicleModel, 'silhouette'>): Silhouette =>
  silhouetteSchema.parse(silhouette);

/** `null` where a version looks like its model. */
export const ownSilhouetteOf = ({ silhouette }: Pick<VehicleVersion, 'silhouette'>): Silhouette | null =>
  silhouetteSchema.nullable().parse(silhouette);

/** A model in the list: its first photo stands for it. */
export const listedModel = (model: VehicleModel & { versions: VehicleVersion[] }): ListedModel => ({
  ...named(model),
  ...firstPhoto(model),
  versions: model.versions.map((version) => ({ ...priced(version), ...firstPhoto(version) })),
});

export function detailedModel(model: ModelRow): VehicleDetail {
  const spec = vehicleSpecSchema.parse(model.spec);
  return {
    ...named(model),
    typeName: model.type.name,
    photos: photosOf(model),
    spec,
    brochure: brochureOf(model.brochure, brochurePath(model.slug)),
    updatedAt: model.updatedAt.toISOString(),
    versions: model.versions.map((version) => ({
      ...priced(version),
      photos: photosOf(version),
      spec: specOf(spec, vehicleSpecSchema.parse(version.spec)),
      brochure: brochureOf(version.brochure, brochurePath(model.slug, version.slug)),
    })),
  };
}

const named = (model: VehicleModel) => ({
  slug: model.slug,
  type: model.typeSlug,
  brand: model.brand,
  name: model.name,
  segment: model.segment,
  silhouette: silhouetteOf(model),
});

function priced(version: VehicleVersion) {
  const silhouette = ownSilhouetteOf(version);
  return {
    slug: version.slug,
    name: version.name,
    price: version.priceWithVat.toFixed(2),
    ...(silhouette && { silhouette }),
  };
}

function firstPhoto(row: Pick<VehicleModel, 'photos'>): { photos?: VehiclePhoto[] } {
  const photos = photosOf(row).slice(0, 1);
  return photos.length > 0 ? { photos } : {};
}

const brochureOf = (file: File, url: string) => file && { url, size: file.size };
