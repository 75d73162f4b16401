import type { Prisma } from '@flota/prisma';
import {
  type AdminShareRule,
  SHARE_CONDITIONS,
  type ShareCondition,
  type ShareRule,
  SHARED_WORKS,
  shareRuleSchema,
} from '@flota/schemas';
import { z } from 'zod';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { defineResource, sortedBy } from '../platform/resources/resource.js';
import { ownersOf, wordsOf } from './work-sharing.js';

const include = {
  people: {
    orderBy: { staff: { name: 'asc' } },
    select: { staff: { select: { id: true, name: true } } },
  },
} satisfies Prisma.ShareRuleInclude;

type Row = Prisma.ShareRuleGetPayload<{ include: typeof include }>;

/** An administrator keeps them; whoever is dealt to by them reads them. */
export const shareRulesResource = defineResource<Row, typeof shareRuleSchema>({
  name: 'share-rules',
  allow: {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    create: [],
    edit: [],
    delete: [],
    'be-away': ['care', 'finance'],
  },
  model: (database) => database.shareRule,
  include,
  uniqueField: 'name',
  ordered: true,
  sort: sortedBy('position', 'name'),
  defaultOrder: [{ work: 'asc' }, { position: 'asc' }],
  filters: { work: z.enum(SHARED_WORKS).transform((work) => ({ work })) },
  present({ amountFrom, amountTo, people, ...row }): AdminShareRule {
    const { updatedAt, ...rule } = wordsOf(row as Row);
    return {
      ...rule,
      amountFrom: amountFrom?.toFixed(2) ?? null,
      amountTo: amountTo?.toFixed(2) ?? null,
      people: people.map(({ staff }) => staff),
      updatedAt: updatedAt.toISOString(),
    };
  },
  write: {
    schema: shareRuleSchema,
    async toData(rule, { current, database }) {
      const people = [...new Set(rule.people)];
      await requireOwners(database, rule.work, people);
      return {
        ...ofItsWork(rule),
        people: current
          ? {
              deleteMany: { staffId: { notIn: people } },
              // Whoever stays keeps their turn.
              upsert: people.map((staffId) => ({
                where: { ruleId_staffId: { ruleId: current.id, staffId } },
                create: { staffId },
                update: {},
              })),
            }
          : { create: people.map((staffId) => ({ staffId })) },
      };
    },
  },
});

/** A condition of other work says nothing, and would come back when the rule is turned. */
function ofItsWork({ people: _, ...rule }: ShareRule): Omit<ShareRule, 'people'> {
  const own: readonly ShareCondition[] = SHARE_CONDITIONS[rule.work];
  const all: ShareCondition[] = Object.values(SHARE_CONDITIONS).flat();
  const none = Object.fromEntries(
    all.filter((each) => !own.includes(each)).map((each) => [each, each.startsWith('amount') ? null : []]),
  );
  return { ...rule, ...none };
}

async function requireOwners(database: Database, work: ShareRule['work'], ids: string[]): Promise<void> {
  const known = await database.staffAccount.count({ where: { id: { in: ids }, ...ownersOf(work) } });
  if (known !== ids.length) throw ProblemException.invalid([{ field: 'people', code: 'OWNER.UNKNOWN' }]);
}
