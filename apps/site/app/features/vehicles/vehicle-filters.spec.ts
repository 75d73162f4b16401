import { describe, expect, it } from '@jest/globals';
import type { VehicleModel, VehicleType } from '@flota/schemas';
import { filterOptions, filterVehicles, readFilters, withFilter } from './vehicle-filters.js';

const model = (changes: Partial<VehicleModel> & Pick<VehicleModel, 'slug' | 'type'>): VehicleModel => ({
  brand: 'Freightliner',
  name: changes.slug,
  segment: 'Tractocamión',
  silhouette: 'tractor',
  versions: [],
  ...changes,
});

const types: VehicleType[] = [
  {
    slug: 'camion',
    name: 'Camiones',
    models: [
      model({
        slug: 'cascadia',
        type: 'camion',
        versions: [
          { slug: 'dd13', name: 'DD13 cabina dormitorio', price: '3480000.00' },
          { slug: 'dia', name: 'DD13 cabina día', price: '2950000.00' },
        ],
      }),
    ],
  },
  {
    slug: 'autobus',
    name: 'Autobuses',
    models: [
      model({
        slug: 'boxer',
        type: 'autobus',
        brand: 'Mercedes-Benz',
        segment: 'Autobús urbano',
        versions: [{ slug: 'chasis', name: 'Chasis', price: '1000000.00' }],
      }),
    ],
  },
];

/** `model: versions` of what is left. */
const found = (query: string) =>
  filterVehicles(types, readFilters(new URLSearchParams(query))).map(
    ({ slug, versions }) => `${slug}: ${versions.map((version) => version.slug).join(' ')}`,
  );

const EVERYTHING = ['cascadia: dd13 dia', 'boxer: chasis'];

describe('filterVehicles', () => {
  it.each<[string, string[]]>([
    ['', EVERYTHING],
    ['tipo=autobus', ['boxer: chasis']],
    ['marca=Mercedes-Benz', ['boxer: chasis']],
    ['segmento=Tractocamión', ['cascadia: dd13 dia']],
    ['hasta=3000000', ['cascadia: dia', 'boxer: chasis']],
    ['hasta=2950000', ['cascadia: dia', 'boxer: chasis']],
    ['hasta=999999', []],
    ['buscar=AUTOBUS+URBANO', ['boxer: chasis']],
    ['buscar=cascadia+dia', ['cascadia: dia']],
    ['buscar=benz', ['boxer: chasis']],
    ['buscar=++', EVERYTHING],
    ['tipo=autobus&marca=Freightliner', []],
    ['tipo=gone', []],
  ])('finds by %s', (query, expected) => expect(found(query)).toEqual(expected));

  it.each(['hasta=mucho', 'hasta=-1', 'hasta=1e9', 'hasta=', 'otra=cosa'])('ignores %s', (query) =>
    expect(found(query)).toEqual(EVERYTHING),
  );
});

describe('filterOptions', () => {
  it('offers what the catalogue has, and prices by half millions that each let more through', () => {
    expect(filterOptions(types, null)).toMatchObject({
      brands: ['Freightliner', 'Mercedes-Benz'],
      segments: ['Tractocamión', 'Autobús urbano'],
      prices: [1_000_000, 3_000_000, 3_500_000],
    });
  });

  it('offers the segments of the chosen type', () => {
    expect(filterOptions(types, 'autobus').segments).toEqual(['Autobús urbano']);
  });
});

it('withFilter changes one filter and keeps the rest of the address', () => {
  const query = new URLSearchParams('marca=MAN&utm=x');
  expect(withFilter(query, 'text', 'día').toString()).toBe('marca=MAN&utm=x&buscar=d%C3%ADa');
  expect(withFilter(query, 'brand', '').toString()).toBe('utm=x');
});
