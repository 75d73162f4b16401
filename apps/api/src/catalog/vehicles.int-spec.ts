import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AdminVehicle, type Problem, type SavedQuote, vehiclesResponseSchema } from '@flota/schemas';
import { editRecord } from '../testing/edit-record.js';
import { c01 } from '../testing/quote-request.js';
import { refreshSearch } from '../testing/search.js';
import type { SignedIn } from '../testing/sign-in.js';
import { emptyAuditLog } from '../testing/audit-log.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;
let editor: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  editor = await api.signIn('content');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.vehicleModel.deleteMany({ where: { slug: MODEL } });
  await emptyAuditLog(api.prisma);
});

const MODEL = 'zarape-26';
const wished = {
  slug: MODEL,
  type: 'camion',
  brand: 'Zarape',
  name: 'Zarape 26',
  segment: 'Tractocamión clase 8',
  silhouette: 'tractor',
  versions: [
    { name: '6x4', price: '2450000' },
    { name: '4x2', price: '1980000.50' },
  ],
  position: 90,
};

const create = (body: object = wished) => api.http.post('/api/admin/vehicles').set(editor.headers).send(body);
const edit = (body: object) => editRecord(api, editor, `/api/admin/vehicles/${MODEL}`, body);
const made = async () => (await create().expect(201)).body as AdminVehicle;
const faults = (body: unknown) => (body as Problem).errors?.map(({ field, code }) => [field, code]);
const onOffer = async () => {
  const { body } = await api.http.get('/api/vehicles').expect(200);
  return vehiclesResponseSchema.parse(body).flatMap(({ models }) => models);
};
const offered = async () => (await onOffer()).find(({ slug }) => slug === MODEL);
const wishedQuote = (version: string) => ({ ...c01, vehicle: { type: 'camion', model: MODEL, version } });
const post = (version: string) => api.http.post('/api/quotes').send(wishedQuote(version));
const quoted = async (version: string) => (await post(version).expect(201)).body as SavedQuote;
const reopened = async ({ token }: SavedQuote) => (await api.http.get(`/api/quotes/${token}`).expect(200)).body;
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();

describe('a model that staff make', () => {
  it('is in the catalogue at once, and can be quoted', async () => {
    const before = await onOffer();
    expect((await made()).state).toBe('published');
    expect(await onOffer()).toHaveLength(before.length + 1);
    expect(await offered()).toEqual({
      slug: MODEL,
      type: 'camion',
      brand: 'Zarape',
      name: 'Zarape 26',
      segment: 'Tractocamión clase 8',
      silhouette: 'tractor',
      versions: [
        { slug: '6x4', name: '6x4', price: '2450000.00' },
        { slug: '4x2', name: '4x2', price: '1980000.50' },
      ],
    });
    expect((await quoted('4x2')).vehicle).toMatchObject({ versionName: '4x2', price: '1980000.50' });
  });

  it('waits for its day', async () => {
    await create({ ...wished, publishedFrom: new Date(Date.now() + 86_400_000).toISOString() }).expect(201);
    expect(await offered()).toBeUndefined();
    expect(faults((await post('6x4').expect(422)).body)).toEqual([['vehicle.model', 'VEHICLE.UNKNOWN']]);
  });

  it('gives versions a slug of their name, each its own', async () => {
    const versions = ['6x4 +', '6x4 −', '!'].map((name) => ({ name, price: '1000000' }));
    const { body } = await create({ ...wished, versions }).expect(201);
    expect((body as AdminVehicle).versions.map(({ slug }) => slug)).toEqual(['6x4', '6x4-2', 'version']);
  });
});

describe('a model that staff change', () => {
  it('is quoted at its new price, and an old quote keeps its figures', async () => {
    const { versions } = await made();
    const old = await quoted('6x4');
    await edit({ versions: versions.map((version) => ({ ...version, price: '2600000.00' })) }).expect(200);
    const dearer = await quoted('6x4');
    expect(dearer.vehicle.price).toBe('2600000.00');
    expect(Number(dearer.fleet.monthlyPayment)).toBeGreaterThan(Number(old.fleet.monthlyPayment));
    expect(await reopened(old)).toEqual(old);
  });

  it('keeps each version under its slug, whatever its name and place', async () => {
    const { versions } = await made();
    const ids = async () => {
      const rows = await api.prisma.vehicleVersion.findMany({ where: { model: { slug: MODEL } } });
      return Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
    };
    const before = await ids();
    const [first, second] = versions;
    await edit({ versions: [second, { ...first, name: '6x4 reforzado' }] }).expect(200);
    expect((await offered())?.versions.map(({ slug, name }) => [slug, name])).toEqual([
      ['4x2', '4x2'],
      ['6x4', '6x4 reforzado'],
    ]);
    expect(await ids()).toEqual(before);
  });

  it('loses a version, and its quotes stay', async () => {
    const { versions } = await made();
    const old = await quoted('4x2');
    await edit({ versions: versions.slice(0, 1) }).expect(200);
    expect((await offered())?.versions.map(({ slug }) => slug)).toEqual(['6x4']);
    expect(faults((await post('4x2').expect(422)).body)).toEqual([['vehicle.version', 'VEHICLE.UNKNOWN']]);
    expect(await reopened(old)).toEqual(old);
  });

  it('is audited with the versions it had', async () => {
    const { versions } = await made();
    await edit({ versions: versions.slice(0, 1) }).expect(200);
    const [entry] = await api.prisma.auditEntry.findMany({ where: { action: 'edit', recordId: MODEL } });
    expect(entry?.changes).toEqual({ versions: { from: versions, to: versions.slice(0, 1) } });
  });
});

describe('a model that staff retire', () => {
  it('is gone from catalogue, quotes and search, and its old quotes still open', async () => {
    await made();
    const old = await quoted('6x4');
    const search = async () => {
      await refreshSearch(api);
      return Object.keys((await api.http.get('/api/search').query({ phrase: 'zarape' }).expect(200)).body as object);
    };
    expect(await search()).toEqual(['Vehículos']);
    expect((await edit({ publishedUntil: yesterday() }).expect(200)).body).toMatchObject({ state: 'ended' });
    expect(await offered()).toBeUndefined();
    expect(await search()).toEqual([]);
    expect(faults((await post('6x4').expect(422)).body)).toEqual([['vehicle.model', 'VEHICLE.UNKNOWN']]);
    expect(await reopened(old)).toEqual(old);
    await edit({ publishedUntil: null }).expect(200);
    expect(await offered()).toBeDefined();
  });

  it('is not deleted, by nobody', async () => {
    await made();
    const admin = await api.signIn('admin');
    await api.http.delete(`/api/admin/vehicles/${MODEL}`).set(admin.headers).expect(403);
  });
});

describe('a version', () => {
  const one = { name: '6x4', price: '100' };

  it.each([
    ['no name', [{ ...one, name: ' ' }], 'versions.0.name', 'TEXT.REQUIRED'],
    ['a name twice', [one, { ...one, name: ' 6X4' }], 'versions.1.name', 'VERSION.TAKEN'],
    [
      'a slug twice',
      [
        { ...one, slug: 'a' },
        { ...one, name: 'B', slug: 'a' },
      ],
      'versions.1.slug',
      'SLUG.TAKEN',
    ],
    ['no price', [{ name: '6x4' }], 'versions.0.price', 'PRICE.REQUIRED'],
    ['a price in words', [{ ...one, price: 'mucho' }], 'versions.0.price', 'PRICE.INVALID'],
    ['three decimals', [{ ...one, price: '100.001' }], 'versions.0.price', 'PRICE.INVALID'],
    ['a price of nothing', [{ ...one, price: '0.00' }], 'versions.0.price', 'PRICE.OUT_OF_RANGE'],
    ['a price of a thousand millions', [{ ...one, price: '1000000000' }], 'versions.0.price', 'PRICE.OUT_OF_RANGE'],
  ])('with %s is refused', async (_what, versions, field, code) => {
    expect(faults((await create({ ...wished, versions }).expect(422)).body)).toEqual([[field, code]]);
    expect(await api.prisma.vehicleModel.count({ where: { slug: MODEL } })).toBe(0);
  });
});

describe('models in the backoffice', () => {
  it('are found by type and by their words, in the order of the catalogue', async () => {
    await made();
    const list = async (filter: object) => {
      const query = { filter: JSON.stringify(filter), perPage: 100 };
      const { body } = await api.http.get('/api/admin/vehicles').query(query).set(editor.headers).expect(200);
      return (body as { data: AdminVehicle[] }).data.map(({ id }) => id);
    };
    expect(await list({ type: 'camion', q: 'zarape' })).toEqual([MODEL]);
    expect(await list({ type: 'autobus', q: 'zarape' })).toEqual([]);
    const trucks = (await onOffer()).filter(({ type }) => type === 'camion').map(({ slug }) => slug);
    expect(await list({ type: 'camion' })).toEqual(trucks);
  });
});
