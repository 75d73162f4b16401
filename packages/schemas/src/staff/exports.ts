import { z } from 'zod';
import { EXPORT_FORMATS } from '../admin.js';
import { errorCodeSchema } from '../problem.js';

/** Of one person at once: more than anybody waits for, less than keeps the workers from everybody else. */
export const MAX_EXPORTS_AT_ONCE = 3;

/** How long a file is kept. */
export const EXPORT_KEPT_DAYS = 7;

export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** A list that is written to a file in the background, as who asked for it sees it. */
export const staffExportSchema = z.object({
  id: z.string(),
  /** The list, by its name in the address. */
  resource: z.string(),
  format: z.enum(EXPORT_FORMATS),
  state: z.enum(EXPORT_STATES),
  /** Why it was not made, where it failed. */
  problem: errorCodeSchema.nullable(),
  /** Written so far. */
  rows: z.number(),
  /** About how many there are. */
  expected: z.number(),
  /** By which filters, without what was chosen in them. */
  filteredBy: z.array(z.string()),
  /** In bytes, once it is ready. */
  size: z.number().nullable(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  /** When it was fetched first. */
  fetchedAt: z.string().nullable(),
  expiresAt: z.string(),
});
export type StaffExport = z.infer<typeof staffExportSchema>;

/** `GET /api/admin/own-exports`: the newest first. */
export const staffExportsSchema = z.object({ exports: z.array(staffExportSchema) });
export type StaffExports = z.infer<typeof staffExportsSchema>;
