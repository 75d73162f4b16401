import type { StaffExport as Row, StaffExportState, StoredFile } from '@flota/prisma';
import { type ExportState, type StaffExport, staffExportSchema } from '@flota/schemas';

const STATES = { pending: 'waiting', working: 'running', done: 'ready', failed: 'failed' } as const satisfies Record<
  StaffExportState,
  ExportState
>;

export const presentExport = (row: Row & { file: StoredFile | null }, now = new Date()): StaffExport =>
  staffExportSchema.parse({
    ...row,
    state: row.expiresAt <= now ? 'expired' : STATES[row.state],
    size: row.file?.size ?? null,
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    fetchedAt: row.fetchedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  });
