import type { StaffImport as Row } from '@flota/prisma';
import { type StaffImport, staffImportSchema } from '@flota/schemas';

export const presentImport = (row: Row, now = new Date()): StaffImport =>
  staffImportSchema.parse({
    ...row,
    step: row.expiresAt <= now ? 'expired' : row.step,
    isUnderWay: row.state === 'pending' || row.state === 'working',
    hasFailed: row.state === 'failed',
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  });
