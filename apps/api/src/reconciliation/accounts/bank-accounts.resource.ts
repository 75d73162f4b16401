import type { Prisma } from '@flota/prisma';
import { dayOfColumn, Prisma as Values } from '@flota/prisma';
import { type AdminBankAccount, bankAccountWriteSchema, type BankMapping } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy } from '../../platform/resources/resource.js';

const include = {
  lines: { orderBy: { bookedOn: 'desc' }, take: 1, select: { bookedOn: true } },
} satisfies Prisma.BankAccountInclude;
type Row = Prisma.BankAccountGetPayload<{ include: typeof include }>;

/** Accounts that customers pay to. One with files is not deleted but made inactive. */
export const bankAccountsResource = defineResource<Row, typeof bankAccountWriteSchema>({
  name: 'bank-accounts',
  allow: { list: ['finance'], show: ['finance'], create: ['finance'], edit: ['finance'] },
  stepUp: ['create', 'edit'],
  model: (database) => database.bankAccount,
  include,
  uniqueField: 'clabe',
  search: { columns: ['name', 'bank'], codes: ['clabe'] },
  palette: { tell: ({ name, bank }) => ({ title: name, detail: bank }) },
  sort: sortedBy('name', 'bank', 'createdAt'),
  defaultOrder: { name: 'asc' },
  filters: { active: z.boolean().transform((active) => ({ active })) },
  present: ({ lines: [last], mapping, createdAt, updatedAt, ...account }): AdminBankAccount => ({
    id: account.id,
    name: account.name,
    bank: account.bank,
    clabe: account.clabe,
    format: account.format,
    active: account.active,
    mapping: mapping as BankMapping | null,
    lastDay: last ? dayOfColumn(last.bookedOn) : null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }),
  write: {
    schema: bankAccountWriteSchema,
    toData: ({ mapping, ...account }) => ({ ...account, mapping: account.format === 'csv' ? mapping : Values.DbNull }),
  },
});
