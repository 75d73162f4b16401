import type { Silhouette, VehicleType } from '@flota/schemas';
import { homeVehicles } from '@flota/texts/site/home-vehicles';
import { Decimal } from 'decimal.js';

export interface VehicleFamily {
  silhouette: Silhouette;
  name: string;
  /** Lowest list price with VAT, MXN. */
  priceFrom: string;
  /** Slug of the model that price is of. */
  model: string;
}

type Family = Exclude<keyof typeof homeVehicles, symbol>;

/** In the order they are shown; the first drawing of each stands for it. */
const FAMILIES: readonly { family: Family; drawings: readonly [Silhouette, ...Silhouette[]] }[] = [
  { family: 'tractor', drawings: ['tractor', 'tractor-day', 'tractor-electric'] },
  {
    family: 'medium',
    drawings: ['medium-truck', 'refrigerated', 'platform', 'chassis', 'cabover-chassis'],
  },
  { family: 'vocational', drawings: ['vocational-truck', 'cabover-tipper', 'mixer'] },
  {
    family: 'cityBus',
    drawings: ['city-bus', 'midibus', 'electric-bus', 'articulated-bus', 'school-bus', 'bus-chassis', 'van'],
  },
  { family: 'coach', drawings: ['coach'] },
];

/** The families of the catalogue, each with its lowest price; families without a version on sale are left out. */
export function vehicleFamilies(types: readonly VehicleType[]): VehicleFamily[] {
  const offered = types
    .flatMap((type) => type.models)
    .flatMap((model) =>
      model.versions.map((version) => ({ drawing: version.silhouette ?? model.silhouette, model, version })),
    );
  return FAMILIES.flatMap(({ family, drawings }) => {
    const [cheapest] = offered
      .filter(({ drawing }) => drawings.includes(drawing))
      .map(({ model, version }) => ({ model: model.slug, price: new Decimal(version.price) }))
      .sort((a, b) => a.price.comparedTo(b.price));
    if (!cheapest) return [];
    const { model, price } = cheapest;
    return [{ silhouette: drawings[0], name: homeVehicles[family], priceFrom: price.toFixed(2), model }];
  });
}
