import { LIST_COUNTED } from '@flota/schemas';
import type { PlanNode } from '../database/planning-pg.js';
import type { PrismaService } from '../database/prisma.service.js';
import type { Resource } from './resource.js';

export interface ListSize {
  total: number;
  estimated: boolean;
}

/** How many records there are: counted up to where nobody wants to know one by one, and beyond as many as the planner thinks. */
export async function sizeOf(prisma: PrismaService, resource: Resource, where: object): Promise<ListSize> {
  const { result: counted, plans } = await prisma.planned(() =>
    resource.model(prisma).count({ where, orderBy: resource.countedBy, take: LIST_COUNTED + 1 }),
  );
  if (counted <= LIST_COUNTED) return { total: counted, estimated: false };
  const [plan] = await plans();
  return { total: Math.max(counted, plan ? rowsBelowLimit(plan) : 0), estimated: true };
}

/** How many rows the planner thinks there are of which the statement counts the first ones. */
function rowsBelowLimit(plan: PlanNode): number {
  const [below] = plan.Plans ?? [];
  if (!below) return 0;
  return plan['Node Type'] === 'Limit' ? below['Plan Rows'] : rowsBelowLimit(below);
}
