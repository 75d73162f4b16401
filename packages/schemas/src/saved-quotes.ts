import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { dateOnly, emailSchema, moneyString } from './primitives.js';
import { botDefenceFields } from './bot-defence.js';
import { calculatedQuoteSchema } from './quotes.js';

/** `POST /api/saved-quotes/link` (202): whoever it is, the answer is the same. Only the mailbox learns whether there are any. */
export const savedQuotesLinkRequestSchema = z.object({ email: emailSchema, ...botDefenceFields });

const token = z
  .string(fieldCode('TOKEN.INVALID'))
  .max(200, fieldCode('TOKEN.INVALID'))
  .regex(/^[\w.-]+$/, fieldCode('TOKEN.INVALID'));

/** `POST /api/saved-quotes`: the quotes of the mailbox that the link of a mail went to. 410 when the link is old. */
export const savedQuotesRequestSchema = z.object({ token });

/** `POST /api/saved-quotes/renew` (201) and `/forget` (204): one of them, by its own token. */
export const savedQuoteActionSchema = z.object({ token, quote: token });

/** A quote as a list shows it. */
export const listedQuoteSchema = calculatedQuoteSchema
  .pick({ plan: true, vehicle: true, termMonths: true, units: true })
  .extend({
    /** All kinds by their names, where there is more than one; `units` are of all of them. */
    vehicles: z.string().optional(),
    token: z.string(),
    folio: z.string(),
    createdAt: z.iso.datetime(),
    validUntil: dateOnly,
    /** Whether it can still be opened and taken up. */
    isValid: z.boolean(),
    /** What is read first of it: the first month's payment of one vehicle, MXN. */
    first: z.object({ label: z.string(), amount: moneyString }),
  });
export type ListedQuote = z.infer<typeof listedQuoteSchema>;

/** Newest first. */
export const savedQuotesSchema = z.object({
  quotes: z.array(listedQuoteSchema),
  /** Until when the link works. */
  linkUntil: z.iso.datetime(),
});
export type SavedQuotes = z.infer<typeof savedQuotesSchema>;
