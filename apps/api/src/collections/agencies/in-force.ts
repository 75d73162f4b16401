import { type CollectionAgency, dateColumn, dayOfColumn, type Prisma } from '@flota/prisma';
import type { Collector } from '@flota/schemas';
import type { Database } from '../../platform/database/prisma.service.js';

/** Agencies that aren't over on that day, whether they have begun or not. */
export const notOverOn = (day: string) =>
  ({
    active: true,
    OR: [{ contractUntil: null }, { contractUntil: { gte: dateColumn(day) } }],
  }) satisfies Prisma.CollectionAgencyWhereInput;

/** Agencies that may collect on that day: not switched off, and their contract covers it. */
export const inForceOn = (day: string) =>
  ({ ...notOverOn(day), contractFrom: { lte: dateColumn(day) } }) satisfies Prisma.CollectionAgencyWhereInput;

type Term = Pick<CollectionAgency, 'active' | 'contractFrom' | 'contractUntil'>;

/** The same of one that was read. */
export const covers = (agency: Term, day: string): boolean =>
  dayOfColumn(agency.contractFrom) <= day && overBecause(agency, day) === null;

/** Agencies that may collect nothing from that day on. One whose contract is still to begin is none of them. */
export const overOn = (day: string) =>
  ({ OR: [{ active: false }, { contractUntil: { lt: dateColumn(day) } }] }) satisfies Prisma.CollectionAgencyWhereInput;

/** Why a case came back without anybody taking it back, as its history tells it. */
const SUSPENDED = 'El despacho se suspendió.';
const AGENCY_OVER = 'Terminó el contrato con el despacho.';
export const TERM_OVER = 'Terminó el plazo de la entrega.';

/** Why nothing may be with it on that day; `null` where something may. */
export function overBecause({ active, contractUntil }: Pick<Term, 'active' | 'contractUntil'>, day: string) {
  if (!active) return SUSPENDED;
  return contractUntil !== null && dayOfColumn(contractUntil) < day ? AGENCY_OVER : null;
}

/** Handovers whose last day was before that day. */
export const pastOn = (day: string) =>
  ({ untilOn: { lt: dateColumn(day) } }) satisfies Prisma.CollectionHandoverWhereInput;

/** What came back to staff who don't know of it: nobody took it back, and no mail told. */
export const UNTOLD = {
  endedAt: { not: null },
  endReason: { in: [SUSPENDED, AGENCY_OVER, TERM_OVER] },
  returnMailId: null,
} satisfies Prisma.CollectionHandoverWhereInput;

/** Handovers that hold on that day. */
export const handedOn = (day: string) =>
  ({
    endedAt: null,
    fromOn: { lte: dateColumn(day) },
    OR: [{ untilOn: null }, { untilOn: { gte: dateColumn(day) } }],
    agency: inForceOn(day),
  }) satisfies Prisma.CollectionHandoverWhereInput;

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
    where: { ...handedOn(day), contractId: { in: [...contractIds] } },
    select: { contractId: true, agency: true },
  });
  return new Map(handovers.map(({ agency, contractId }) => [contractId, presentCollector(agency)]));
}
