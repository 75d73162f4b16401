import { afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { checkFile, cleanFileName } from './checked-file.js';
import type { PdfNature } from './pdf-inspector.js';
import { TemporaryFile } from './temporary-file.js';

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const picture = (size = 40) => sharp({ create: { width: size, height: size, channels: 3, background: 'red', noise } });
const pdf = (body = '1 0 obj\n<<>>\nendobj') => Buffer.from(`%PDF-1.7\n${body}\ntrailer\n<<>>\n%%EOF\n`);
let nature: PdfNature = 'quiet';
const opened: TemporaryFile[] = [];
afterEach(async () => {
  nature = 'quiet';
  for (const file of opened.splice(0)) await file.close();
});

async function checked(bytes: Buffer, name = 'archivo.bin') {
  const content = await TemporaryFile.of([bytes]);
  opened.push(content);
  return checkFile({ name, content }, { natureOf: async () => nature });
}
const check = async (content: Buffer, name?: string) => {
  const result = await checked(content, name);
  return typeof result === 'string' ? result : result.contentType;
};
const bytesOf = async (content: Buffer) => {
  const result = await checked(content);
  if (typeof result === 'string') throw new Error(result);
  return result.content.bytes();
};

describe('checkFile goes by content', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a PDF', () => pdf(), 'application/pdf'],
    ['a JPEG', () => picture().jpeg().toBuffer(), 'image/jpeg'],
    ['a PNG', () => picture().png().toBuffer(), 'image/png'],
    ['nothing', () => Buffer.alloc(0), 'FILE.TYPE_REFUSED'],
    ['text', () => Buffer.from('Soy una identificación'), 'FILE.TYPE_REFUSED'],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE.TYPE_REFUSED'],
    ['a ZIP', () => Buffer.from('PK\u0003\u0004aaaaaaaaaaaa'), 'FILE.TYPE_REFUSED'],
    ['a program', () => Buffer.from('MZ\u0090\u0000aaaaaaaaaaa'), 'FILE.TYPE_REFUSED'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'FILE.TYPE_REFUSED'],
    ['a WebP', () => picture().webp().toBuffer(), 'FILE.TYPE_REFUSED'],
    ['a PDF behind something else', () => Buffer.concat([Buffer.from('<html>'), pdf()]), 'FILE.TYPE_REFUSED'],
    ['a PDF without an end', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'FILE.UNREADABLE'],
    ['a PDF that goes on after its end', () => Buffer.concat([pdf(), Buffer.alloc(2_000, 'x')]), 'FILE.UNREADABLE'],
    ['the head of a PDF and no version', () => Buffer.from('%PDF-x\n%%EOF'), 'FILE.UNREADABLE'],
    ['the head of a PNG', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]), 'FILE.UNREADABLE'],
    ['text behind the head of a JPEG', () => Buffer.from('\xff\xd8\xffhola', 'latin1'), 'FILE.UNREADABLE'],
    ['half a PNG', () => half(picture(300).png().toBuffer()), 'FILE.UNREADABLE'],
    ['half a JPEG', () => half(picture(300).jpeg().toBuffer()), 'FILE.UNREADABLE'],
  ])('%s', async (_what, content, expected) => {
    expect(await check(await content())).toBe(expected);
  });

  it('does not unpack a small file that becomes a huge picture', async () => {
    const bomb = sharp({ create: { width: 6_500, height: 6_500, channels: 3, background: 'red' } });
    expect(await check(await bomb.png({ compressionLevel: 1 }).toBuffer())).toBe('FILE.UNREADABLE');
  });

  it.each(['jpeg', 'png'] as const)('draws a %s anew: nothing that was inside or behind it stays', async (format) => {
    const page = '<script>alert(1)</script>';
    const sent = await picture()
      .toFormat(format)
      .withExif({ IFD0: { Copyright: page }, IFD3: { GPSLatitude: '19/1 25/1 0/1' } })
      .toBuffer();
    const polyglot = Buffer.concat([sent, Buffer.from(`PK\u0003\u0004 ${page} %PDF-1.7`)]);
    const drawn = await bytesOf(polyglot);
    expect(drawn.includes('script')).toBe(false);
    expect(drawn.includes('%PDF')).toBe(false);
    const metadata = await sharp(drawn).metadata();
    expect(metadata).toMatchObject({ format, width: 40, height: 40 });
    expect(metadata).not.toHaveProperty('exif');
  });

  it('turns a picture as its camera was held', async () => {
    const lying = sharp({ create: { width: 60, height: 20, channels: 3, background: 'red' } });
    const sent = await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(await bytesOf(sent)).metadata()).toMatchObject({ width: 20, height: 60 });
  });

  it.each<[PdfNature, string]>([
    ['active', 'FILE.PDF_ACTIVE'],
    ['protected', 'FILE.PDF_PROTECTED'],
    ['unreadable', 'FILE.UNREADABLE'],
  ])('refuses a PDF that is %s', async (found, code) => {
    nature = found;
    expect(await check(pdf())).toBe(code);
  });

  it('leaves a PDF as it is', async () => {
    expect(await bytesOf(pdf())).toEqual(pdf());
  });

  it('does not mind a wrong ending in the name', async () => {
    expect(await check(await picture().png().toBuffer(), 'ine.jpg')).toBe('image/png');
  });
});

async function half(content: Promise<Buffer>): Promise<Buffer> {
  const whole = await content;
  return whole.subarray(0, whole.length / 2);
}

describe('cleanFileName', () => {
  it.each([
    ['INE frente.pdf', 'INE frente.pdf'],
    ['Identificación Ñúñez (2).jpg', 'Identificación Ñúñez (2).jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\ine.pdf', 'ine.pdf'],
    ['..\\..\\ine.pdf', 'ine.pdf'],
    ['.htaccess', 'htaccess'],
    ['a"b\r\nSet-Cookie: x=1.pdf', 'abSet-Cookie x=1.pdf'],
    ['ine\u202efdp.exe', 'inefdp.exe'],
    ['ine.pdf\u0000.exe', 'ine.pdf.exe'],
    ['', 'archivo'],
    ['...', 'archivo'],
    ['/', 'archivo'],
    ['x'.repeat(300), 'x'.repeat(120)],
  ])('%j is kept as %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });
});
