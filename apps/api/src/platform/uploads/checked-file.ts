import type { TemporaryFile } from './temporary-file.js';
import { inMemory } from './in-memory.js';
import type { PdfInspector, PdfNature } from './pdf-inspector.js';

/** A file as it was sent. */
export interface SentFile {
  name: string;
  content: TemporaryFile;
}

/** A file whose content is what it has to be. */
export interface CheckedFile extends SentFile {
  contentType: 'application/pdf' | 'image/jpeg' | 'image/png';
}

export type FileRefusal = 'FILE.TYPE_REFUSED' | 'FILE.UNREADABLE' | 'FILE.PDF_ACTIVE' | 'FILE.PDF_PROTECTED';

const PDF_REFUSALS = {
  active: 'FILE.PDF_ACTIVE',
  protected: 'FILE.PDF_PROTECTED',
  unreadable: 'FILE.UNREADABLE',
} as const satisfies Record<Exclude<PdfNature, 'quiet'>, FileRefusal>;

const MAX_PIXELS = 40_000_000;
const MAX_NAME = 120;
/** Readers look for the end of a PDF in its last kilobyte. */
const PDF_END_WITHIN = 1_024;
const JPEG_QUALITY = 90;

const MAGIC: Record<CheckedFile['contentType'], Buffer> = {
  'application/pdf': Buffer.from('%PDF-'),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

/**
 * Judges a file by its content; what it is called and what the browser says it is do not count. PDFs only say something;
 * those that would do something are refused. Pictures come out drawn anew, which leaves behind where they were taken and whatever else was inside or after them.
 */
export async function checkFile(
  { name, content }: SentFile,
  inspector: Pick<PdfInspector, 'natureOf'>,
): Promise<CheckedFile | FileRefusal> {
  const contentType = await typeOf(content);
  if (!contentType) return 'FILE.TYPE_REFUSED';
  const checked = { name: cleanFileName(name), contentType };
  if (contentType === 'application/pdf') {
    if (!(await isWholePdf(content))) return 'FILE.UNREADABLE';
    const nature = await inspector.natureOf(content);
    return nature === 'quiet' ? { ...checked, content } : PDF_REFUSALS[nature];
  }
  const drawn = await inMemory(content, (bytes) => drawAnew(bytes, contentType));
  return drawn ? { ...checked, content: await content.made(drawn) } : 'FILE.UNREADABLE';
}

async function typeOf(content: TemporaryFile): Promise<CheckedFile['contentType'] | undefined> {
  const start = await content.slice(0, 8);
  return (Object.keys(MAGIC) as CheckedFile['contentType'][]).find((type) =>
    start.subarray(0, MAGIC[type].length).equals(MAGIC[type]),
  );
}

async function isWholePdf(content: TemporaryFile): Promise<boolean> {
  const start = (await content.slice(0, 8)).toString('latin1');
  return /^%PDF-\d\.\d/.test(start) && (await content.slice(-PDF_END_WITHIN, PDF_END_WITHIN)).includes('%%EOF');
}

/** `null` where it can't be read to its last point: half a picture has a good header. */
export async function drawAnew(bytes: Buffer, contentType: 'image/jpeg' | 'image/png'): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp'); // with the first picture, not at every start
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning' }).autoOrient();
  const drawing = contentType === 'image/png' ? image.png() : image.jpeg({ quality: JPEG_QUALITY });
  return drawing.toBuffer().catch(() => null);
}

/** The last part of a name, without what could lead elsewhere, hide its ending or break a header. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{C}"<>:|?*;]/gu, '').replace(/^[.\s]+|\s+$/g, '');
  return clean.slice(0, MAX_NAME) || 'archivo';
}
