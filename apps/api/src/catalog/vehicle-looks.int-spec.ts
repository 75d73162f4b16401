import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AdminVehicle,
  EMPTY_SPEC,
  type Problem,
  type SavedQuote,
  type UploadedFile,
  vehicleDetailSchema,
  vehiclesResponseSchema,
} from '@flota/schemas';
import sharp from 'sharp';
import { extractImages, getDocumentProxy } from 'unpdf';
import { editRecord } from '../testing/edit-record.js';
import { c01 } from '../testing/quote-request.js';
import { refreshSearch } from '../testing/search.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;
let editor: SignedIn;
let red: string;
let green: string;
let brochureId: string;

const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';

async function upload(content: Buffer, name: string): Promise<UploadedFile> {
  const sent = api.http.post('/api/admin/files').set(editor.headers).attach('file', content, name);
  return (await sent.expect(201)).body as UploadedFile;
}
const picture = async (background: string) => {
  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  return (await upload(content, 'a.png')).url;
};

beforeAll(async () => {
  api = await startTestApp();
  editor = await api.signIn('content');
  red = await picture('red');
  green = await picture('green');
  brochureId = (await upload(Buffer.from(PDF), 'a.pdf')).id;
});
afterAll(() => api.close());
beforeEach(() => api.prisma.vehicleModel.deleteMany({ where: { slug: MODEL } }));

const MODEL = 'sarape-30';
const front = () => ({ image: red, alt: 'De frente', focus: { x: 20, y: 70 } });
const side = () => ({ image: green, alt: 'De lado', focus: { x: 50, y: 50 } });
const spec = {
  powerHp: 333,
  torqueNm: 2_508,
  axles: '6x4',
  emissions: 'Euro VI',
  rows: [{ label: 'Tanque', value: '380 L' }],
};
const wished = () => ({
  slug: MODEL,
  type: 'camion',
  brand: 'Sarape',
  name: 'Sarape 30',
  segment: 'Camión',
  silhouette: 'medium-truck',
  photos: [front(), side()],
  spec,
  brochureId,
  versions: [
    { name: 'Caja', price: '1000000' },
    { name: 'Volteo', price: '2000000', silhouette: 'vocational-truck', spec: { powerHp: 400 } },
  ],
  position: 91,
});

const create = (body: object) => api.http.post('/api/admin/vehicles').set(editor.headers).send(body);
const edit = (body: object) => editRecord(api, editor, `/api/admin/vehicles/${MODEL}`, body);
const faults = (body: unknown) => (body as Problem).errors?.map(({ field, code }) => [field, code]);
const detail = async () => vehicleDetailSchema.parse((await api.http.get(`/api/vehicles/${MODEL}`).expect(200)).body);
const listed = async () => {
  const types = vehiclesResponseSchema.parse((await api.http.get('/api/vehicles').expect(200)).body);
  return types.flatMap(({ models }) => models).find(({ slug }) => slug === MODEL);
};
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

describe('a model with photos, sheet and brochure', () => {
  it('tells visitors all of it, its versions what they have of it and what is their own', async () => {
    await create(wished()).expect(201);
    const { photos, spec: told, brochure, versions } = await detail();
    expect(photos).toEqual([front(), side()]);
    expect(told).toEqual({ ...EMPTY_SPEC, ...spec });
    expect(brochure).toEqual({ url: `/api/vehicles/${MODEL}/brochure`, size: PDF.length });
    expect(versions).toMatchObject([
      { slug: 'caja', photos: [], spec: told, brochure: null },
      { slug: 'volteo', silhouette: 'vocational-truck', spec: { ...told, powerHp: 400 } },
    ]);
  });

  it('is in the list by its first photo, without what only its page shows', async () => {
    await create(wished()).expect(201);
    const model = await listed();
    expect(model?.photos).toEqual([front()]);
    expect(Object.keys(model?.versions[1] ?? {})).toEqual(['slug', 'name', 'price', 'silhouette']);
  });

  it('comes back to staff as they wrote it, in the order they changed it to', async () => {
    const made = (await create(wished()).expect(201)).body as AdminVehicle;
    expect(made).toMatchObject({ photos: [front(), side()], spec, brochureId });
    expect(made.versions[1]).toMatchObject({ silhouette: 'vocational-truck', spec: { powerHp: 400, axles: null } });
    await edit({ photos: [side(), front()] }).expect(200);
    expect((await detail()).photos).toEqual([side(), front()]);
    await edit({ photos: [], brochureId: null }).expect(200);
    expect(await detail()).toMatchObject({ photos: [], brochure: null, spec });
  });

  it('is quoted with what it looks like, and the quote keeps it', async () => {
    await create(wished()).expect(201);
    const quoted = async (version: string) => {
      const vehicle = { type: 'camion', model: MODEL, version };
      return (
        await api.http
          .post('/api/quotes')
          .send({ ...c01, vehicle })
          .expect(201)
      ).body as SavedQuote;
    };
    const quote = await quoted('caja');
    expect(quote.vehicle).toMatchObject({ silhouette: 'medium-truck', photo: front() });
    // Another body: the model's photos would show the wrong truck.
    const other = await quoted('volteo');
    expect(other.vehicle.silhouette).toBe('vocational-truck');
    expect(other.vehicle).not.toHaveProperty('photo');
    await edit({ photos: [] }).expect(200);
    const reopened = (await api.http.get(`/api/quotes/${quote.token}`).expect(200)).body as SavedQuote;
    expect(reopened.vehicle.photo).toEqual(front());
  });

  it('has its photo in the PDF of the quote, and the drawing once that photo is gone', async () => {
    await create(wished()).expect(201);
    const asked = { ...c01, vehicle: { type: 'camion', model: MODEL, version: 'caja' } };
    const { token } = (await api.http.post('/api/quotes').send(asked).expect(201)).body as SavedQuote;
    const photosOf = async () => {
      const { body } = await api.http.get(`/api/quotes/${token}/pdf`).buffer(true).expect(200);
      const images = await extractImages(await getDocumentProxy(new Uint8Array(body as Buffer)), 1);
      return images.map(({ width, height }) => [width, height]);
    };
    expect(await photosOf()).toEqual([[720, 400]]);
    const { vehicle } = await api.prisma.quote.findUniqueOrThrow({ where: { token } });
    const photo = { ...front(), image: `/media/${'0'.repeat(64)}` };
    await api.prisma.quote.update({ where: { token }, data: { vehicle: { ...(vehicle as object), photo } } });
    expect(await photosOf()).toEqual([]);
  });

  it.each(['333 hp', 'euro vi', 'tanque'])('is found by %s', async (phrase) => {
    await create(wished()).expect(201);
    await refreshSearch(api);
    const { body } = await api.http.get('/api/search').query({ phrase }).expect(200);
    expect(JSON.stringify(body)).toContain(`/vehiculos/${MODEL}`);
  });
});

describe('what is not published', () => {
  it('has no page and no brochure', async () => {
    await create({ ...wished(), publishedFrom: tomorrow() }).expect(201);
    await api.http.get(`/api/vehicles/${MODEL}`).expect(404);
    await api.http.get(`/api/vehicles/${MODEL}/brochure`).expect(404);
    expect(await listed()).toBeUndefined();
  });
});

describe('a brochure', () => {
  const brochure = (version?: string) => api.http.get(`/api/vehicles/${MODEL}/brochure`).query({ version });

  it('is shown by the browser under the vehicle’s name, and not sent twice', async () => {
    await create(wished()).expect(201);
    const { body, headers } = await brochure().buffer(true).expect(200);
    expect((body as Buffer).toString()).toBe(PDF);
    expect(headers['content-disposition']).toBe(
      `inline; filename="${MODEL}.pdf"; filename*=UTF-8''Sarape%20Sarape%2030.pdf`,
    );
    await api.http.get(`/api/vehicles/${MODEL}/brochure`).set('if-none-match', String(headers.etag)).expect(304);
  });

  it('is the version’s own where it has one, and nothing where it has none', async () => {
    const [box, tipper] = wished().versions;
    await create({ ...wished(), brochureId: null, versions: [{ ...box, brochureId }, tipper] }).expect(201);
    await brochure('caja').expect(200);
    await brochure('volteo').expect(404);
    await brochure('nada').expect(404);
    await brochure().expect(404);
    await brochure('No Es Un Nombre').expect(422);
  });
});

describe('refused', () => {
  const unknown = `/media/${'0'.repeat(64)}`;
  it.each<[string, () => object, string, string]>([
    ['a photo without words', () => ({ photos: [{ ...front(), alt: ' ' }] }), 'photos.0.alt', 'TEXT.REQUIRED'],
    [
      'a photo that is no upload',
      () => ({ photos: [front(), { ...front(), image: unknown }] }),
      'photos.1.image',
      'IMAGE.INVALID',
    ],
    [
      'a focal point outside',
      () => ({ photos: [{ ...front(), focus: { x: 101, y: 0 } }] }),
      'photos.0.focus.x',
      'PERCENT.OUT_OF_RANGE',
    ],
    ['thirteen photos', () => ({ photos: Array.from({ length: 13 }, front) }), 'photos', 'LIST.TOO_LONG'],
    [
      'an unknown brochure',
      () => ({ brochureId: '0199b7a0-0000-7000-8000-000000000000' }),
      'brochureId',
      'FILE.INVALID',
    ],
    ['axles in words', () => ({ spec: { axles: 'seis' } }), 'spec.axles', 'AXLES.INVALID'],
    ['no power at all', () => ({ spec: { powerHp: 0 } }), 'spec.powerHp', 'NUMBER.INVALID'],
    ['half a horse', () => ({ spec: { powerHp: 1.5 } }), 'spec.powerHp', 'NUMBER.INVALID'],
    ['a fuel of one’s own', () => ({ spec: { energy: 'Carbón' } }), 'spec.energy', 'CHOICE.UNKNOWN'],
    [
      'a row without a value',
      () => ({ spec: { rows: [{ label: 'Tanque', value: '' }] } }),
      'spec.rows.0.value',
      'TEXT.REQUIRED',
    ],
    [
      'a version’s photo that is no upload',
      () => ({ versions: [{ name: 'Caja', price: '1', photos: [{ ...front(), image: unknown }] }] }),
      'versions.0.photos.0.image',
      'IMAGE.INVALID',
    ],
  ])('%s', async (_what, change, field, code) => {
    expect(faults((await create({ ...wished(), ...change() }).expect(422)).body)).toEqual([[field, code]]);
    expect(await api.prisma.vehicleModel.count({ where: { slug: MODEL } })).toBe(0);
  });

  it('a picture as a brochure', async () => {
    const { id } = await upload(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'blue' } })
        .png()
        .toBuffer(),
      'b.png',
    );
    expect(faults((await create({ ...wished(), brochureId: id }).expect(422)).body)).toEqual([
      ['brochureId', 'FILE.INVALID'],
    ]);
  });
});
