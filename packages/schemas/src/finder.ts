import { z } from 'zod';
import { FIND_MIN_LENGTH } from './find-min-length.js';

/** `POST /api/admin/find`: what was typed goes in the body, because it may be a person's name, telephone or RFC. */
export const findSchema = z.object({
  text: z.string().trim().min(FIND_MIN_LENGTH).max(100),
  /** Of one resource alone, where an action wants one of its records. */
  resource: z.string().max(60).optional(),
});
export type Find = z.infer<typeof findSchema>;

/** `POST /api/admin/find/opened`: what this person opened last, to be told by its name as it is now. */
export const findOpenedSchema = z.object({
  records: z.array(z.object({ resource: z.string().max(60), id: z.string().max(80) })).max(12),
});
export type FindOpened = z.infer<typeof findOpenedSchema>;

/** A record of the backoffice in a line. */
export interface FoundRecord {
  resource: string;
  id: string;
  title: string;
  detail: string;
}

/** By kind, best known first; of each kind a few. */
export interface FoundRecords {
  groups: { resource: string; records: FoundRecord[]; more: boolean }[];
}
