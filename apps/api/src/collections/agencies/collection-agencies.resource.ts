import { daysBetween } from '@flota/finance';
import { dateColumn, dayOfColumn, type Prisma } from '@flota/prisma';
import {
  addDays,
  type AdminCollectionAgency,
  AGENCY_ENDS_SOON_DAYS,
  collectionAgencySchema,
  todayInMexico,
} from '@flota/schemas';
import { z } from 'zod';
import { defineResource, type Resource, sortedBy } from '../../platform/resources/resource.js';
import { covers, inForceOn, presentCollector } from './in-force.js';
import type { ReturnedCases } from './returned-cases.service.js';

const include = {
  _count: { select: { handovers: { where: { endedAt: null } } } },
} satisfies Prisma.CollectionAgencyInclude;

type Row = Prisma.CollectionAgencyGetPayload<{ include: typeof include }>;

const endsSoon = (today: string) =>
  ({
    active: true,
    contractUntil: { gte: dateColumn(today), lte: dateColumn(addDays(today, AGENCY_ENDS_SOON_DAYS)) },
  }) satisfies Prisma.CollectionAgencyWhereInput;

/** The lender's register of who collects for it. One that was ever handed a case is kept: its contract ends instead. */
export const collectionAgenciesResource = (returned: ReturnedCases): Resource =>
  defineResource<Row, typeof collectionAgencySchema>({
    name: 'collection-agencies',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      create: ['finance'],
      edit: ['finance'],
      delete: ['finance'],
    },
    model: (database) => database.collectionAgency,
    include,
    uniqueField: 'name',
    search: { columns: ['name', 'tradeName', 'rfc'] },
    palette: { tell: ({ name, rfc }) => ({ title: name, detail: rfc }) },
    sort: sortedBy('name', 'contractFrom'),
    defaultOrder: { name: 'asc' },
    filters: {
      inForce: z.boolean().transform((isWanted) => {
        const those = inForceOn(todayInMexico());
        return isWanted ? those : { NOT: those };
      }),
      endsSoon: z.boolean().transform((isWanted) => {
        const those = endsSoon(todayInMexico());
        return isWanted ? those : { OR: [{ contractUntil: null }, { NOT: those }] };
      }),
    },
    present,
    write: {
      schema: collectionAgencySchema,
      async toData({ contractFrom, contractUntil, ...agency }, { current, database, staff }) {
        const data = {
          ...agency,
          contractFrom: dateColumn(contractFrom),
          contractUntil: contractUntil === null ? null : dateColumn(contractUntil),
        };
        // In the same transaction: nothing stays a moment with who may not collect it.
        if (current) await returned.ofChanged(database, staff, current.id, data);
        return data;
      },
    },
  });

function present({ _count, ...agency }: Row): AdminCollectionAgency {
  const today = todayInMexico();
  const contractUntil = agency.contractUntil && dayOfColumn(agency.contractUntil);
  const left = contractUntil === null ? null : daysBetween(today, contractUntil);
  return {
    ...presentCollector(agency),
    id: agency.id,
    rfc: agency.rfc,
    contractFrom: dayOfColumn(agency.contractFrom),
    contractUntil,
    active: agency.active,
    inForce: covers(agency, today),
    endsInDays: agency.active && left !== null && left >= 0 && left <= AGENCY_ENDS_SOON_DAYS ? left : null,
    openCases: _count.handovers,
    updatedAt: agency.updatedAt.toISOString(),
  };
}
