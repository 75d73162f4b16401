import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MAX_VIDEO_BYTES, type UploadedFile } from '@flota/schemas';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { mp4, mp4Track, WHERE_IT_WAS } from './mp4.fixture.js';

let api: TestApp;
let editor: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  editor = await api.signIn('content');
});
afterAll(() => api.close());

const upload = (content: Buffer) =>
  api.http.post('/api/admin/files').set(editor.headers).attach('file', content, 'entrega.mp4');
const taken = async (content = mp4()) => (await upload(content).expect(201)).body as UploadedFile;
const part = (url: string, range: string) => api.http.get(url).set('range', range).buffer(true);

it('is shown to everybody for good, without where it was taken', async () => {
  const video = await taken();
  expect(video).toMatchObject({
    contentType: 'video/mp4',
    url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/video\.mp4$/),
  });
  const { body, headers } = await api.http.get(video.url).buffer(true).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(mp4().length),
    'x-content-type-options': 'nosniff',
  });
  expect((body as Buffer).toString('latin1')).not.toContain(WHERE_IT_WAS);
});

it('is fetched by parts, as players do', async () => {
  const { url, size } = await taken();
  const all = (await api.http.get(url).buffer(true)).body as Buffer;
  const first = await part(url, 'bytes=0-9').expect(206);
  expect(first.body).toEqual(all.subarray(0, 10));
  expect(first.headers).toMatchObject({ 'content-range': `bytes 0-9/${size}`, 'content-length': '10' });
  expect((await part(url, 'bytes=-5').expect(206)).body).toEqual(all.subarray(-5));
  expect((await part(url, `bytes=${size}-`).expect(416)).headers).toMatchObject({ 'content-range': `bytes */${size}` });
  await part(url, 'bytes=a-b').expect(200);
});

it.each([
  ['HEVC', mp4({ tracks: [mp4Track('vide', 'hvc1')] }), 422, 'FILE.VIDEO_UNPLAYABLE'],
  ['half of one', mp4().subarray(0, 1_000), 422, 'FILE.VIDEO_UNREADABLE'],
  ['more than 25 MB', mp4({ pictures: Buffer.alloc(MAX_VIDEO_BYTES) }), 413, 'FILE.VIDEO_TOO_LARGE'],
])('is refused and leaves nothing behind: %s', async (_, content, status, code) => {
  const before = await api.prisma.storedFile.count();
  expect((await upload(content)).body).toMatchObject({ status, code });
  expect(await api.prisma.storedFile.count()).toBe(before);
});

it('as large as it may be is taken', async () => {
  const around = mp4({ pictures: Buffer.alloc(0) }).length;
  const video = await taken(mp4({ pictures: Buffer.alloc(MAX_VIDEO_BYTES - around) }));
  expect(video.size).toBe(MAX_VIDEO_BYTES);
});

it('is no picture, and a picture is no video', async () => {
  const { url } = await taken();
  await api.http.get(url.replace('/video.mp4', '/480')).expect(404);
  await api.http.get(`/media/${'0'.repeat(64)}/video.mp4`).expect(404);
  const key = `public/${'2'.repeat(64)}`;
  await api.prisma.storedFile.create({ data: { key, visibility: 'public', contentType: 'image/webp', size: 1 } });
  await api.http.get(`/media/${'2'.repeat(64)}/video.mp4`).expect(404);
});

it('goes into a banner, which takes none that was never uploaded', async () => {
  const { url } = await taken();
  const banner = {
    title: 'Entrega',
    subtitle: '',
    image: '/artwork/sierra',
    imageMobile: '/artwork/sierra-mobile',
    position: 1,
  };
  const create = (videoUrl: string) =>
    api.http
      .post('/api/admin/banners')
      .set(editor.headers)
      .send({ ...banner, videoUrl });
  expect((await create(url).expect(201)).body).toMatchObject({ videoUrl: url });
  expect((await create('https://video.example/entrega').expect(201)).body).toHaveProperty('videoUrl');
  expect((await create(`/media/${'0'.repeat(64)}/video.mp4`).expect(422)).body).toMatchObject({
    errors: [{ field: 'videoUrl', code: 'VIDEO.INVALID' }],
  });
});
