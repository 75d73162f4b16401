import type { AutomaticCharge, Prisma } from '@flota/prisma';
import type { ChargeStage } from '@flota/schemas';

type Staged = Pick<AutomaticCharge, 'state' | 'outcome' | 'noticedAt' | 'tries'>;

/** Where a charge stands, in the words of who looks at it. */
export function stageOf({ noticedAt, outcome, state, tries }: Staged): ChargeStage {
  if (outcome !== null) return outcome;
  if (state === 'held' || state === 'charging') return state;
  if (tries > 0) return 'failed';
  return noticedAt === null ? 'planned' : 'noticed';
}

/** The rows of a stage. */
export const STAGE_ROWS: Record<ChargeStage, Prisma.AutomaticChargeWhereInput> = {
  planned: { outcome: null, state: 'pending', tries: 0, noticedAt: null },
  noticed: { outcome: null, state: 'pending', tries: 0, noticedAt: { not: null } },
  held: { outcome: null, state: 'held' },
  charging: { outcome: null, state: 'charging' },
  failed: { outcome: null, state: 'pending', tries: { gt: 0 } },
  charged: { outcome: 'charged' },
  skipped: { outcome: 'skipped' },
  given_up: { outcome: 'given_up' },
};
