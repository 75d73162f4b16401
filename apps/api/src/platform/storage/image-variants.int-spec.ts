import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MEDIA_WIDTHS, type UploadedFile } from '@flota/schemas';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ImageVariants } from './image-variants.js';

let api: TestApp;
let editor: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  editor = await api.signIn('content');
});
afterAll(() => api.close());

async function picture(width: number, background: string): Promise<string> {
  const content = await sharp({ create: { width, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const { body } = await api.http.post('/api/admin/files').set(editor.headers).attach('file', content, 'a.png');
  return (body as UploadedFile).url;
}
const get = (url: string) => api.http.get(url).buffer(true);
const widthOf = async (body: unknown) => (await sharp(body as Buffer).metadata()).width;
const kept = async () => (await readdir(join(api.storageDir, 'variants')).catch(() => [])).sort();

describe('GET /media/{hash}/{width}', () => {
  it('answers the picture in that width, for good', async () => {
    const url = await picture(1_500, 'red');
    for (const width of MEDIA_WIDTHS) {
      const { body, headers } = await get(`${url}/${width}`).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await widthOf(body)).toBe(width);
    }
  });

  it('makes no picture wider than it is', async () => {
    expect(await widthOf((await get(`${await picture(600, 'green')}/800`).expect(200)).body)).toBe(600);
  });

  it('draws it once, also when several ask first, and keeps it', async () => {
    const url = await picture(1_000, 'blue');
    const files = await kept();
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${url}/480`).expect(200)));
    const [name = ''] = (await kept()).filter((file) => !files.includes(file));
    expect(await kept()).toHaveLength(files.length + 1);
    const path = join(api.storageDir, 'variants', name);
    const drawnAt = (await stat(path)).mtimeMs;
    const again = await get(`${url}/480`).expect(200);
    for (const { body } of answers) expect(again.body).toEqual(body);
    expect((await stat(path)).mtimeMs).toBe(drawnAt);
  });

  it('gives all who ask at once the same drawing', async () => {
    const hash = (await picture(1_000, 'purple')).slice('/media/'.length);
    const variants = api.app.get(ImageVariants);
    const [first, second] = await Promise.all([variants.open(hash, 800), variants.open(hash, 800)]);
    expect(first).not.toBeNull();
    expect(second).toBe(first);
  });

  it('answers a photo as mails show it, drawn once', async () => {
    const url = await picture(1_500, 'orange');
    const { body, headers } = await get(`${url}/cut/large-25-50`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get(`${url}/cut/large-25-50`).expect(200)).body).toEqual(body);
    await get(`${url}/cut/large-26-50`).expect(422);
    await get(`/media/${'0'.repeat(64)}/cut/small-0-0`).expect(404);
  });

  it.each(['0', '481', '1600', '480px', 'x', '-480', '4.8e2'])('refuses the width %s', async (width) => {
    await get(`/media/${'a'.repeat(64)}/${width}`).expect(422);
  });

  it('is 404 for what is not there, not public or no picture', async () => {
    const variant = async (name: string) => get(`/media/${name.repeat(64)}/480`).expect(404);
    await variant('0');
    await api.prisma.storedFile.create({
      data: { key: `private/${'1'.repeat(64)}`, visibility: 'private', contentType: 'image/webp', size: 1 },
    });
    await variant('1');
    const pdf = Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n');
    const { body } = await api.http.post('/api/admin/files').set(editor.headers).attach('file', pdf, 'a.pdf');
    await get(`${(body as UploadedFile).url}/480`).expect(404);
  });
});
