import { z } from 'zod';
import { errorCodeSchema, fieldErrorSchema } from '../problem.js';

/** Of one file. */
export const MAX_IMPORT_ROWS = 100_000;
/** As many rows that take their time, one by one, are written in one transaction where all or none are wanted. */
export const MAX_WHOLE_SINGLES = 5_000;
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
/** Of kinds whose rows are files: how many may be sent by themselves, how many there may be with those of their ZIPs, and what all of these may come to. */
export const MAX_IMPORT_FILES = 500;
export const MAX_IMPORT_DOCUMENTS = 2_000;
export const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

/** How long the rows of a file are kept, and so how long an import can be undone. */
export const IMPORT_KEPT_DAYS = 30;

/** How many rows are shown of a file. */
export const IMPORT_SAMPLE = 8;
/** How many are shown together of what was checked. */
export const IMPORT_PAGE = 25;

export const IMPORT_STEPS = ['map', 'check', 'checked', 'write', 'written', 'undo', 'undone', 'expired'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** Which column of the file, from 0, a kind's column is read from; `null`: it has none. */
export const importMappingSchema = z.record(z.string().max(50), z.int().min(0).max(99).nullable());
export type ImportMapping = z.infer<typeof importMappingSchema>;

/** What a kind reads, for who may bring it in. */
export const importKindSchema = z.object({
  name: z.string(),
  /** As the files end of which each is a row; `null` where rows are those of a table. */
  documents: z.string().nullable(),
  /** So many rows of a file at most may be wanted all or none. */
  wholeUpTo: z.number(),
  columns: z.array(z.object({ name: z.string(), heading: z.string(), isRequired: z.boolean(), hint: z.string() })),
});
export type ImportKindOffer = z.infer<typeof importKindSchema>;

export const staffImportSchema = z.object({
  id: z.string(),
  kind: z.string(),
  fileName: z.string(),
  headings: z.array(z.string()),
  mapping: importMappingSchema,
  step: z.enum(IMPORT_STEPS),
  /** Whether a worker has it before it or in hand. */
  isUnderWay: z.boolean(),
  hasFailed: z.boolean(),
  /** Why its step ended before its end. */
  problem: errorCodeSchema.nullable(),
  rows: z.number(),
  /** How many of the rows that the step under way is about are behind it; of an undo these are those that were taken. */
  done: z.number(),
  /** Of the check and what came after: rows that are not taken, or not taken back. */
  bad: z.number(),
  taken: z.number(),
  undone: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type StaffImport = z.infer<typeof staffImportSchema>;

/** `GET /api/admin/own-imports`: the newest first, and what this person may bring in. */
export const staffImportsSchema = z.object({ kinds: z.array(importKindSchema), imports: z.array(staffImportSchema) });
export type StaffImports = z.infer<typeof staffImportsSchema>;

/** The first rows as they came, and what is wrong with each. */
export const importSampleSchema = z.object({
  rows: z.array(z.object({ line: z.number(), cells: z.array(z.string()), problems: z.array(fieldErrorSchema) })),
});
export type ImportSample = z.infer<typeof importSampleSchema>;

/** `GET /api/admin/own-imports/{id}/rows`: what there is against each row as it was looked at last, in their order. */
export const importRowsSchema = importSampleSchema.extend({
  /** Behind which line they go on; `null` after the last. */
  next: z.number().nullable(),
});
export type ImportRows = z.infer<typeof importRowsSchema>;

export const importRowsQuerySchema = z.object({
  after: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** Only those with something wrong. */
  wrong: z.stringbool().default(false),
});
export type ImportRowsQuery = z.output<typeof importRowsQuerySchema>;

/** `POST /api/admin/own-imports/{id}/sample` and `…/check`. */
export const importMappedSchema = z.object({ mapping: importMappingSchema });

/** `POST /api/admin/own-imports/{id}/run`: all rows or none, or those that are right. */
export const importRunSchema = z.object({ whole: z.boolean() });
