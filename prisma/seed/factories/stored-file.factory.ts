import { createHash } from 'node:crypto';
import type { Prisma, StoredFile } from '../../generated/client.js';
import { unique } from './unique.js';

/** The record of a public picture; its bytes are nowhere. */
export function createStoredFile(
  database: Prisma.TransactionClient,
  overrides: Partial<Prisma.StoredFileCreateManyInput> = {},
): Promise<StoredFile> {
  const visibility = overrides.visibility ?? 'public';
  const hash = createHash('sha256').update(unique()).digest('hex');
  return database.storedFile.create({
    data: { key: `${visibility}/${hash}`, contentType: 'image/webp', size: 1_024, ...overrides, visibility },
  });
}
