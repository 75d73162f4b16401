import { BankFileState, dayOfColumn, type Prisma } from '@flota/prisma';
import type { AdminBankFile, BankFileProblem } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy, sortedByOptional } from '../../platform/resources/resource.js';

export const fileInclude = { account: { select: { name: true } } } satisfies Prisma.BankFileInclude;
type Row = Prisma.BankFileGetPayload<{ include: typeof fileInclude }>;

/** Files that came in, sent by a route of their own. */
export const bankFilesResource = defineResource<Row>({
  name: 'bank-files',
  allow: { list: ['finance'], show: ['finance'], create: ['finance'] },
  model: (database) => database.bankFile,
  include: fileInclude,
  search: { columns: ['name', 'account.name'] },
  sort: { ...sortedBy('createdAt', 'name'), ...sortedByOptional('firstDay') },
  defaultOrder: { createdAt: 'desc' },
  filters: {
    state: z.enum(BankFileState).transform((state) => ({ state })),
    bankAccountId: z.uuid().transform((bankAccountId) => ({ bankAccountId })),
  },
  present: presentFile,
});

export function presentFile(file: Row): AdminBankFile {
  const { id, bankAccountId, name, state, done, total, newLines, knownLines, problemCount, sentByName } = file;
  return {
    id,
    bankAccountId,
    accountName: file.account.name,
    name,
    state,
    done,
    total,
    newLines,
    knownLines,
    received: file.received.toFixed(2),
    firstDay: file.firstDay && dayOfColumn(file.firstDay),
    lastDay: file.lastDay && dayOfColumn(file.lastDay),
    problems: (file.problems ?? []) as unknown as BankFileProblem[],
    problemCount,
    sentByName,
    createdAt: file.createdAt.toISOString(),
    finishedAt: file.finishedAt?.toISOString() ?? null,
  };
}
