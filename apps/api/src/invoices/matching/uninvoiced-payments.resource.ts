import { dateColumn, dayOfColumn, type Prisma } from '@flota/prisma';
import { addDays, type AdminUninvoicedPayment, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { movementWords } from '../../contracts/index.js';
import { defineResource, type ModelDelegate, sortedBy } from '../../platform/resources/resource.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { exportedUninvoicedPayments } from './uninvoiced-payments.export.js';

const include = {
  contract: { select: { number: true, kind: true, termMonths: true, customer: { select: { name: true } } } },
} satisfies Prisma.UninvoicedPaymentInclude;

type Row = Prisma.UninvoicedPaymentGetPayload<{ include: typeof include }>;

const READERS = ['finance', 'auditor'] as const;

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, fieldCode('MONTH.INVALID'));

/** Money that paid interest or rent of which no invoice is known. It leaves the list once an invoice documents it. */
export const uninvoicedPaymentsResource = defineResource<Row>({
  name: 'uninvoiced-payments',
  allow: { list: READERS, export: READERS },
  model: readOnly,
  include,
  search: { texts: ['contract.searchText'], codes: ['reference'] },
  sort: sortedBy('valueOn', 'amount', 'interest'),
  defaultOrder: { valueOn: 'desc' },
  filters: {
    month: month.transform((each) => ({ valueOn: daysOf(each) })),
    contractId: z.uuid().transform((contractId) => ({ contractId })),
  },
  exported: exportedUninvoicedPayments,
  present: (row): AdminUninvoicedPayment => ({
    id: row.id,
    contractId: row.contractId,
    contractNumber: row.contract.number,
    customer: row.contract.customer.name,
    description: movementWords(row.contract, { ...row, instalmentNumber: null, reverses: null }),
    valueOn: dayOfColumn(row.valueOn),
    reference: row.reference,
    amount: row.amount.toFixed(2),
    interest: row.interest.toFixed(2),
    lateInterest: row.lateInterest.toFixed(2),
    vat: row.vat.toFixed(2),
  }),
});

function daysOf(each: string) {
  const firstDay = `${each}-01`;
  return { gte: dateColumn(firstDay), lt: dateColumn(`${addDays(firstDay, 31).slice(0, 7)}-01`) };
}

const refused = () => Promise.reject(new Error('What lacks an invoice is worked out, not written'));

function readOnly({ uninvoicedPayment }: Database): ModelDelegate {
  return {
    fields: uninvoicedPayment.fields,
    findMany: (args) => uninvoicedPayment.findMany(args),
    findUnique: (args) => uninvoicedPayment.findFirst(args),
    count: (args) => uninvoicedPayment.count(args),
    create: refused,
    update: refused,
    updateMany: refused,
    delete: refused,
  };
}
