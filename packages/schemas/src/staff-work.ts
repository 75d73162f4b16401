import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { dateOnly } from './primitives.js';

/** What staff write about somebody, for each other. */
export const staffWords = z.string(fieldCode('TEXT.REQUIRED')).trim().max(2_000, fieldCode('MESSAGE.TOO_LONG'));

/** `POST /api/admin/{leads|customers}/{id}/notes` (204). */
export const noteSchema = z.object({ text: staffWords.min(1, fieldCode('TEXT.REQUIRED')) });

/** `POST /api/admin/{leads|customers}/{id}/tasks` (201). */
export const newTaskSchema = z.object({
  title: z
    .string(fieldCode('TEXT.REQUIRED'))
    .trim()
    .min(1, fieldCode('TEXT.REQUIRED'))
    .max(200, fieldCode('TASK.TOO_LONG')),
  dueOn: dateOnly,
  ownerId: z.uuid(fieldCode('OWNER.UNKNOWN')).nullable(),
});
export type NewTask = z.output<typeof newTaskSchema>;

/** `POST /api/admin/{lead|customer}-tasks/{id}/done` (204): done, or to be done again. */
export const taskDoneSchema = z.object({ done: z.boolean(fieldCode('CHOICE.INVALID')) });

/** What somebody has to do, whatever it is about. */
export const staffTaskSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  dueOn: z.iso.date(),
  doneAt: z.iso.datetime().nullable(),
  owner: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Due before today, and not done. */
  isOverdue: z.boolean(),
});
export type StaffTask = z.output<typeof staffTaskSchema>;
