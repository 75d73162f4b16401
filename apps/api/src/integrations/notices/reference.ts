import { z } from 'zod';
import { TIMELINE_SUBJECTS } from '@flota/schemas';
import type { TimelineRecord } from '../../timeline/index.js';

/** What other systems give back to us, so that we know which record they speak of: `leads:0198…`. */
export const referenceOf = ({ kind, id }: TimelineRecord): string => `${kind}:${id}`;

export const referenceSchema = z
  .string()
  .transform((text) => {
    const [kind, id, ...rest] = text.split(':');
    return { kind, id, rest };
  })
  .pipe(z.object({ kind: z.enum(TIMELINE_SUBJECTS), id: z.uuid(), rest: z.tuple([]) }))
  .transform(({ kind, id }): TimelineRecord => ({ kind, id }));
