/** A file as it was sent. */
export interface SentFile {
  name: string;
  content: Buffer;
}

/** A file whose content is what it has to be. */
export interface CheckedFile extends SentFile {
  contentType: 'application/pdf' | 'image/jpeg' | 'image/png';
}

export type FileRefusal = 'FILE.TYPE_REFUSED' | 'FILE.UNREADABLE' | 'FILE.INFECTED';

const MAX_PIXELS = 40_000_000;
const MAX_NAME = 120;
/** Readers look for the end of a PDF in its last kilobyte. */
const PDF_END_WITHIN = 1_024;
/** In the harmless file that every virus scanner takes for a virus (eicar.org). */
const TEST_VIRUS = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

const MAGIC: Record<CheckedFile['contentType'], Buffer> = {
  'application/pdf': Buffer.from('%PDF-'),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

/** Judges a file by its content; what it is called and what the browser says it is do not count. */
export async function checkFile({ name, content }: SentFile): Promise<CheckedFile | FileRefusal> {
  if (content.includes(TEST_VIRUS)) return 'FILE.INFECTED';
  const contentType = typeOf(content);
  if (!contentType) return 'FILE.TYPE_REFUSED';
  const readable = contentType === 'application/pdf' ? isWholePdf(content) : await isPicture(content);
  return readable ? { name: cleanFileName(name), content, contentType } : 'FILE.UNREADABLE';
}

const typeOf = (content: Buffer) =>
  (Object.keys(MAGIC) as CheckedFile['contentType'][]).find((type) =>
    content.subarray(0, MAGIC[type].length).equals(MAGIC[type]),
  );

const isWholePdf = (content: Buffer) =>
  /^%PDF-\d\.\d/.test(content.subarray(0, 8).toString('latin1')) && content.subarray(-PDF_END_WITHIN).includes('%%EOF');

/** Looks at every point of it: half a picture has a good header. */
async function isPicture(content: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp'); // with the first picture, not at every start
  const looked = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'warning' }).stats();
  return looked.then(
    () => true,
    () => false,
  );
}

/** The last part of a name, without what could lead elsewhere, hide its ending or break a header. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{C}"<>:|?*;]/gu, '').replace(/^[.\s]+|\s+$/g, '');
  return clean.slice(0, MAX_NAME) || 'archivo';
}
