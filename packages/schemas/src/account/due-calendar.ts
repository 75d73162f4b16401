import { z } from 'zod';

/** What a calendar that reads the due dates is told of them. */
export const dueCalendarChoiceSchema = z.object({
  /** Whether each date says how much is to be paid; else only that something is. */
  withAmounts: z.boolean(),
});
export type DueCalendarChoice = z.infer<typeof dueCalendarChoiceSchema>;

/** `GET /api/customers/due-calendar`: `null` while there is no address, or none any more. */
export const dueCalendarSchema = z.object({
  calendar: dueCalendarChoiceSchema.extend({ since: z.string() }).nullable(),
});
export type DueCalendar = z.infer<typeof dueCalendarSchema>;

/** `POST /api/customers/due-calendar`: the one time the address is told. */
export const issuedDueCalendarSchema = dueCalendarSchema.extend({ address: z.string() });
export type IssuedDueCalendar = z.infer<typeof issuedDueCalendarSchema>;

/** Of a calendar's address, which is all it takes to read it. */
export const DUE_CALENDAR_PATH = '/api/due-calendars';
