import type { Silhouette, VehicleType } from '@flota/schemas';
import { Decimal } from 'decimal.js';

export interface VehicleFamily {
  silhouette: Silhouette;
  name: string;
  /** Lowest list price with VAT, MXN. */
  priceFrom: string;
  /** Slug of the model that price is of. */
  model: string;
}

/** In the order they are shown; the first drawing of each stands for it. */
const FAMILIES: readonly { name: string; drawings: readonly [Silhouette, ...Silhouette[]] }[] = [
  { name: 'Tractocamión', drawings: ['tractor', 'tractor-day', 'tractor-electric'] },
  {
    name: 'Camión mediano',
    drawings: ['medium-truck', 'refrigerated', 'platform', 'chassis', 'cabover-chassis'],
  },
  { name: 'Camión vocacional', drawings: ['vocational-truck', 'cabover-tipper', 'mixer'] },
  {
    name: 'Autobús urbano',
    drawings: ['city-bus', 'midibus', 'electric-bus', 'articulated-bus', 'school-bus', 'bus-chassis', 'van'],
  },
  { name: 'Autobús foráneo', drawings: ['coach'] },
];

/** The families of the catalogue, each with its lowest price; families without a version on sale are left out. */
export function vehicleFamilies(types: readonly VehicleType[]): VehicleFamily[] {
  const offered = types
    .flatMap((type) => type.models)
    .flatMap((model) =>
      model.versions.map((version) => ({ drawing: version.silhouette ?? model.silhouette, model, version })),
    );
  return FAMILIES.flatMap(({ name, drawings }) => {
    const [cheapest] = offered
      .filter(({ drawing }) => drawings.includes(drawing))
      .map(({ model, version }) => ({ model: model.slug, price: new Decimal(version.price) }))
      .sort((a, b) => a.price.comparedTo(b.price));
    if (!cheapest) return [];
    const { model, price } = cheapest;
    return [{ silhouette: drawings[0], name, priceFrom: price.toFixed(2), model }];
  });
}
