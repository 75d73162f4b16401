import type { newsWriteSchema } from '@flota/schemas';
import type { Seeded } from '../seeded.js';

export interface NewsSeed extends Seeded<typeof newsWriteSchema> {
  /** How long before the day of the seed it came out. */
  daysAgo: number;
}
