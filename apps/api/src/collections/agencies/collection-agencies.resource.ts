import { type CollectionAgency, dateColumn, dayOfColumn } from '@flota/prisma';
import { type AdminCollectionAgency, collectionAgencySchema, todayInMexico } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy } from '../../platform/resources/resource.js';
import { covers, inForceOn, presentCollector } from './in-force.js';

/** The lender's register of who collects for it. One that was ever handed a case is kept: its contract ends instead. */
export const collectionAgenciesResource = defineResource<CollectionAgency, typeof collectionAgencySchema>({
  name: 'collection-agencies',
  allow: {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    create: ['finance'],
    edit: ['finance'],
    delete: ['finance'],
  },
  model: (database) => database.collectionAgency,
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
  },
  present: (agency): AdminCollectionAgency => ({
    ...presentCollector(agency),
    id: agency.id,
    rfc: agency.rfc,
    contractFrom: dayOfColumn(agency.contractFrom),
    contractUntil: agency.contractUntil && dayOfColumn(agency.contractUntil),
    inForce: covers(agency, todayInMexico()),
    updatedAt: agency.updatedAt.toISOString(),
  }),
  write: {
    schema: collectionAgencySchema,
    toData: ({ contractFrom, contractUntil, ...agency }) => ({
      ...agency,
      contractFrom: dateColumn(contractFrom),
      contractUntil: contractUntil && dateColumn(contractUntil),
    }),
  },
});
