import type { AdminVehicle } from '@flota/schemas';
import type { Database } from '../../platform/database/prisma.service.js';
import { vehiclesResource } from '../vehicles.resource.js';

/** A model of the catalogue as its form shows it, with the keys of its versions by their slugs. */
export interface ModelUnderLock {
  row: object;
  shown: AdminVehicle;
  ids: ReadonlyMap<string, string>;
}

/** Nobody else changes it until the transaction ends; `null` where there is none. */
export async function lockedModel(database: Database, slug: string): Promise<ModelUnderLock | null> {
  await database.$queryRaw`select 1 from vehicle_model where slug = ${slug} for update`;
  const { include } = vehiclesResource;
  const row = await vehiclesResource.model(database).findUnique({ where: { slug }, include });
  return row && storedModel(row);
}

export function storedModel(row: object): ModelUnderLock {
  const { versions } = row as { versions: { id: string; slug: string }[] };
  return {
    row,
    shown: vehiclesResource.present(row) as AdminVehicle,
    ids: new Map(versions.map(({ id, slug }) => [slug, id])),
  };
}

/** What it is but for its versions, its place and what follows from the day. */
export const modelOnly = ({ versions: _, position: __, updatedAt: ___, state: ____, ...model }: AdminVehicle): object =>
  model;
