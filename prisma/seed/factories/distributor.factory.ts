import type { Distributor, Prisma } from '../../generated/client.js';
import { unique } from './unique.js';

type DistributorInput = Prisma.DistributorCreateManyInput;

/** A dealer in Mexico City, unless another city is given with its state. */
export function buildDistributor(
  overrides: Partial<DistributorInput> & Pick<DistributorInput, 'cityId'>,
): DistributorInput {
  return {
    slug: `distribuidor-${unique()}`,
    name: 'Camialtia Iztapalapa',
    stateId: '09',
    address: 'Calz. de los Chinamperos 3470, Col. Llano Salado',
    postalCode: '09310',
    phone: '+525555550120',
    email: 'ventas@flota.test',
    latitude: 19.3684,
    longitude: -99.0998,
    ...overrides,
  };
}

/** Needs the seeded states and cities; the city is the first of the state unless `cityId` is given. */
export async function createDistributor(
  database: Prisma.TransactionClient,
  overrides: Partial<DistributorInput> = {},
): Promise<Distributor> {
  const cityId = overrides.cityId ?? (await firstCityOf(database, overrides.stateId ?? '09'));
  return database.distributor.create({ data: buildDistributor({ ...overrides, cityId }) });
}

async function firstCityOf(database: Prisma.TransactionClient, stateId: string): Promise<string> {
  const { id } = await database.city.findFirstOrThrow({ where: { stateId }, orderBy: { name: 'asc' } });
  return id;
}
