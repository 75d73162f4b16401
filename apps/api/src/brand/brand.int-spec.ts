import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminBrand, type BrandLook, DEFAULT_LOOK, type PublicBrand } from '@flota/schemas';
import sharp from 'sharp';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40" width="200" height="40" onload="alert(1)"><script>alert(1)</script><image href="https://x.mx/a.png"/><path fill="#14532d" d="M0 0h200v40H0z"/></svg>',
);
const GREEN: BrandLook = {
  ...DEFAULT_LOOK,
  colours: { main: '#0b3d2e', action: '#1d70b8', accent: '#f4d35e' },
  fonts: { heading: 'montserrat', text: 'figtree' },
  radius: 10,
};

let api: TestApp;
let admin: SignedIn;
let content: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  [admin, content] = await Promise.all([api.signIn('admin'), api.signIn('content')]);
});
afterAll(() => api.close());

const read = async () => (await api.http.get('/api/admin/brand').set(content.headers).expect(200)).body as AdminBrand;
const save = async (look: BrandLook, status = 200) => {
  const { updatedAt } = await read();
  return (await api.http.put('/api/admin/brand/draft').set(content.headers).send({ look, updatedAt }).expect(status))
    .body as AdminBrand;
};
const publish = async () => {
  const { updatedAt } = await read();
  return (await api.http.post('/api/admin/brand/publish').set(admin.headers).send({ updatedAt }).expect(200))
    .body as AdminBrand;
};
const visible = async () => (await api.http.get('/api/brand').expect(200)).body as PublicBrand;
const send = (use: string, file: Buffer, name = 'logo.svg') =>
  api.http.post(`/api/admin/brand/pictures/${use}`).set(content.headers).attach('file', file, name);

describe('a look', () => {
  it('is seen by nobody until it is published, but by its preview', async () => {
    expect((await visible()).isDefault).toBe(true);
    const { previewToken } = await save(GREEN);
    expect(await visible()).toMatchObject({ isDefault: true, radius: 4 });
    const preview = await api.http.get(`/api/brand/drafts/${previewToken}`).expect(200);
    expect(preview.body).toMatchObject({ isDefault: false, radius: 10 });
    await api.http.get('/api/brand/drafts/otro').expect(404);

    const { previewToken: next, versions } = await publish();
    expect(await visible()).toMatchObject({ isDefault: false, radius: 10, fonts: GREEN.fonts });
    expect(versions[0]).toMatchObject({ number: 1, look: GREEN });
    expect(next).not.toBe(previewToken);
    await api.http.get(`/api/brand/drafts/${previewToken}`).expect(404);
    expect(await api.prisma.auditEntry.count({ where: { resource: 'brand', action: 'publish' } })).toBe(1);
  });

  it('comes back as the draft, and is published anew', async () => {
    await save({ ...GREEN, radius: 2 });
    await publish();
    const { updatedAt } = await read();
    const { body } = await api.http
      .post('/api/admin/brand/versions/1/restore')
      .set(content.headers)
      .send({ updatedAt })
      .expect(200);
    expect(body).toMatchObject({ draft: { radius: 10 }, published: { radius: 2 } });
    expect((await publish()).versions.map(({ look }) => look.radius)).toEqual([10, 2, 10]);
  });

  it('is not overwritten by who read an older one', async () => {
    const { updatedAt } = await read();
    await save({ ...GREEN, radius: 3 });
    const stale = { look: GREEN, updatedAt };
    await api.http.put('/api/admin/brand/draft').set(content.headers).send(stale).expect(409);
    await api.http.post('/api/admin/brand/publish').set(admin.headers).send({ updatedAt }).expect(409);
  });

  it.each([
    ['a colour', { colours: { ...GREEN.colours, main: 'red;}' } }, 'look.colours.main'],
    ['a picture that was never sent', { sign: `/brand/${'0'.repeat(64)}-40x40.svg` }, 'look.sign'],
    ['a picture from elsewhere', { sign: 'https://x.mx/a.svg' }, 'look.sign'],
    ['corners', { radius: 17 }, 'look.radius'],
  ])('is refused with %s that can not be', async (_, part, field) => {
    const body = await save({ ...GREEN, ...part }, 422);
    expect(body).toMatchObject({ errors: [expect.objectContaining({ field })] });
  });
});

describe('a picture', () => {
  it('in SVG keeps its shapes and nothing else', async () => {
    const { body } = await send('logo', LOGO).expect(201);
    const { path, width, height } = body as { path: string; width: number; height: number };
    expect([width, height]).toEqual([200, 40]);
    const { headers, body: svg } = await api.http.get(path).buffer(true).expect(200);
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(String(svg)).toContain('<path fill="#14532d"');
    expect(String(svg)).not.toMatch(/script|onload|https:\/\/x/);
    const png = await api.http.get(path.replace('/brand/', '/brand/raster/')).buffer(true).expect(200);
    expect((await sharp(png.body as Buffer).metadata()).format).toBe('png');
  });

  it.each([
    ['letters', '<svg xmlns="http://www.w3.org/2000/svg"><text>Flota</text></svg>', 422, 'FILE.SVG_TEXT'],
    ['no shape', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 422, 'FILE.UNREADABLE'],
    ['no picture', 'hola', 415, 'FILE.TYPE_REFUSED'],
    ['nothing', '', 422, 'FILE.UNREADABLE'],
  ])('with %s is refused', async (_, file, status, code) => {
    expect((await send('logo', Buffer.from(file)).expect(status)).body).toMatchObject({ code });
  });

  it('is square where icons are made of it', async () => {
    expect((await send('sign', LOGO).expect(422)).body).toMatchObject({ code: 'FILE.NOT_SQUARE' });
  });

  it('for shared links is as large as those ask', async () => {
    const photo = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    expect((await send('share', photo, 'foto.png').expect(201)).body).toMatchObject({ width: 1200, height: 630 });
  });
});

describe('icons', () => {
  it('and the manifest are those of the lender', async () => {
    const ico = await api.http.get('/favicon.ico').buffer(true).expect(200);
    expect([...(ico.body as Buffer).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
    const touch = await api.http.get('/apple-touch-icon.png').buffer(true).expect(200);
    expect(await sharp(touch.body as Buffer).metadata()).toMatchObject({ width: 180, height: 180, format: 'png' });
    const manifest = JSON.parse((await api.http.get('/manifest.webmanifest').buffer(true).expect(200)).text) as object;
    const { companyName } = (await api.http.get('/api/settings')).body as { companyName: string };
    expect(manifest).toMatchObject({ name: companyName, lang: 'es-MX' });
  });
});

it('previews a mail and a paper, in a frame of the backoffice', async () => {
  const { previewToken } = await save(GREEN);
  const mail = await api.http.get(`/vista-previa/${previewToken}/correo`).expect(200);
  expect(mail.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(mail.text).toContain('Montserrat');
  const paper = await api.http.get(`/vista-previa/${previewToken}/documento.pdf`).buffer(true).expect(200);
  expect((paper.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  await api.http.get('/vista-previa/otro/correo').expect(404);
});
