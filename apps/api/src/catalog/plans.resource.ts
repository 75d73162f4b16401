import { isDeepStrictEqual } from 'node:util';
import type { Plan, PlanVersion } from '@flota/prisma';
import {
  type AdminPlan,
  type AdminPlanDetail,
  dayInMexico,
  type FieldError,
  planCreateSchema,
  type PlanKind,
  type PlanRules,
  readPlanRules,
  slug,
  todayInMexico,
} from '@flota/schemas';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { defineResource } from '../platform/resources/resource.js';
import { LATEST_FIRST, lockPlan, nextNumber } from './plan-versions.js';
import { planRulesFaults } from './plan-rules.check.js';

type Row = Plan & { versions: PlanVersion[] };
type DetailedRow = Plan & { versions: (PlanVersion & { _count: { quotes: number } })[] };

/** Versions are latest first; one of a later day is not in force yet. */
const versionInForce = ({ versions }: Row): PlanVersion | undefined =>
  versions.find(({ effectiveFrom, withdrawnAt }) => effectiveFrom <= new Date() && withdrawnAt === null);

const isScheduled = ({ effectiveFrom, withdrawnAt }: PlanVersion) => effectiveFrom > new Date() && withdrawnAt === null;

const rulesOf = (version: PlanVersion | undefined): PlanRules | null => (version ? readPlanRules(version.rules) : null);

function presentRow(plan: Row): AdminPlan {
  const version = versionInForce(plan);
  return {
    id: plan.slug,
    title: plan.title,
    summary: plan.summary,
    summaryHover: plan.summaryHover,
    position: plan.position,
    shownOnHome: plan.shownOnHome,
    quotable: plan.quotable,
    url: plan.url,
    rules: rulesOf(version),
    version: version?.number ?? 0,
    updatedAt: plan.updatedAt.toISOString(),
  };
}

/** The drawings of plans, by what kind of plan they are made for. */
const ICONS: Record<PlanKind, string> = {
  direct_credit: 'credito-directo',
  pure_lease: 'arrendamiento-puro',
  financial_lease: 'arrendamiento-financiero',
  flexibility: 'flexibility',
};

/**
 * Changed rules are a new version, in force at once; rates are not changed here but proposed (`rates`). None is deleted: quotes and contracts name it. It is withdrawn.
 */
export const plansResource = defineResource<Row, typeof planCreateSchema>({
  name: 'plans',
  allow: {
    list: ['content', 'finance', 'auditor'],
    show: ['content', 'finance', 'auditor'],
    create: ['finance'],
    edit: ['finance'],
  },
  model: (database) => database.plan,
  key: { column: 'slug', schema: slug },
  include: { versions: { orderBy: LATEST_FIRST } },
  includeOne: { versions: { orderBy: LATEST_FIRST, include: { _count: { select: { quotes: true } } } } },
  search: { columns: ['title', 'summary'] },
  palette: { tell: ({ title, summary }) => ({ title, detail: summary }) },
  sort: {
    position: (position) => ({ position }),
    title: (title) => ({ title }),
  },
  defaultOrder: { position: 'asc' },
  present: presentRow,
  presentOne: (plan: DetailedRow): AdminPlanDetail => ({
    ...presentRow(plan),
    versions: plan.versions.map(({ number, effectiveFrom, createdBy, rateChangeId, withdrawnAt, _count }) => ({
      number,
      effectiveFrom: effectiveFrom.toISOString(),
      createdBy,
      quotes: _count.quotes,
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
      rateChangeId,
    })),
  }),
  write: {
    schema: planCreateSchema,
    async toData({ rules, slug, ...texts }, { database, staff, current }) {
      const old = current ? rulesOf(versionInForce(current)) : null;
      if (!rules && (texts.quotable || !current)) return refuse([{ field: 'rules', code: 'RULES.REQUIRED' }]);
      if (current && isDeepStrictEqual(rules, old)) return texts;
      if (current) await lockPlan(database, current.slug);
      const number = current ? await nextNumber(database, current.slug) : 1;
      const effectiveFrom = new Date();
      const checked = await requireConsistent(rules, current ? { old } : null, database);
      if (old && !isDeepStrictEqual(checked.rates, old.rates)) {
        return refuse([{ field: 'rules.rates', code: 'RATES.BY_PROPOSAL' }]);
      }
      if (current) await carryOver(database, current.versions.filter(isScheduled), checked);
      const own = current ? {} : { slug, url: `/planes-financiamiento/${slug}`, icon: ICONS[checked.kind] };
      return {
        ...texts,
        ...own,
        versions: { create: { number, rules: checked, effectiveFrom, createdBy: staff.email } },
      };
    },
  },
});

/** Scheduled rates keep theirs and get whatever else is changed before their day; what doesn't go together is refused. */
async function carryOver(database: Database, scheduled: readonly PlanVersion[], rules: PlanRules): Promise<void> {
  for (const { effectiveFrom, id, rules: stored } of scheduled) {
    const changed = { ...rules, rates: readPlanRules(stored).rates };
    await requireConsistent(changed, { old: rules }, database, dayInMexico(effectiveFrom));
    await database.planVersion.update({ where: { id }, data: { rules: changed } });
  }
}

/** 422 with every field that is at fault. A plan stays of its kind: old quotes and the site's texts speak of it. */
async function requireConsistent(
  rules: PlanRules | null,
  current: { old: PlanRules | null } | null,
  database: Database,
  today = todayInMexico(),
): Promise<PlanRules> {
  if (!rules) return refuse([{ field: 'rules', code: 'RULES.REQUIRED' }]);
  if (current && !current.old) return refuse([{ field: 'rules', code: 'RULES.NOT_OFFERED' }]);
  if (current?.old && rules.kind !== current.old.kind) return refuse([{ field: 'rules.kind', code: 'KIND.FIXED' }]);
  const vehicleTypes = await database.vehicleType.findMany({ select: { slug: true, name: true } });
  const faults = planRulesFaults(rules, { vehicleTypes, today });
  if (faults.length > 0) refuse(faults.map((fault) => ({ ...fault, field: `rules.${fault.field}` })));
  return rules;
}

function refuse(errors: FieldError[]): never {
  throw ProblemException.invalid(errors);
}
