import { describe, expect, it } from '@jest/globals';
import type { Distributor } from '@flota/schemas';
import { citiesWithDealers, distance, findDealers, stateOfPostalCode } from './find-dealers.js';

const states = [
  { id: '19', name: 'Nuevo León', postalPrefix: '64-67' },
  { id: '01', name: 'Aguascalientes', postalPrefix: '20' },
];

const dealer = (slug: string, changes: Partial<Distributor>): Distributor => ({
  slug,
  name: slug,
  stateId: '19',
  cityId: 'monterrey',
  city: 'Monterrey',
  address: '',
  postalCode: '64000',
  phone: '+528180000000',
  latitude: 25.6866,
  longitude: -100.3161,
  hours: [],
  services: [],
  ...changes,
});

const centre = dealer('centro', {});
const apodaca = dealer('apodaca', { cityId: 'apodaca', postalCode: '66600', latitude: 25.7816, longitude: -100.1885 });
const aguascalientes = dealer('ags', {
  stateId: '01',
  cityId: 'ags',
  postalCode: '20000',
  latitude: 21.88,
  longitude: -102.29,
});
const all = [aguascalientes, apodaca, centre];
const slugs = (found: ReturnType<typeof findDealers>) => found.map(({ dealer: { slug } }) => slug);

describe('dealers', () => {
  it('are all there when nothing is asked', () => {
    expect(slugs(findDealers(all, {}, states))).toEqual(['ags', 'apodaca', 'centro']);
  });

  it.each([
    [{ stateId: '19' }, ['apodaca', 'centro']],
    [{ stateId: '19', cityId: 'apodaca' }, ['apodaca']],
    [{ stateId: '02' }, []],
    [{ postalCode: '64720' }, ['centro', 'apodaca']],
    [{ postalCode: '66610' }, ['apodaca', 'centro']],
    [{ postalCode: '20120' }, ['ags']],
    // Half a code is no code yet.
    [{ postalCode: '647' }, ['ags', 'apodaca', 'centro']],
  ])('for %j', (search, expected) => {
    expect(slugs(findDealers(all, search, states))).toEqual(expected);
  });

  it('are sorted by distance from the visitor, in kilometres', () => {
    const found = findDealers(all, {}, states, { latitude: 25.79, longitude: -100.19 });
    expect(slugs(found)).toEqual(['apodaca', 'centro', 'ags']);
    expect(found[0]?.kilometres).toBeCloseTo(0.94, 1);
  });
});

it('measures Monterrey to Mexico City as the crow flies', () => {
  expect(distance(centre, { latitude: 19.4326, longitude: -99.1332 })).toBeCloseTo(706, -1);
});

it.each([
  ['64000', 'Nuevo León'],
  ['67999', 'Nuevo León'],
  ['20000', 'Aguascalientes'],
  ['99999', undefined],
  ['6400', undefined],
])('finds the state of %s', (code, name) => {
  expect(stateOfPostalCode(code, states)?.name).toBe(name);
});

it('offers the cities of a state that have a dealer', () => {
  const city = (id: string, stateId: string) => ({ id, stateId, name: id, latitude: 0, longitude: 0 });
  const cities = [city('monterrey', '19'), city('linares', '19'), city('ags', '01')];
  expect(citiesWithDealers(cities, all, '19').map(({ id }) => id)).toEqual(['monterrey']);
});
