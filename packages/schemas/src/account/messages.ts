import { z } from 'zod';
import { fieldCode } from '../field-codes.js';

export const MESSAGE_MAX_FILES = 3;
export const MESSAGE_FILE_MAX_BYTES = 8 * 1024 * 1024;

/** Characters of one message. */
export const MESSAGE_MAX_LENGTH = 4000;

const text = z
  .string(fieldCode('TEXT.REQUIRED'))
  .trim()
  .min(2, fieldCode('TEXT.REQUIRED'))
  .max(MESSAGE_MAX_LENGTH, fieldCode('TEXT.TOO_LONG'));

/**
 * `POST /api/customers/conversations`, multipart: field `message` with this as JSON, up to three files `files` (PDF, JPEG,
 * PNG). `Idempotency-Key` is respected.
 */
export const newConversationSchema = z.object({
  subject: z
    .string(fieldCode('SUBJECT.REQUIRED'))
    .trim()
    .min(3, fieldCode('SUBJECT.REQUIRED'))
    .max(120, fieldCode('TEXT.TOO_LONG')),
  contractId: z.uuid(fieldCode('CONTRACT.INVALID')).nullable().default(null),
  text,
});

/** `POST /api/customers/conversations/{id}/messages`, multipart likewise. */
export const newMessageSchema = z.object({ text });

/** How a customer was attended to, the best last. */
export const RATING_SCORES = [1, 2, 3, 4, 5] as const;
export type RatingScore = (typeof RATING_SCORES)[number];

export const RATING_NAMES = {
  1: 'Muy mal',
  2: 'Mal',
  3: 'Regular',
  4: 'Bien',
  5: 'Muy bien',
} as const satisfies Record<RatingScore, string>;

/** `PUT /api/customers/conversations/{id}/rating` (204), of one that is closed; 409 `CONVERSATION.OPEN`. */
export const conversationRatingSchema = z.object({
  score: z.literal(RATING_SCORES, fieldCode('SCORE.REQUIRED')),
  comment: z.string(fieldCode('TEXT.REQUIRED')).trim().max(500, fieldCode('TEXT.TOO_LONG')).default(''),
});
export type NewConversationRating = z.output<typeof conversationRatingSchema>;

export const messageSchema = z.object({
  id: z.string(),
  author: z.enum(['customer', 'staff']),
  /** First name of the member of staff; the customer's name. */
  authorName: z.string(),
  text: z.string(),
  createdAt: z.string(),
  attachments: z.array(z.object({ fileId: z.string(), name: z.string(), contentType: z.string(), size: z.number() })),
});
export type AccountMessage = z.infer<typeof messageSchema>;

export const conversationSummarySchema = z.object({
  id: z.string(),
  folio: z.string(),
  subject: z.string(),
  contractId: z.string().nullable(),
  contractLabel: z.string().nullable(),
  state: z.enum(['open', 'closed']),
  lastMessageAt: z.string(),
  /** Messages of the other side since one last read it. */
  unread: z.number().int(),
});
export type ConversationSummary = z.infer<typeof conversationSummarySchema>;

/** `GET /api/customers/conversations` */
export const conversationsSchema = z.object({ conversations: z.array(conversationSummarySchema) });

/** `GET /api/customers/conversations/{id}`; reading it marks it as read. */
export const conversationSchema = conversationSummarySchema.extend({
  messages: z.array(messageSchema),
  /** It is closed, and the customer has not said yet how they were attended to. */
  asksRating: z.boolean(),
  /** What they said. */
  ratedScore: z.literal(RATING_SCORES).nullable(),
});
export type AccountConversation = z.infer<typeof conversationSchema>;

/** `POST /api/customers/contact` answers 201 with it. */
export const conversationReceiptSchema = z.object({ id: z.string(), folio: z.string() });

/** `POST /api/admin/conversations/{id}/state` */
export const conversationStateSchema = z.object({ state: z.enum(['open', 'closed'], fieldCode('STATE.INVALID')) });

/** `POST /api/admin/conversations/{id}/read`: `lastMessageAt` of what was on the screen, so that nothing newer counts as read. */
export const conversationReadSchema = z.object({ until: z.iso.datetime(fieldCode('DATE.INVALID')) });

/** `GET /api/admin/conversations` */
export interface AdminConversationRow {
  id: string;
  folio: string;
  subject: string;
  state: ConversationSummary['state'];
  customer: { id: string; name: string; email: string };
  contractId: string | null;
  contractNumber: string | null;
  createdAt: string;
  lastMessageAt: string;
  /** Something was written since staff last read it. */
  unread: boolean;
  owner: { id: string; name: string } | null;
  /** Since when the customer waits for an answer. */
  waitingSince: string | null;
  /** By when somebody has to answer. */
  answerDueAt: string | null;
}

/** `GET /api/admin/conversations/{id}` */
export interface AdminConversation extends AdminConversationRow {
  messages: AccountMessage[];
  /** What staff told each other; the customer never sees it. */
  notes: { id: string; authorName: string; text: string; createdAt: string }[];
  rating: { score: RatingScore; comment: string; ratedAt: string } | null;
}
