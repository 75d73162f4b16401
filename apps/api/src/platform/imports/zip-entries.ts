import { MAX_IMPORT_DOCUMENTS } from '@flota/schemas';
import { type Entry, type FileEntry, Reader, ZipReader } from '@zip.js/zip.js';
import { cleanFileName } from '../uploads/checked-file.js';
import type { TemporaryFile } from '../uploads/temporary-file.js';
import { refusedFile } from './sent-table.js';

const STARTS = ['PK\u0003\u0004', 'PK\u0005\u0006'];
const MAX_ENTRIES = 10_000;
/**
 * Names lead nowhere here, so any may come; what a file says of itself twice has to agree, and no two entries share bytes, as those
 * of bombs do.
 */
const READING = { useWebWorkers: false, checkOverlappingEntry: true, filenameValidation: 'tolerant' } as const;

/** Larger than it may be, whatever its directory says. */
class TooLarge extends Error {}

export const isZip = async (file: TemporaryFile): Promise<boolean> =>
  STARTS.includes((await file.slice(0, 4)).toString('latin1'));

/**
 * What of a ZIP ends so, read where it lies on the disk, one entry at a time. What is larger than it may be, or promises to be,
 * has no content, and what is damaged has none in it.
 *
 * @throws ProblemException 422 on `file` for what can't be opened, or only with a password, and for more of them than may come
 */
export async function* zipEntries(
  file: TemporaryFile,
  { ending, maxBytes }: { ending: string; maxBytes: number },
): AsyncGenerator<{ name: string; content: Buffer | null }> {
  const entries = (await entriesOf(file))
    .filter(isFile)
    .filter((entry) => nameOf(entry).toLowerCase().endsWith(ending));
  // Its directory says so before any of them is unpacked.
  if (entries.length > MAX_IMPORT_DOCUMENTS) throw refusedFile('IMPORT.TOO_MANY_DOCUMENTS');
  if (entries.some(({ encrypted }) => encrypted)) throw refusedFile('IMPORT.ARCHIVE_PROTECTED');
  for (const entry of entries) yield { name: nameOf(entry), content: await contentOf(entry, maxBytes) };
}

async function entriesOf(file: TemporaryFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of new ZipReader(new OnDisk(file), READING).getEntriesGenerator()) {
      if (entries.push(entry) > MAX_ENTRIES) break;
    }
  } catch {
    throw refusedFile('IMPORT.ARCHIVE_UNREADABLE');
  }
  if (entries.length > MAX_ENTRIES) throw refusedFile('IMPORT.TOO_MANY_DOCUMENTS');
  return entries;
}

const isFile = (entry: Entry): entry is FileEntry => !entry.directory;

/** Its last part; nothing for what a Mac puts beside each file. */
const nameOf = ({ filename }: Entry): string => (filename.startsWith('__MACOSX/') ? '' : cleanFileName(filename));

async function contentOf(entry: FileEntry, maxBytes: number): Promise<Buffer | null> {
  if (entry.uncompressedSize > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let left = maxBytes;
  const kept = new WritableStream<Uint8Array>({
    write(chunk) {
      left -= chunk.length;
      if (left < 0) throw new TooLarge();
      chunks.push(chunk);
    },
  });
  try {
    await entry.getData(kept, { checkCrc32: true });
    return Buffer.concat(chunks);
  } catch (error) {
    return error instanceof TooLarge ? null : Buffer.alloc(0);
  }
}

class OnDisk extends Reader<TemporaryFile> {
  constructor(private readonly file: TemporaryFile) {
    super(file);
    this.size = file.size;
  }

  override readUint8Array(index: number, length: number): Promise<Uint8Array> {
    return this.file.slice(index, length);
  }
}
