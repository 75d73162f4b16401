import { z } from 'zod';
import { newMessageSchema } from './account/messages.js';
import { CANNED_VARIABLES, type CannedVariable } from './canned-answers.js';
import { fieldCode } from './field-codes.js';
import { bracedIn } from './sms.js';
import { answerHoursSchema, CLOSES_FIRST, closesLater, workingDayFields } from './working-hours.js';

/**
 * `POST /api/admin/conversations/{id}/messages`, multipart as the customer's own. `seenUntil` is when the last message on the screen
 * was written: 409 `CONVERSATION.ANSWERED` when staff answered since. What a canned answer left to be filled in is refused.
 */
export const newAnswerSchema = newMessageSchema.extend({
  text: newMessageSchema.shape.text.refine(
    (text) => !bracedIn(text).some((name) => CANNED_VARIABLES.includes(name as CannedVariable)),
    fieldCode('TEXT.VARIABLE_LEFT'),
  ),
  seenUntil: z.iso.datetime(fieldCode('DATE.INVALID')).optional(),
});
export type NewAnswer = z.output<typeof newAnswerSchema>;

const owner = z.uuid(fieldCode('OWNER.UNKNOWN')).nullable();

/** `POST /api/admin/conversations/{id}/owner` (204). `from` is whose it was seen to be; 409 `CONVERSATION.TAKEN` when it is somebody else's by now. */
export const conversationOwnerSchema = z.object({ from: owner, to: owner });
export type ConversationOwner = z.output<typeof conversationOwnerSchema>;

/** Characters of a note that the customer doesn't read. */
export const NOTE_MAX_LENGTH = 2_000;

/** `POST /api/admin/conversations/{id}/notes` (204). */
export const conversationNoteSchema = z.object({
  text: z
    .string(fieldCode('TEXT.REQUIRED'))
    .trim()
    .min(1, fieldCode('TEXT.REQUIRED'))
    .max(NOTE_MAX_LENGTH, fieldCode('MESSAGE.TOO_LONG')),
});

/** `GET /api/admin/conversation-staff`: who may own conversations, by name. */
export const conversationStaffSchema = z.array(z.object({ id: z.uuid(), name: z.string() }));
export type ConversationStaff = z.output<typeof conversationStaffSchema>;

/** `PATCH /api/admin/conversation-settings/1`: within how many working hours somebody has to answer, and which hours are worked. */
export const conversationSettingsSchema = z
  .object({ firstAnswerHours: answerHoursSchema, nextAnswerHours: answerHoursSchema, ...workingDayFields })
  .refine(closesLater, CLOSES_FIRST);

/** `GET /api/admin/conversation-settings/1` */
export interface AdminConversationSettings extends z.infer<typeof conversationSettingsSchema> {
  id: number;
  updatedAt: string;
}

/** `GET /api/admin/conversation-satisfaction`: what customers said of how they were attended to, by month, the newest first. */
export const conversationSatisfactionSchema = z.array(
  z.object({
    /** `YYYY-MM`, in Mexico City. */
    month: z.string(),
    count: z.int(),
    /** Of 1 to 5, with one decimal. */
    average: z.string(),
    /** How many said 4 or 5. */
    satisfied: z.int(),
  }),
);
export type ConversationSatisfaction = z.output<typeof conversationSatisfactionSchema>;
