import type { Lead } from '@flota/prisma';
import { type MergeField, type MergedLead, UNMERGE_DAYS } from '@flota/schemas';

/** The columns of what is chosen as one. */
const COLUMNS = {
  name: ['name'],
  phone: ['phone'],
  email: ['email'],
  preferredTime: ['preferredTime'],
  stage: ['stage', 'stageAt', 'contractId', 'lostReason', 'lostNote', 'answeredAt'],
  owner: ['ownerId'],
  adviser: ['adviserId'],
} as const satisfies Record<MergeField, readonly (keyof Lead)[]>;

/** What a merge changes of the one that stays. */
export type MergedColumns = Partial<Pick<Lead, (typeof COLUMNS)[MergeField][number] | 'answerDueAt'>>;

type Value = string | null;

/** What a merge leaves with the lead that it made part of another, so that it can be undone. */
export interface LeadMergeTrace {
  /** Which one it was merged into: where that became part of another since, it has to be separated from there first. */
  into: string;
  /** Who of staff. */
  by: string;
  /** What the other one's columns were, and were made. */
  columns: Record<string, { former: Value; made: Value }>;
  /** What was part of this one, and went on to the other with it. */
  followers: string[];
}

const plain = (value: unknown): Value =>
  value instanceof Date ? value.toISOString() : ((value as Value | undefined) ?? null);

/** What the one that stays is changed to. Whoever waits for an answer waits since the first of both. */
export function takenFrom(kept: Lead, other: Lead, take: readonly MergeField[]): MergedColumns {
  const columns = take.flatMap((field): readonly (keyof Lead)[] => COLUMNS[field]);
  const taken: MergedColumns = Object.fromEntries(columns.map((column) => [column, other[column]]));
  const { stage, answeredAt } = { ...kept, ...taken };
  const due = [kept, other].flatMap((lead) => (lead.answeredAt === null && lead.answerDueAt ? [lead.answerDueAt] : []));
  const first = due.sort((one, another) => one.getTime() - another.getTime())[0];
  return stage === 'new' && answeredAt === null && first ? { ...taken, answerDueAt: first } : taken;
}

export const traceOf = (merge: {
  kept: Lead;
  taken: MergedColumns;
  followers: string[];
  by: string;
}): LeadMergeTrace => ({
  into: merge.kept.id,
  by: merge.by,
  followers: merge.followers,
  columns: Object.fromEntries(
    Object.entries(merge.taken).map(([column, made]) => [
      column,
      { former: plain(merge.kept[column as keyof Lead]), made: plain(made) },
    ]),
  ),
});

export const storedTrace = ({ mergeTrace }: Pick<Lead, 'mergeTrace'>) => mergeTrace as unknown as LeadMergeTrace;

/** What the one that stayed was before, to be stored. */
export const formerOf = (merged: Lead): MergedColumns =>
  Object.fromEntries(Object.entries(storedTrace(merged).columns).map(([column, { former }]) => [column, former]));

/** Why a merge can't be undone: nobody remembers it, or what was made of it was gone on with. */
export function obstacleOf(kept: Lead, merged: Lead, now = new Date()): MergedLead['obstacle'] {
  const age = now.getTime() - (merged.mergedAt?.getTime() ?? 0);
  if (age > UNMERGE_DAYS * 24 * 3_600_000) return 'LEAD.MERGE_OLD';
  const { into, columns } = storedTrace(merged);
  const isAsMade = Object.entries(columns).every(([column, { made }]) => plain(kept[column as keyof Lead]) === made);
  return isAsMade && kept.id === into ? null : 'LEAD.MERGE_BUILT_ON';
}
