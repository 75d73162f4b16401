import type { Customer, Prisma } from '../../generated/client.js';
import { FACTORY_PASSWORD, factoryHashOf } from './factory-password.js';
import { unique } from './unique.js';

type CustomerInput = Prisma.CustomerCreateManyInput;

export function buildCustomer(overrides: Partial<CustomerInput> & Pick<CustomerInput, 'passwordHash'>): CustomerInput {
  return {
    email: `cliente-${unique()}@flota.test`,
    name: 'Ramiro Ochoa Beltrán',
    phone: '+525555550110',
    personType: 'fisica',
    registeredAt: new Date(),
    ...overrides,
  };
}

/** A customer who signs in with `password`, by default {@link FACTORY_PASSWORD}; `passwordHash: null` has not registered. */
export async function createCustomer(
  database: Prisma.TransactionClient,
  { password = FACTORY_PASSWORD, ...overrides }: Partial<CustomerInput> & { password?: string } = {},
): Promise<Customer> {
  const { passwordHash = await factoryHashOf(password) } = overrides;
  const registeredAt = passwordHash === null ? null : new Date();
  return database.customer.create({ data: buildCustomer({ registeredAt, ...overrides, passwordHash }) });
}
