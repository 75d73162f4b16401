import type { Adviser, Prisma } from '../../generated/client.js';

type AdviserInput = Prisma.AdviserUncheckedCreateInput;

/** Somebody of the lender's who serves the whole country. */
export const createAdviser = (
  database: Prisma.TransactionClient,
  overrides: Partial<AdviserInput> = {},
): Promise<Adviser> => database.adviser.create({ data: { name: 'Irene Salas', phone: '81 5555 0170', ...overrides } });
