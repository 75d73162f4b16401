const MARGIN_MS = 60_000;

interface PageQuery {
  after?: string | undefined;
  limit: number;
  updatedSince?: Date | undefined;
}

/**
 * What `findMany` needs for a page. Ids never change and pages go by them, so that no record is skipped or comes twice,
 * whatever is written meanwhile.
 */
export const pageArgs = ({ after, limit }: PageQuery) => ({
  where: after === undefined ? {} : { id: { gt: after } },
  orderBy: { id: 'asc' } as const,
  take: limit + 1,
});

/** The rows that are shown of one more than fit, and where the next page begins. */
export function cut<Row extends { id: string }>(rows: readonly Row[], { limit }: PageQuery) {
  const shown = rows.slice(0, limit);
  return { shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/** From that instant on, and a minute before: an instant is written down before its transaction is committed. */
export const changedSince = ({ updatedSince }: PageQuery): { gte: Date } | undefined =>
  updatedSince && { gte: new Date(updatedSince.getTime() - MARGIN_MS) };
