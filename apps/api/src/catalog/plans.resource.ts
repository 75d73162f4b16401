import { isDeepStrictEqual } from 'node:util';
import type { Plan, PlanVersion } from '@flota/prisma';
import {
  type AdminPlan,
  type AdminPlanDetail,
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
import { planRulesFaults } from './plan-rules.check.js';

type Row = Plan & { versions: PlanVersion[] };
type DetailedRow = Plan & { versions: (PlanVersion & { _count: { quotes: number } })[] };

/** Versions are newest first; one of a later day is not in force yet. */
const versionInForce = ({ versions }: Row): PlanVersion | undefined =>
  versions.find(({ effectiveFrom }) => effectiveFrom <= new Date());

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

/** Changed rules are a new version, in force at once. None is deleted: quotes and contracts name it. It is withdrawn. */
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
  include: { versions: { orderBy: { number: 'desc' } } },
  includeOne: { versions: { orderBy: { number: 'desc' }, include: { _count: { select: { quotes: true } } } } },
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
    versions: plan.versions.map(({ number, effectiveFrom, createdBy, _count }) => ({
      number,
      effectiveFrom: effectiveFrom.toISOString(),
      createdBy,
      quotes: _count.quotes,
    })),
  }),
  write: {
    schema: planCreateSchema,
    async toData({ rules, slug, ...texts }, { database, staff, current }) {
      const old = current ? rulesOf(versionInForce(current)) : null;
      if (!rules && (texts.quotable || !current)) return refuse([{ field: 'rules', code: 'RULES.REQUIRED' }]);
      if (current && isDeepStrictEqual(rules, old)) return texts;
      const number = (current?.versions[0]?.number ?? 0) + 1;
      const effectiveFrom = new Date();
      const checked = await requireConsistent(rules, current ? { old } : null, database);
      const own = current ? {} : { slug, url: `/planes-financiamiento/${slug}`, icon: ICONS[checked.kind] };
      return {
        ...texts,
        ...own,
        versions: { create: { number, rules: checked, effectiveFrom, createdBy: staff.email } },
      };
    },
  },
});

/** 422 with every field that is at fault. A plan stays of its kind: old quotes and the site's texts speak of it. */
async function requireConsistent(
  rules: PlanRules | null,
  current: { old: PlanRules | null } | null,
  database: Database,
): Promise<PlanRules> {
  if (!rules) return refuse([{ field: 'rules', code: 'RULES.REQUIRED' }]);
  if (current && !current.old) return refuse([{ field: 'rules', code: 'RULES.NOT_OFFERED' }]);
  if (current?.old && rules.kind !== current.old.kind) return refuse([{ field: 'rules.kind', code: 'KIND.FIXED' }]);
  const types = await database.vehicleType.findMany({ select: { slug: true } });
  const vehicleTypes = types.map((type) => type.slug);
  const faults = planRulesFaults(rules, { vehicleTypes, today: todayInMexico() });
  if (faults.length > 0) refuse(faults.map((fault) => ({ ...fault, field: `rules.${fault.field}` })));
  return rules;
}

function refuse(errors: FieldError[]): never {
  throw ProblemException.invalid(errors);
}
