import type { PageSlug } from '@flota/schemas';
import type { Seeded } from '../seeded.js';

type Written = Seeded<'pages'>;

/** `body` and `sections`: only where the page has text of its own. */
export type PageSeed = Omit<Written, 'body' | 'sections'> &
  Partial<Pick<Written, 'body' | 'sections'>> & { slug: PageSlug };
