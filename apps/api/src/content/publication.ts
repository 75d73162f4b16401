import { PUBLICATION_STATES, type PublicationState } from '@flota/schemas';
import { z } from 'zod';

interface Publication {
  publishedFrom: Date | null;
  publishedUntil: Date | null;
}

const asText = (instant: Date | null) => instant?.toISOString() ?? null;
const asInstant = (text: string | null) => (text === null ? null : new Date(text));

function stateOf({ publishedFrom, publishedUntil }: Publication, now = new Date()): PublicationState {
  if (publishedUntil && publishedUntil <= now) return 'ended';
  return publishedFrom && publishedFrom > now ? 'scheduled' : 'published';
}

/** What staff see of when a record is shown. */
export const presentPublication = (row: Publication & { updatedAt: Date }) => ({
  publishedFrom: asText(row.publishedFrom),
  publishedUntil: asText(row.publishedUntil),
  state: stateOf(row),
  updatedAt: row.updatedAt.toISOString(),
});

/** What they wrote of it as it is stored. */
export const publicationData = (input: { publishedFrom: string | null; publishedUntil: string | null }) => ({
  publishedFrom: asInstant(input.publishedFrom),
  publishedUntil: asInstant(input.publishedUntil),
});

/** The list's filter `state`; `published` is the condition by which visitors see the records. */
export const stateFilter = (published: (now: Date) => object) =>
  z.enum(PUBLICATION_STATES).transform((state): object => {
    const now = new Date();
    if (state === 'scheduled') return { publishedFrom: { gt: now } };
    return state === 'ended' ? { publishedUntil: { lte: now } } : published(now);
  });
