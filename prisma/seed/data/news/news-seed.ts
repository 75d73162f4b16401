import type { Seeded } from '../seeded.js';

export interface NewsSeed extends Seeded<'news'> {
  /** How long before the day of the seed it came out. */
  daysAgo: number;
}
