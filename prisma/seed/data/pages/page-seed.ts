import type { PageSlug, pageWriteSchema } from '@flota/schemas';
import type { z } from 'zod';

type Written = z.output<typeof pageWriteSchema>;

/** `body` and `sections`: only where the page has text of its own. */
export type PageSeed = Omit<Written, 'body' | 'sections'> &
  Partial<Pick<Written, 'body' | 'sections'>> & { slug: PageSlug };
