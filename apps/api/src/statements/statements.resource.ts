import { fieldCode } from '@flota/schemas';
import { type Prisma, StatementItemState } from '@flota/prisma';
import { z } from 'zod';
import { defineResource, sortedBy, sortedByOptional, sortedWithin } from '../platform/resources/resource.js';
import { type CountedRun, countedRuns } from './statement-runs.model.js';
import { presentItem, presentRun } from './statement.presenter.js';

const READERS = ['finance', 'auditor'] as const;

/** What somebody has to look at before it can be issued. */
const HELD = { state: { in: ['held', 'failed'] } } satisfies Prisma.StatementItemWhereInput;

/** Started and retried by routes of their own. */
export const statementRunsResource = defineResource<CountedRun>({
  name: 'statement-runs',
  allow: { list: READERS, show: READERS, create: ['finance'], retry: ['finance'] },
  model: countedRuns,
  sort: { ...sortedBy('month', 'startedAt'), ...sortedByOptional('finishedAt') },
  defaultOrder: { month: 'desc' },
  filters: {
    held: z.boolean().transform((held) => ({ items: held ? { some: HELD } : { none: HELD } })),
  },
  present: presentRun,
});

const include = {
  contract: { select: { number: true, customer: { select: { name: true } } } },
} satisfies Prisma.StatementItemInclude;

/** A list within a run: its key is of two columns, so that a contract's id alone addresses none. */
export const statementItemsResource = defineResource<Prisma.StatementItemGetPayload<{ include: typeof include }>>({
  name: 'statement-items',
  allow: { list: READERS },
  key: { column: 'contractId', schema: z.uuid(fieldCode('ID.INVALID')) },
  model: (database) => database.statementItem,
  include,
  search: { texts: ['contract.searchText'] },
  sort: { ...sortedBy('updatedAt', 'attempts'), ...sortedWithin('updatedAt', 'state') },
  defaultOrder: { updatedAt: 'desc' },
  filters: {
    run: z.uuid().transform((runId) => ({ runId })),
    state: z.enum(StatementItemState).transform((state) => ({ state })),
  },
  present: presentItem,
});
