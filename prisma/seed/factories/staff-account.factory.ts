import type { Prisma, StaffAccount } from '../../generated/client.js';
import { FACTORY_PASSWORD, factoryHashOf } from './factory-password.js';
import { unique } from './unique.js';

type StaffAccountInput = Prisma.StaffAccountCreateManyInput;

export function buildStaffAccount(
  overrides: Partial<StaffAccountInput> & Pick<StaffAccountInput, 'passwordHash'>,
): StaffAccountInput {
  return { email: `personal-${unique()}@flota.test`, name: 'Elena Robledo', role: 'care', ...overrides };
}

/** A staff account that signs in with `password`, by default {@link FACTORY_PASSWORD}. */
export async function createStaffAccount(
  database: Prisma.TransactionClient,
  { password = FACTORY_PASSWORD, ...overrides }: Partial<StaffAccountInput> & { password?: string } = {},
): Promise<StaffAccount> {
  const passwordHash = overrides.passwordHash ?? (await factoryHashOf(password));
  return database.staffAccount.create({ data: buildStaffAccount({ ...overrides, passwordHash }) });
}
