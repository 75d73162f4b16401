import { createHash } from 'node:crypto';
import type { Prisma, StoredFile } from '../../generated/client.js';
import type { FileStorage } from '../file-storage.js';
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

/** A private file as the API keeps it: with `storage` its bytes too, so that it can be downloaded. */
export async function createPrivateFile(
  database: Prisma.TransactionClient,
  { content, contentType, storage }: { content: Buffer; contentType: string; storage?: FileStorage | undefined },
): Promise<StoredFile> {
  const key = `private/${createHash('sha256').update(content).digest('hex')}`;
  await storage?.put(key, content);
  return database.storedFile.upsert({
    where: { key_visibility: { key, visibility: 'private' } },
    create: { key, visibility: 'private', contentType, size: content.length },
    update: {},
  });
}
