import { expect, it } from '@jest/globals';
import type { VehicleType } from '@flota/schemas';
import { vehicleFamilies } from './vehicle-families.js';

const model = (slug: string, silhouette: string, ...prices: string[]) => ({
  slug,
  silhouette,
  versions: prices.map((price) => ({ price })),
});

it('names the lowest price of each family, and the model it is of', () => {
  const types = [
    { models: [model('o-500', 'coach', '5850000.00'), model('cascadia', 'tractor', '2950000.00')] },
    { models: [model('m2', 'medium-truck', '1200000.00', '980000.00'), model('360', 'medium-truck', '1090000.00')] },
    { models: [model('ecascadia', 'tractor', '10000000.00'), model('boxer', 'city-bus')] },
  ] as unknown as VehicleType[];
  expect(vehicleFamilies(types).map(({ name, priceFrom, model: slug }) => [name, priceFrom, slug])).toEqual([
    ['Tractocamión', '2950000.00', 'cascadia'],
    ['Camión mediano', '980000.00', 'm2'],
    ['Autobús foráneo', '5850000.00', 'o-500'],
  ]);
});

it('knows a version by the body it is built with', () => {
  const versions = [{ price: '1750000.00' }, { price: '2500000.00', silhouette: 'mixer' }];
  const types = [{ models: [{ slug: 'm2', silhouette: 'medium-truck', versions }] }] as unknown as VehicleType[];
  expect(vehicleFamilies(types).map(({ name, silhouette, priceFrom }) => [name, silhouette, priceFrom])).toEqual([
    ['Camión mediano', 'medium-truck', '1750000.00'],
    ['Camión vocacional', 'vocational-truck', '2500000.00'],
  ]);
});
