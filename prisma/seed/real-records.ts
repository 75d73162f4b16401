import type { PrismaClient } from '../generated/client.js';

/** Nobody has mail there (RFC 2606): whose addresses end so was invented. */
const INVENTED = ['.test', '.example'];

/** How many records of real people there are, by what they are; nothing where there are none. */
export type RealRecords = Readonly<Record<string, number>>;

/** Invented contracts among real ones would be owed statements, mails and reports. */
export async function realRecords(prisma: PrismaClient): Promise<RealRecords> {
  const isReal = { AND: INVENTED.map((ending) => ({ email: { not: { endsWith: ending } } })) };
  const isRealQuote = { AND: INVENTED.map((ending) => ({ contactEmail: { not: { endsWith: ending } } })) };
  const [staff, customers, contracts, leads, quotes] = await Promise.all([
    prisma.staffAccount.count({ where: isReal }),
    prisma.customer.count({ where: isReal }),
    prisma.contract.count({ where: { customer: isReal } }),
    prisma.lead.count({ where: isReal }),
    prisma.quote.count({ where: isRealQuote }),
  ]);
  const found = Object.entries({ staff, customers, contracts, leads, quotes }).filter(([, count]) => count > 0);
  return Object.fromEntries(found);
}

/** `2 customers, 1 contracts` */
export const toldRecords = (real: RealRecords): string =>
  Object.entries(real)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
