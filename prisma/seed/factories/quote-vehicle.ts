import type { CalculatedQuote } from '@flota/schemas';
import { vehicles } from '../data/vehicles.js';

/**
 * A vehicle of the seed's catalogue as quotes keep it.
 *
 * @throws when there is no such model or version
 */
export function findVehicle(modelSlug: string, versionSlug: string): CalculatedQuote['vehicle'] {
  const model = vehicles.find(({ slug }) => slug === modelSlug);
  const version = model?.versions.find(({ slug }) => slug === versionSlug);
  if (!model || !version) throw new Error(`The seed has no vehicle ${modelSlug}/${versionSlug}`);
  return {
    type: model.type,
    model: model.slug,
    version: version.slug,
    brand: model.brand,
    modelName: model.name,
    versionName: version.name,
    silhouette: version.silhouette ?? model.silhouette,
    price: version.priceWithVat,
  };
}
