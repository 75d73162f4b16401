import { type Silhouette, type VehicleModel, type VehicleType, type VehicleVersion } from '@flota/schemas';
import { bodies } from '@flota/texts/site/vehicles';
import { plainLetters } from '../../lib/plain-text.js';

/** What the visitor narrows the catalogue down to; `null` is everything. */
export interface VehicleFilters {
  /** Slug of a vehicle type. */
  type: string | null;
  brand: string | null;
  segment: string | null;
  /** What it is built as: a drawing's name. */
  body: string | null;
  /** Whole MXN with VAT. */
  maxPrice: number | null;
  text: string;
}

/** Names in the address's query, which keeps the filters so that a view can be shared and gone back to. */
export const FILTER_PARAMETERS = {
  type: 'tipo',
  brand: 'marca',
  segment: 'segmento',
  body: 'carroceria',
  maxPrice: 'hasta',
  text: 'buscar',
} as const satisfies Record<keyof VehicleFilters, string>;

export function readFilters(query: URLSearchParams): VehicleFilters {
  const read = (key: keyof VehicleFilters) => query.get(FILTER_PARAMETERS[key]) || null;
  const price = read('maxPrice');
  return {
    type: read('type'),
    brand: read('brand'),
    segment: read('segment'),
    body: read('body'),
    maxPrice: price !== null && /^\d{1,10}$/.test(price) ? Number(price) : null,
    text: read('text') ?? '',
  };
}

/** The query with one filter changed; an empty value takes it out. */
export function withFilter(query: URLSearchParams, key: keyof VehicleFilters, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value) next.set(FILTER_PARAMETERS[key], value);
  else next.delete(FILTER_PARAMETERS[key]);
  return next;
}

/** What there is to choose from, in the catalogue's order. */
export interface FilterOptions {
  types: readonly { slug: string; name: string }[];
  brands: readonly string[];
  segments: readonly string[];
  bodies: readonly Silhouette[];
  /** Round limits that each let something more through. */
  prices: readonly number[];
}

const PRICE_STEP = 500_000;

export function filterOptions(types: readonly VehicleType[], chosenType: string | null): FilterOptions {
  const models = types.flatMap((type) => type.models);
  const offered = models.filter(({ type }) => chosenType === null || type === chosenType);
  const limits = models.flatMap(({ versions }) => versions.map(({ price }) => Math.ceil(Number(price) / PRICE_STEP)));
  return {
    types: types.filter((type) => type.models.length > 0),
    brands: distinct(models.map(({ brand }) => brand)),
    segments: distinct(offered.map(({ segment }) => segment)),
    bodies: distinct(offered.flatMap((model) => model.versions.map((version) => bodyOf(model, version)))),
    prices: distinct(limits.sort((one, other) => one - other)).map((steps) => steps * PRICE_STEP),
  };
}

const bodyOf = (model: VehicleModel, version: VehicleVersion): Silhouette => version.silhouette ?? model.silhouette;

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The models that fit, each with the versions that do. */
export function filterVehicles(types: readonly VehicleType[], filters: VehicleFilters): VehicleModel[] {
  const words = plain(filters.text).split(' ').filter(Boolean);
  const fits = (type: VehicleType, model: VehicleModel, version: VehicleVersion) => {
    const body = bodyOf(model, version);
    const told = [type.name, model.brand, model.name, model.segment, version.name, bodies[body]];
    const text = ` ${plain(told.join(' '))}`;
    const affordable = filters.maxPrice === null || Number(version.price) <= filters.maxPrice;
    return (
      affordable && (filters.body === null || filters.body === body) && words.every((word) => text.includes(` ${word}`))
    );
  };
  return types
    .filter(({ slug }) => filters.type === null || slug === filters.type)
    .flatMap((type) =>
      type.models
        .filter(({ brand }) => filters.brand === null || brand === filters.brand)
        .filter(({ segment }) => filters.segment === null || segment === filters.segment)
        .map((model) => ({ ...model, versions: model.versions.filter((version) => fits(type, model, version)) })),
    )
    .filter(({ versions }) => versions.length > 0);
}

/** Lower-case words without accents: people type "autobus urbano" and mean "Autobús urbano". */
const plain = (text: string): string => plainLetters(text).replace(/[^a-z0-9]+/g, ' ');
