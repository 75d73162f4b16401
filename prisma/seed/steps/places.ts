import { distributors } from '../data/distributors.js';
import { states } from '../data/places.js';
import { demoPhone } from '../demo-phone.js';
import type { SeedContext } from '../context.js';

export async function seedPlaces({ database }: SeedContext): Promise<number> {
  const added = await database.state.createMany({
    data: states.map(({ cities: _, ...state }) => state),
    skipDuplicates: true,
  });
  const cities = await database.city.createMany({
    data: states.flatMap(({ id: stateId, cities }) => cities.map((city) => ({ ...city, stateId }))),
    skipDuplicates: true,
  });
  return added.count + cities.count;
}

/** Invented, so for demonstration only. */
export async function seedDistributors({ database }: SeedContext): Promise<number> {
  if ((await database.distributor.count()) > 0) return 0;
  const cities = new Map((await database.city.findMany()).map((city) => [city.name, city]));
  const { count } = await database.distributor.createMany({
    data: distributors.map(({ city: cityName, ...distributor }, index) => {
      const city = cities.get(cityName);
      if (!city) throw new Error(`Distributor ${distributor.slug}: there is no city ${cityName}`);
      return {
        ...distributor,
        stateId: city.stateId,
        cityId: city.id,
        phone: demoPhone(city.areaCode, 200 + index),
        email: `${distributor.slug}@flota.test`,
      };
    }),
  });
  return count;
}
