import { type CollectionAgency, dateColumn, dayOfColumn, type Prisma } from '@flota/prisma';
import type { Collector } from '@flota/schemas';
import type { Database } from '../../platform/database/prisma.service.js';

/** Agencies whose contract covers that day. */
export const inForceOn = (day: string) =>
  ({
    contractFrom: { lte: dateColumn(day) },
    OR: [{ contractUntil: null }, { contractUntil: { gte: dateColumn(day) } }],
  }) satisfies Prisma.CollectionAgencyWhereInput;

/** The same of one that was read. */
export const covers = (
  { contractFrom, contractUntil }: Pick<CollectionAgency, 'contractFrom' | 'contractUntil'>,
  day: string,
): boolean => dayOfColumn(contractFrom) <= day && (contractUntil === null || dayOfColumn(contractUntil) >= day);

/** What whoever owes needs, to tell the agency from somebody who only says so. */
export const presentCollector = ({
  address,
  collectors,
  email,
  name,
  phones,
  tradeName,
}: CollectionAgency): Collector => ({
  ...{ name, tradeName, address, phones, email, collectors },
});

/** Who collects of each contract on that day, of those that an agency collects. */
export async function collectorsOf(
  database: Database,
  contractIds: readonly string[],
  day: string,
): Promise<Map<string, Collector>> {
  const handovers = await database.collectionHandover.findMany({
    where: {
      contractId: { in: [...contractIds] },
      endedAt: null,
      fromOn: { lte: dateColumn(day) },
      agency: inForceOn(day),
    },
    select: { contractId: true, agency: true },
  });
  return new Map(handovers.map(({ agency, contractId }) => [contractId, presentCollector(agency)]));
}
