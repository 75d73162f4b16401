import { z } from 'zod';
import { FIELD_CODES } from '../field-codes.js';
import { problemSchema } from '../problem.js';
import { BATCH_ROWS } from './batch-rows.js';

export const BATCH_KINDS = Object.keys(BATCH_ROWS) as (keyof typeof BATCH_ROWS)[];
export const batchKindSchema = z.enum(BATCH_KINDS);
export type BatchKind = z.output<typeof batchKindSchema>;

/** Lines of a batch. */
export const MAX_BATCH_LINES = 100_000;

/** Bytes of one line: a contract with years of payments has 100,000, a CFDI may have more. */
export const MAX_BATCH_LINE_BYTES = 1024 * 1024;

/** Why a row was refused: the field in it (empty of the whole row), a stable code, and what to do in Spanish. */
const rowProblemSchema = z.object({
  field: z.string(),
  code: z.enum(FIELD_CODES),
  text: z.string(),
  detail: z.string().optional(),
});
export type RowProblem = z.output<typeof rowProblemSchema>;

export const rowOutcomeSchema = z.enum(['created', 'updated', 'unchanged', 'refused']);
export type RowOutcome = z.output<typeof rowOutcomeSchema>;

/** What became of a row. */
export const rowResultSchema = z.object({
  /** The row's line, from 1; lines without anything on them count and have no result. */
  line: z.int(),
  /** `null` where the row could not be read so far. */
  externalId: z.string().nullable(),
  outcome: rowOutcomeSchema,
  /** Ours: of a movement the event that it was entered as. */
  id: z.uuid().optional(),
  problems: z.array(rowProblemSchema).optional(),
});
export type RowResult = z.output<typeof rowResultSchema>;

/** `GET /api/integrations/v1/batches/{id}` */
export const batchSchema = z.object({
  id: z.uuid(),
  kind: batchKindSchema,
  /** Being sent; broken off, to be gone on with; or come to its end. */
  state: z.enum(['running', 'interrupted', 'finished']),
  /** Lines taken: whoever goes on does so with the next one. */
  lines: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Batch = z.output<typeof batchSchema>;

/** The last line of the answer to a batch; with `problem` when it could not be taken to its end. */
export const batchSummarySchema = z.object({
  summary: batchSchema.extend({ problem: problemSchema.optional() }),
});
export type BatchSummary = z.output<typeof batchSummarySchema>;

/** `GET /api/integrations/v1/batches/{id}/results` */
export const batchResultsSchema = z.object({
  data: z.array(rowResultSchema),
  /** What to ask for as `after`; `null` at the end of what is taken. */
  next: z.int().nullable(),
});
export type BatchResults = z.output<typeof batchResultsSchema>;
