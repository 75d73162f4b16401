import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UploadedFile } from '@flota/schemas';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let editor: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  editor = await api.signIn('content');
});
afterAll(() => api.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8102e' } });
const post = () => api.http.post('/api/admin/files').set(editor.headers);
const upload = (content: Buffer, filename: string, field = 'file') => post().attach(field, content, filename);
const storedFiles = async () =>
  (await readdir(api.storageDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('an uploaded picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'is taken as %s, drawn anew and shown to everybody for good',
    async (format) => {
      const original = await picture(2_000, 10)
        .toFormat(format)
        .withExif({ IFD0: { Copyright: 'Secreto' } })
        .toBuffer();
      const file = (await upload(original, 'foto.bin').expect(201)).body as UploadedFile;
      expect(file).toMatchObject({ contentType: 'image/webp', url: expect.stringMatching(/^\/media\/[0-9a-f]{64}$/) });

      const { body, headers } = await api.http.get(file.url).buffer(true).expect(200);
      const shown = body as Buffer;
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(file.size),
        'x-content-type-options': 'nosniff',
      });
      expect(createHash('sha256').update(shown).digest('hex')).toBe(file.url.slice('/media/'.length));
      const metadata = await sharp(shown).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 1_600 });
      expect(metadata).not.toHaveProperty('exif');
    },
  );

  it('is kept once, however often it comes', async () => {
    const original = await picture(33, 33).png().toBuffer();
    const first = await upload(original, 'a.png').expect(201);
    const second = await upload(original, 'b.png').expect(201);
    expect(second.body).toEqual(first.body);
  });

  it('goes into an alert, and from there to the visitors', async () => {
    const file = (await upload(await picture(20, 20).png().toBuffer(), 'a.png').expect(201)).body as UploadedFile;
    const alert = { title: 'Con imagen', description: 'Hola', image: file.url };
    const { body } = await api.http.post('/api/admin/alerts').set(editor.headers).send(alert).expect(201);
    expect(body).toMatchObject({ image: file.url });
    expect((await api.http.post('/api/alert').send({}).expect(200)).body).toMatchObject({ imgBack: file.url });
  });
});

describe('an upload is refused and leaves nothing behind', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const cases: Record<string, { send: () => Promise<unknown>; status: number; code: string }> = {
    'text called .png': {
      send: async () => upload(Buffer.from('no soy una imagen'), 'a.png'),
      status: 415,
      code: 'FILE.TYPE_REFUSED',
    },
    'a drawing with scripts (SVG)': {
      send: async () => upload(Buffer.from(svg), 'a.svg'),
      status: 415,
      code: 'FILE.TYPE_REFUSED',
    },
    'an SVG called .png': {
      send: async () => upload(Buffer.from(svg), 'a.png'),
      status: 415,
      code: 'FILE.TYPE_REFUSED',
    },
    'a GIF': {
      send: async () => upload(await picture(9, 9).gif().toBuffer(), 'a.gif'),
      status: 415,
      code: 'FILE.TYPE_REFUSED',
    },
    'an empty file': { send: async () => upload(Buffer.alloc(0), 'a.png'), status: 415, code: 'FILE.TYPE_REFUSED' },
    'the first half of a picture': {
      send: async () => {
        const noise = await sharp({
          create: {
            width: 300,
            height: 300,
            channels: 3,
            background: 'red',
            noise: { type: 'gaussian', mean: 128, sigma: 60 },
          },
        })
          .png()
          .toBuffer();
        return upload(noise.subarray(0, noise.length / 2), 'a.png');
      },
      status: 422,
      code: 'FILE.UNREADABLE',
    },
    'more than 5 MiB': {
      send: async () => upload(Buffer.alloc(5 * 1024 * 1024 + 1, 1), 'a.png'),
      status: 413,
      code: 'FILE.TOO_LARGE',
    },
    'a few kilobytes that unpack to a hundred million points': {
      send: async () => upload(await picture(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer(), 'a.png'),
      status: 422,
      code: 'FILE.UNREADABLE',
    },
    'no file': { send: async () => post().field('name', 'x'), status: 422, code: 'REQUEST.INVALID' },
    'a file in another field': {
      send: async () => upload(await picture(9, 9).png().toBuffer(), 'a.png', 'photo'),
      status: 422,
      code: 'REQUEST.INVALID',
    },
    JSON: { send: async () => post().send({ file: 'x' }), status: 415, code: 'REQUEST.UNSUPPORTED_MEDIA_TYPE' },
    'a form that breaks off': {
      send: async () =>
        post()
          .set('content-type', 'multipart/form-data; boundary=x')
          .send('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'),
      status: 400,
      code: 'REQUEST.MALFORMED',
    },
    'a form without a boundary': {
      send: async () => post().set('content-type', 'multipart/form-data').send('x'),
      status: 400,
      code: 'REQUEST.MALFORMED',
    },
  };

  it.each(Object.keys(cases))('%s', async (name) => {
    const { send, status, code } = cases[name] ?? { send: async () => ({}), status: 0, code: '' };
    const before = { rows: await api.prisma.storedFile.count(), files: (await storedFiles()).length };
    const answer = (await send()) as { status: number; body: unknown };
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status,
      body: { status, code, correlationId: expect.any(String) },
    });
    expect({ rows: await api.prisma.storedFile.count(), files: (await storedFiles()).length }).toEqual(before);
  });
});

describe('GET /media/{hash}', () => {
  it('is 404 for what is not there, and for what is not public', async () => {
    await api.http.get(`/media/${'0'.repeat(64)}`).expect(404);
    const key = `private/${'1'.repeat(64)}`;
    await api.prisma.storedFile.create({
      data: { key, visibility: 'private', contentType: 'application/pdf', size: 1 },
    });
    await api.http.get(`/media/${'1'.repeat(64)}`).expect(404);
  });

  it.each(['x', '..%2f..%2fetc%2fpasswd', '%2e%2e%2fprivate%2fx', '0'.repeat(63), 'A'.repeat(64)])(
    'refuses %s',
    async (hash) => {
      const { status } = await api.http.get(`/media/${hash}`);
      expect([400, 404, 422]).toContain(status);
    },
  );
});
