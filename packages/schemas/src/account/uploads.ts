import { z } from 'zod';
import { fieldCode } from '../field-codes.js';

/** Largest file that is sent ahead of its form: as large as any form of the account takes. */
export const UPLOAD_MAX_BYTES = 8 * 1024 * 1024;

/** Largest piece of one. Small enough that what a lost connection takes with it is soon sent again. */
export const UPLOAD_PIECE_MAX_BYTES = 512 * 1024;

/** So many pictures make up one document. */
export const DOCUMENT_MAX_PAGES = 10;

/** `POST /api/customers/uploads`: announces a file that comes piece by piece. */
export const uploadStartSchema = z.object({
  name: z
    .string(fieldCode('NAME.REQUIRED'))
    .trim()
    .min(1, fieldCode('NAME.REQUIRED'))
    .max(255, fieldCode('NAME.TOO_LONG')),
  size: z
    .int(fieldCode('FILE.UNREADABLE'))
    .min(1, fieldCode('FILE.UNREADABLE'))
    .max(UPLOAD_MAX_BYTES, fieldCode('FILE.TOO_LARGE')),
});

/** Where in the file a piece begins, in the address of `POST /api/customers/uploads/{id}/pieces`. */
export const uploadPieceSchema = z.object({
  at: z.coerce.number().int(fieldCode('FIELD.INVALID')).min(0, fieldCode('FIELD.INVALID')).max(UPLOAD_MAX_BYTES),
});

/** What of it is here. */
export const uploadSchema = z.object({
  id: z.string(),
  size: z.number(),
  received: z.number(),
  /** All of it is here and was looked at: a form may name it. */
  ready: z.boolean(),
});
export type HeldUpload = z.infer<typeof uploadSchema>;
