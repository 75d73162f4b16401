import { PUBLICATION_STATES, type PublicationState } from '@flota/schemas';
import { z } from 'zod';

interface Publication {
  publishedFrom: Date | null;
  publishedUntil: Date | null;
}

const notEnded = (now: Date) => ({ OR: [{ publishedUntil: null }, { publishedUntil: { gt: now } }] });

/** Where clause: content that visitors may read at that moment. Without dates it was always there and stays. */
export const published = (now = new Date()) => ({
  AND: [{ OR: [{ publishedFrom: null }, { publishedFrom: { lte: now } }] }, notEnded(now)],
});

/** The same for news, which always begins on a day. */
export const publishedNews = (now = new Date()) => ({ publishedFrom: { lte: now }, ...notEnded(now) });

/** Where clause: plans that visitors may read about. One that has rules and is not quoted any more was withdrawn. */
export const onOffer = { OR: [{ quotable: true }, { versions: { none: {} } }] };

/** Where a record stands between its dates. */
export function stateOf({ publishedFrom, publishedUntil }: Publication, now = new Date()): PublicationState {
  if (publishedUntil && publishedUntil <= now) return 'ended';
  return publishedFrom && publishedFrom > now ? 'scheduled' : 'published';
}

/** The list's filter `state`; `published` is the condition by which visitors see the records. */
export const stateFilter = (published: (now: Date) => object) =>
  z.enum(PUBLICATION_STATES).transform((state): object => {
    const now = new Date();
    if (state === 'scheduled') return { publishedFrom: { gt: now } };
    return state === 'ended' ? { publishedUntil: { lte: now } } : published(now);
  });
