import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UploadedFile } from '@flota/schemas';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let editor: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  editor = await api.signIn('content');
});
afterAll(() => api.close());

const MEGABYTE = 1024 * 1024;
const upload = (content: Buffer | string) =>
  api.http.post('/api/admin/files').set(editor.headers).attach('file', Buffer.from(content), 'solicitud.bin');

const pdf = ({ header = '%PDF-1.7', trailer = '', filling = 0 } = {}) =>
  [
    header,
    '1 0 obj << /Type /Catalog >> endobj',
    `% ${'x'.repeat(filling)}`,
    `trailer << /Root 1 0 R ${trailer} >>`,
    'startxref\n9\n%%EOF\n',
  ].join('\n');

describe('an uploaded PDF', () => {
  it('is kept as it is and shown to everybody for good', async () => {
    const file = (await upload(pdf()).expect(201)).body as UploadedFile;
    expect(file).toMatchObject({ contentType: 'application/pdf', size: pdf().length });
    const { body, headers } = await api.http.get(file.url).buffer(true).expect(200);
    expect((body as Buffer).toString()).toBe(pdf());
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('may be larger than a picture', async () => {
    await upload(pdf({ filling: 9 * MEGABYTE })).expect(201);
  });

  it.each<[string, string, number, string]>([
    ['larger than 10 MB', pdf({ filling: 10 * MEGABYTE }), 413, 'FILE.PDF_TOO_LARGE'],
    ['of an unknown version', pdf({ header: '%PDF-x' }), 422, 'FILE.PDF_UNREADABLE'],
    ['that breaks off', pdf().slice(0, -12), 422, 'FILE.PDF_UNREADABLE'],
    ['that is protected', pdf({ trailer: '/Encrypt 5 0 R' }), 422, 'FILE.PDF_PROTECTED'],
    ['that says in the trailer how it is protected', pdf({ trailer: '/Encrypt<< /V 4 >>' }), 422, 'FILE.PDF_PROTECTED'],
    ['with something before its header', ` ${pdf()}`, 415, 'FILE.TYPE_REFUSED'],
  ])('is refused when it is one %s', async (_what, content, status, code) => {
    const before = await api.prisma.storedFile.count();
    const answer = await upload(content);
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { code } });
    expect(await api.prisma.storedFile.count()).toBe(before);
  });
});
