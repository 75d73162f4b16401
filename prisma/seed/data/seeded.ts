import type { z } from 'zod';

/** What staff would write of a record. Its place follows from the order of the list, and it is published for good. */
export type Seeded<Schema extends z.ZodType> = Omit<z.output<Schema>, 'position' | 'publishedFrom' | 'publishedUntil'>;
