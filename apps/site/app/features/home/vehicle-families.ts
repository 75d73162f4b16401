import type { VehicleModel, VehicleType } from '@flota/schemas';
import { Decimal } from 'decimal.js';

export interface VehicleFamily {
  silhouette: VehicleModel['silhouette'];
  name: string;
  /** Lowest list price with VAT, MXN. */
  priceFrom: string;
  /** Slug of the model that price is of. */
  model: string;
}

/** In the order they are shown. */
const FAMILY_NAMES: Record<VehicleModel['silhouette'], string> = {
  tractor: 'Tractocamión',
  'medium-truck': 'Camión mediano',
  'vocational-truck': 'Camión vocacional',
  'city-bus': 'Autobús urbano',
  coach: 'Autobús foráneo',
};

/** The families of the catalogue, each with its lowest price; families without a version on sale are left out. */
export function vehicleFamilies(types: readonly VehicleType[]): VehicleFamily[] {
  const models = types.flatMap((type) => type.models);
  return (Object.keys(FAMILY_NAMES) as VehicleModel['silhouette'][]).flatMap((silhouette) => {
    const [cheapest] = models
      .filter((model) => model.silhouette === silhouette)
      .flatMap(({ slug, versions }) => versions.map(({ price }) => ({ model: slug, price: new Decimal(price) })))
      .sort((a, b) => a.price.comparedTo(b.price));
    if (!cheapest) return [];
    const { model, price } = cheapest;
    return [{ silhouette, name: FAMILY_NAMES[silhouette], priceFrom: price.toFixed(2), model }];
  });
}
