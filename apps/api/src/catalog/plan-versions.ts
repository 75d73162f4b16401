import type { PlanVersion, Prisma } from '@flota/prisma';
import { type PlanRules, readPlanRules } from '@flota/schemas';
import type { Database } from '../platform/database/prisma.service.js';

/** The one that began last decides, and of those that began together the newer. */
export const LATEST_FIRST = [
  { effectiveFrom: 'desc' },
  { number: 'desc' },
] satisfies Prisma.PlanVersionOrderByWithRelationInput[];

export const begunBy = (at: Date) =>
  ({ effectiveFrom: { lte: at }, withdrawnAt: null }) satisfies Prisma.PlanVersionWhereInput;

export const scheduledAfter = (at: Date) =>
  ({ effectiveFrom: { gt: at }, withdrawnAt: null }) satisfies Prisma.PlanVersionWhereInput;

/** The rules of a plan at a moment; `null` where it has none by then. */
export async function versionAt(
  database: Database,
  planSlug: string,
  at: Date,
): Promise<(PlanVersion & { readRules: PlanRules }) | null> {
  const version = await database.planVersion.findFirst({
    where: { planSlug, ...begunBy(at) },
    orderBy: LATEST_FIRST,
  });
  return version && { ...version, readRules: readPlanRules(version.rules) };
}

/** A plan's versions are numbered and scheduled by one at a time. */
export async function lockPlan(database: Database, planSlug: string): Promise<void> {
  await database.$queryRaw`SELECT 1 FROM plan WHERE slug = ${planSlug} FOR UPDATE`;
}

export async function nextNumber(database: Database, planSlug: string): Promise<number> {
  const { _max } = await database.planVersion.aggregate({ where: { planSlug }, _max: { number: true } });
  return (_max.number ?? 0) + 1;
}
