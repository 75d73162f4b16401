import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { UNSEEN } from './person-name.js';

/** Characters of a text that a lender says in other words. */
export const MAX_WORDING = 1_000;

/** e.g. `contact.title` or `contact.units.one` */
export const wordingKeySchema = z
  .string(fieldCode('ID.INVALID'))
  .max(120, fieldCode('ID.INVALID'))
  .regex(/^[\w-]+(\.[\w-]+)+$/, fieldCode('ID.INVALID'));

/** One paragraph of plain text, variables in braces and tags as `<notice>…</notice>`. Whether they are the text's own is not said here. */
export const wordingTextSchema = z
  .string(fieldCode('TEXT.REQUIRED'))
  .trim()
  .min(1, fieldCode('TEXT.REQUIRED'))
  .max(MAX_WORDING, fieldCode('TEXT.TOO_LONG'))
  .refine((text) => !UNSEEN.test(text), fieldCode('TEXT.UNSEEN'));

/** `GET /api/wording`: what the site says in other words than its own, by the text's key. */
export const publicWordingSchema = z.record(z.string(), z.string());

/** `PUT /api/admin/wording/{key}`; `text` `null`: its own words again. `updatedAt` is `null` of a text that nobody has reworded. */
export const wordingWriteSchema = z.object({
  text: wordingTextSchema.nullable(),
  updatedAt: z.iso.datetime(fieldCode('DATE.INVALID')).nullable(),
});
export type WordingWrite = z.output<typeof wordingWriteSchema>;

/** What is said instead, and who said so. */
const saidSchema = z.object({ text: z.string(), updatedAt: z.iso.datetime(), updatedBy: z.string() });
export type SaidInstead = z.output<typeof saidSchema>;

/** What answers a change of one. */
export const wordingAnswerSchema = z.object({ said: saidSchema.nullable() });

/** `GET /api/admin/wording`: every text of the product, and what is said instead. */
export const adminWordingSchema = z.object({
  /** Where texts are read, in the order of a visit. */
  places: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      kind: z.enum(['site', 'mail']),
      /** A page where they can be looked at. */
      path: z.string().nullable(),
    }),
  ),
  texts: z.array(
    z.object({
      key: z.string(),
      place: z.string(),
      default: z.string(),
      /** What may be filled in. */
      variables: z.array(z.string()),
      /** What must stay: links and the like. */
      tags: z.array(z.string()),
      said: saidSchema.nullable(),
    }),
  ),
  /** Of texts that this release no longer has. */
  unused: z.array(saidSchema.extend({ key: z.string() })),
});
export type AdminWording = z.output<typeof adminWordingSchema>;
