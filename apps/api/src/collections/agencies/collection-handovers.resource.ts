import { dateColumn, dayOfColumn, type Prisma } from '@flota/prisma';
import { type AdminHandover, todayInMexico } from '@flota/schemas';
import { daysBetween } from '@flota/finance';
import { z } from 'zod';
import type { Database } from '../../platform/database/prisma.service.js';
import { exportedAs } from '../../platform/resources/exports/list-export.js';
import { defineResource, type ModelDelegate, sortedBy } from '../../platform/resources/resource.js';
import { notOverOn } from './in-force.js';

const include = {
  agency: { select: { id: true, name: true } },
  contract: {
    select: {
      number: true,
      clabe: true,
      paymentReference: true,
      customer: { select: { id: true, name: true, phone: true } },
      collectionCase: { select: { overdueSince: true, overdueAmount: true } },
    },
  },
} satisfies Prisma.CollectionHandoverInclude;

type Row = Prisma.CollectionHandoverGetPayload<{ include: typeof include }>;

/** What the agency gets: whom to look for, what for, and where alone it is paid. Neither RFC nor address, mail or history. */
const exported = exportedAs<AdminHandover>('cuentas-en-despacho', [
  ['Despacho', ({ agency }) => agency.name],
  ['Contrato', ({ contractNumber }) => contractNumber],
  ['Cliente', ({ customer }) => customer.name],
  ['Teléfono', ({ customer }) => customer.phone],
  ['Desde', ({ fromOn }) => fromOn, 'day'],
  ['Hasta', ({ untilOn }) => untilOn, 'day'],
  ['Atraso desde', ({ overdueSince }) => overdueSince, 'day'],
  ['Vencido sin moratorios (MXN)', ({ overdueAmount }) => overdueAmount, 'amount'],
  ['CLABE para pagar', ({ clabe }) => clabe],
  ['Referencia', ({ paymentReference }) => paymentReference],
]);

const refused = () => Promise.reject(new Error('Cases are handed over and taken back by their routes'));

const handovers = ({ collectionHandover }: Database): ModelDelegate => ({
  fields: collectionHandover.fields,
  findMany: (args) => collectionHandover.findMany(args),
  findUnique: (args) => collectionHandover.findUnique(args as Prisma.CollectionHandoverFindUniqueArgs),
  count: (args) => collectionHandover.count(args),
  create: refused,
  update: refused,
  updateMany: refused,
  delete: refused,
});

/** What it may collect: from the day on that its contract, or the handover, is over, nothing of that leaves in its file. */
const handedTo = (agencyId: string): Prisma.CollectionHandoverWhereInput => {
  const today = dateColumn(todayInMexico());
  return {
    ...{ agencyId, endedAt: null, agency: notOverOn(todayInMexico()) },
    OR: [{ untilOn: null }, { untilOn: { gte: today } }],
  };
};

/** What agencies have in hand, as the file that each is given. */
export const collectionHandoversResource = defineResource<Row>({
  name: 'collection-handovers',
  allow: { list: ['care', 'finance', 'auditor'], export: ['finance'] },
  model: handovers,
  include,
  // What ended is told by the case's history.
  listed: { endedAt: null },
  sort: sortedBy('fromOn'),
  defaultOrder: { fromOn: 'desc' },
  filters: { agencyId: z.uuid().transform(handedTo) },
  exported,
  present({ agency, contract, contractId, fromOn, id, untilOn }): AdminHandover {
    // A handover that is open has a case: the database ends it with that.
    const since = contract.collectionCase?.overdueSince ?? fromOn;
    return {
      ...{ id, contractId, agency },
      contractNumber: contract.number,
      customer: contract.customer,
      fromOn: dayOfColumn(fromOn),
      untilOn: untilOn && dayOfColumn(untilOn),
      overdueSince: dayOfColumn(since),
      daysLate: daysBetween(dayOfColumn(since), todayInMexico()),
      overdueAmount: contract.collectionCase?.overdueAmount.toFixed(2) ?? '0.00',
      clabe: contract.clabe,
      paymentReference: contract.paymentReference,
    };
  },
});
