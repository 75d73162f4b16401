import { type Prisma } from '@flota/prisma';
import { MAX_IMPORT_DOCUMENTS, MAX_UNPACKED_BYTES } from '@flota/schemas';
import type { Database } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';
import { cleanFileName, type SentFile } from '../uploads/checked-file.js';
import type { ImportDocuments, ImportKind } from './import-kind.js';
import { refusedFile } from './sent-table.js';
import { isZip, zipEntries } from './zip-entries.js';

/** One of many files that are rows; what is too large to be one has no content. */
export interface SentDocument {
  name: string;
  content: Buffer | null;
}

type Limits = Pick<ImportDocuments<unknown>, 'ending' | 'maxBytes'>;

/** Written together. */
const CHUNK = 100;
const CHUNK_BYTES = 8 * 1024 * 1024;
/** Between the lines of two ranks. */
const RANK = 10_000;

/**
 * Files as they were sent, and those in ZIPs, one at a time. Names are names and never paths.
 *
 * @throws ProblemException 422 on `file`
 */
export async function* sentDocuments(
  files: readonly SentFile[],
  { ending, maxBytes }: Limits,
): AsyncGenerator<SentDocument> {
  const counted = { files: 0, bytes: 0 };
  const count = (document: SentDocument): SentDocument => {
    counted.files += 1;
    counted.bytes += document.content?.length ?? 0;
    if (counted.files > MAX_IMPORT_DOCUMENTS || counted.bytes > MAX_UNPACKED_BYTES) {
      throw refusedFile('IMPORT.TOO_MANY_DOCUMENTS');
    }
    return document;
  };
  for (const { name, content } of files) {
    if (await isZip(content)) {
      for await (const entry of zipEntries(content, { ending, maxBytes })) yield count(entry);
    } else {
      yield count({ name: cleanFileName(name), content: content.size > maxBytes ? null : await content.bytes() });
    }
  }
}

/** Keeps them in the order in which they have to be taken, each by its key. Answers how many there are. */
export async function keepDocuments(
  database: Database,
  importId: string,
  kind: Pick<ImportKind, 'keyOf'> & { documents: ImportDocuments<unknown> },
  documents: AsyncIterable<SentDocument>,
): Promise<number> {
  let count = 0;
  let waiting: Prisma.StaffImportRowCreateManyInput[] = [];
  let bytes = 0;
  const write = async () => {
    await database.staffImportRow.createMany({ data: waiting });
    [waiting, bytes] = [[], 0];
  };
  for await (const { name, content } of documents) {
    count += 1;
    bytes += content?.length ?? 0;
    const { key, rank } = placeOf(kind, content);
    const line = rank * RANK + count;
    waiting.push({ importId, line, key, cells: [name], content: content && Uint8Array.from(content) });
    if (waiting.length >= CHUNK || bytes >= CHUNK_BYTES) await write();
  }
  if (count === 0) throw refusedFile('IMPORT.NO_DOCUMENTS');
  await write();
  return count;
}

function placeOf(
  kind: Parameters<typeof keepDocuments>[2],
  content: Buffer | null,
): { key: string | null; rank: number } {
  try {
    const row = content && kind.documents.read(content);
    return row ? { key: kind.keyOf(row), rank: kind.documents.rankOf(row) } : { key: null, rank: 0 };
  } catch (error) {
    // Why it is none is told by the check.
    if (error instanceof ProblemException) return { key: null, rank: 0 };
    throw error;
  }
}
