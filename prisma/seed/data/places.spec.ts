import { describe, expect, it } from '@jest/globals';
import { distributorSchema, phoneSchema } from '@flota/schemas';
import { demoPhone } from '../demo-phone.js';
import { distributors } from './distributors.js';
import { states } from './places.js';

const cities = states.flatMap((state) => state.cities.map((city) => ({ ...city, state })));

/** `"64-67"` or `"20"`. */
function covers(postalPrefix: string, postalCode: string): boolean {
  const [first = '', last = first] = postalPrefix.split('-');
  const prefix = postalCode.slice(0, 2);
  return /^\d{5}$/.test(postalCode) && prefix >= first && prefix <= last;
}

describe('states', () => {
  it('are the 32 of the INEGI, each with a city', () => {
    expect(states.map(({ id }) => id)).toEqual(Array.from({ length: 32 }, (_, n) => String(n + 1).padStart(2, '0')));
    expect(states.filter((state) => state.cities.length === 0)).toEqual([]);
    expect(new Set(states.map(({ isoCode }) => isoCode)).size).toBe(32);
  });

  it('give every city a name of its own, so that dealers can name it', () => {
    expect(new Set(cities.map(({ name }) => name)).size).toBe(cities.length);
  });
});

describe('distributors', () => {
  it('have unique slugs', () => {
    expect(new Set(distributors.map(({ slug }) => slug)).size).toBe(distributors.length);
  });

  it.each(distributors)('$slug is in its city, with its postal code and area code', (distributor) => {
    const city = cities.find(({ name }) => name === distributor.city)!;
    const phone = demoPhone(city.areaCode, 200);
    expect(covers(city.state.postalPrefix, distributor.postalCode)).toBe(true);
    expect(phoneSchema.parse(phone)).toBe(phone);
    expect(Math.abs(distributor.latitude - city.latitude)).toBeLessThan(0.05);
    expect(Math.abs(distributor.longitude - city.longitude)).toBeLessThan(0.05);
    expect(
      distributorSchema.safeParse({ ...distributor, stateId: city.state.id, cityId: city.name, phone }).success,
    ).toBe(true);
  });
});
