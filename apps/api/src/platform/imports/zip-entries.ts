import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { cleanFileName } from '../uploads/checked-file.js';
import type { TemporaryFile } from '../uploads/temporary-file.js';
import { refusedFile } from './sent-table.js';

/*
 * What is in a ZIP that somebody sent: read where it lies on the disk by its directory, one entry at a time, and none unpacked
 * beyond what it may be. Names lead nowhere; what a directory promises is not believed.
 */

const START = Buffer.from('PK\u0003\u0004');
const END = Buffer.from('PK\u0005\u0006');
const ENTRY = Buffer.from('PK\u0001\u0002');
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** The end may have a comment behind it. */
const END_WITHIN = END_BYTES + 0xff_ff;
const MAX_ENTRIES = 10_000;
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024;
/** Deflating makes what can't be made smaller a little larger. */
const PACKED_OVER = 1_024;
const STORED = 0;
const DEFLATED = 8;

const inflate = promisify(inflateRaw);
const unreadable = () => refusedFile('IMPORT.ARCHIVE_UNREADABLE');

interface Entry {
  name: string;
  isProtected: boolean;
  method: number;
  packed: number;
  crc: number;
  at: number;
}

export const isZip = async (file: TemporaryFile): Promise<boolean> =>
  START.equals(await file.slice(0, START.length)) || END.equals(await file.slice(0, END.length));

/**
 * Those whose names end so; what is larger than it may be, or promises to be, has no content, and what is damaged has none in it.
 *
 * @throws ProblemException 422 on `file` for what can't be opened, or only with a password
 */
export async function* zipEntries(
  file: TemporaryFile,
  { ending, maxBytes }: { ending: string; maxBytes: number },
): AsyncGenerator<{ name: string; content: Buffer | null }> {
  for (const entry of await directoryOf(file)) {
    const name = nameOf(entry);
    if (!name.toLowerCase().endsWith(ending)) continue;
    if (entry.isProtected) throw refusedFile('IMPORT.ARCHIVE_PROTECTED');
    yield { name, content: await contentOf(file, entry, maxBytes) };
  }
}

/** Its last part; nothing for folders and for what a Mac puts beside each file. */
function nameOf({ name }: Entry): string {
  if (name.endsWith('/') || name.startsWith('__MACOSX/')) return '';
  return cleanFileName(name);
}

async function directoryOf(file: TemporaryFile): Promise<Entry[]> {
  const tail = await file.slice(-Math.min(END_WITHIN, file.size), Math.min(END_WITHIN, file.size));
  const at = tail.lastIndexOf(END);
  if (at < 0 || tail.length - at < END_BYTES) throw unreadable();
  const [count, bytes, from] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  // Those of ZIP64 have the highest number there is.
  if (count > MAX_ENTRIES || bytes > MAX_DIRECTORY_BYTES || from + bytes > file.size) throw unreadable();
  return [...entriesOf(await file.slice(from, bytes), count)];
}

function* entriesOf(directory: Buffer, count: number): Generator<Entry> {
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (directory.length - at < ENTRY_BYTES || !ENTRY.equals(directory.subarray(at, at + 4))) throw unreadable();
    const flags = directory.readUInt16LE(at + 8);
    const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28);
    yield {
      name: directory.subarray(at + ENTRY_BYTES, nameEnd).toString(flags & 0x08_00 ? 'utf8' : 'latin1'),
      isProtected: (flags & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      at: directory.readUInt32LE(at + 42),
    };
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
}

async function contentOf(file: TemporaryFile, { at, crc, method, packed }: Entry, maxBytes: number) {
  if (packed > maxBytes + PACKED_OVER) return null;
  const local = await file.slice(at, LOCAL_BYTES);
  if (local.length < LOCAL_BYTES || !START.equals(local.subarray(0, 4))) return Buffer.alloc(0);
  const from = at + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
  const content = await unpacked(await file.slice(from, packed), method, maxBytes);
  return content && crc32(content) !== crc ? Buffer.alloc(0) : content;
}

async function unpacked(bytes: Buffer, method: number, maxBytes: number): Promise<Buffer | null> {
  if (method === STORED) return bytes.length > maxBytes ? null : bytes;
  if (method !== DEFLATED) return Buffer.alloc(0);
  try {
    return await inflate(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : Buffer.alloc(0);
  }
}
