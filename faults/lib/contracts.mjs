import { checkBooks } from '../../packages/finance/dist/index.js';
import { bookOf, FieldCipher, figuresOf, instalmentOf, movementOf } from '../../packages/records/dist/index.js';
import { todayInMexico } from '../../packages/schemas/dist/index.js';
import { createPrismaClient } from '../../prisma/dist/index.js';
import { createContract, createCustomer, FACTORY_PASSWORD } from '../../prisma/dist/seed/index.js';

/** The twelfth instalment of sixty fell due eight days ago and is not paid. */
const OWING = { ageMonths: 12, dueDaysAgo: 8, history: [{ does: 'pays on time', instalments: 11 }] };

/**
 * @template T
 * @param {import('./machine.mjs').Machine} machine
 * @param {(prisma: import('../../prisma/dist/index.js').PrismaClient) => Promise<T>} work
 */
async function withPrisma({ databaseUrl }, work) {
  const prisma = createPrismaClient(databaseUrl, 2);
  try {
    return await work(prisma);
  } finally {
    await prisma.$disconnect();
  }
}

/**
 * Customers, each with a contract on which a payment is late.
 * @param {import('./machine.mjs').Machine} machine
 * @param {number} count
 * @param {(index: number) => string} emailOf
 */
export function createBorrowers(machine, count, emailOf) {
  const fieldCipher = new FieldCipher(machine.env.APP_SECRET);
  return withPrisma(machine, async (prisma) => {
    const borrowers = [];
    for (let index = 0; index < count; index++) {
      const { id: customerId, email } = await createCustomer(prisma, { email: emailOf(index) });
      const { id: contractId } = await createContract(prisma, { ...OWING, customerId, fieldCipher });
      borrowers.push({ email, password: FACTORY_PASSWORD, contractId });
    }
    return borrowers;
  });
}

/**
 * Holds each contract's events against its movements, its schedule and its own row.
 * @param {import('./machine.mjs').Machine} machine
 * @param {readonly string[]} ids
 * @returns {Promise<string[]>} what disagrees, in words
 */
export function booksThatDisagree(machine, ids) {
  const today = todayInMexico();
  return withPrisma(machine, async (prisma) => {
    const wrong = [];
    for (const id of ids) {
      const kept = await prisma.contract.findUniqueOrThrow({
        where: { id },
        include: {
          events: true,
          instalments: { orderBy: { number: 'asc' } },
          movements: {
            include: { allocations: { orderBy: { instalmentNumber: 'asc' } } },
            orderBy: { sequence: 'asc' },
          },
        },
      });
      const { events, instalments, movements, ...contract } = kept;
      const books = {
        movements: movements.map(movementOf),
        instalments: instalments.map(instalmentOf),
        figures: figuresOf(contract),
      };
      const [difference] = checkBooks(bookOf(contract, events), books, today);
      if (difference) wrong.push(`the books of ${contract.number} disagree: ${JSON.stringify(difference)}`);
    }
    return wrong;
  });
}
