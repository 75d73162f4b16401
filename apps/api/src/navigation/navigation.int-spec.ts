import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AdminNavigation,
  type AdminNavigations,
  DEFAULT_NAVIGATION,
  type Navigation,
  type NavigationKind,
  type Problem,
  type PublicNavigation,
  shownNavigation,
} from '@flota/schemas';
import { eventually } from '../testing/eventually.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const OWN: Navigation = {
  menu: [
    { kind: 'destination', destination: 'news', label: 'Avisos de {empresa}', hidden: false },
    { kind: 'destination', destination: 'calculator', label: null, hidden: true },
    { kind: 'link', label: 'Blog', url: 'https://blog.financiera.mx/', hidden: false },
  ],
  footer: [
    {
      name: null,
      title: 'Legales',
      entries: [{ kind: 'destination', destination: 'privacy', label: null, hidden: false }],
    },
  ],
};
const PRODUCTS_OWN = shownNavigation(DEFAULT_NAVIGATION);

let api: TestApp;
let content: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  content = await api.signIn('content');
});
afterEach(async () => {
  await api.prisma.navigation.deleteMany();
});
afterAll(() => api.close());

const list = async () =>
  (await api.http.get('/api/admin/navigation').set(content.headers).expect(200)).body as AdminNavigations;
const of = async (kind: NavigationKind) => (await list()).kinds.find((each) => each.kind === kind);
const put = (navigation: unknown, updatedAt: string | null = null, kind = 'site') =>
  api.http.put(`/api/admin/navigation/${kind}`).set(content.headers).send({ navigation, updatedAt });
const write = async (navigation: Navigation, updatedAt: string | null = null) =>
  (await put(navigation, updatedAt).expect(200)).body as AdminNavigation;
const reset = (updatedAt: string | null) =>
  api.http
    .delete('/api/admin/navigation/site')
    .query({ updatedAt: updatedAt ?? '' })
    .set(content.headers);
const published = async () => (await api.http.get('/api/navigation').expect(200)).body as PublicNavigation;

it("is the product's own until somebody changes it, and then no row is kept of it", async () => {
  const { kinds, labels } = await list();
  expect(labels).toMatchObject({ menu: { plans: 'Planes de financiamiento' }, footer: { contact: 'Contáctanos' } });
  expect(kinds).toEqual(
    ['site', 'account'].map((kind) => ({ kind, navigation: DEFAULT_NAVIGATION, updatedAt: null, updatedBy: null })),
  );
  expect(await published()).toEqual({ site: PRODUCTS_OWN, account: PRODUCTS_OWN });
  expect(await api.prisma.navigation.count()).toBe(0);
});

it('is what staff want of one kind of page, with the name of the lender, and undone', async () => {
  const { value } = await api.prisma.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
  const { companyName } = value as { companyName: string };
  const written = await write(OWN);
  expect(written).toMatchObject({ kind: 'site', navigation: OWN, updatedBy: expect.any(String) });
  expect(await of('site')).toEqual(written);
  const shown = await eventually(published, ({ site }) => site.menu.length === 2, 2_000);
  expect(shown.site).toEqual({
    menu: [
      { kind: 'destination', destination: 'news', label: `Avisos de ${companyName}` },
      { kind: 'link', label: 'Blog', url: 'https://blog.financiera.mx/' },
    ],
    footer: [{ name: null, title: 'Legales', entries: [{ kind: 'destination', destination: 'privacy', label: null }] }],
  });
  expect(shown.account).toEqual(PRODUCTS_OWN);

  const { body } = await reset(written.updatedAt).expect(200);
  expect(body).toEqual({ kind: 'site', navigation: DEFAULT_NAVIGATION, updatedAt: null, updatedBy: null });
  expect(await api.prisma.navigation.count()).toBe(0);
  await eventually(published, ({ site }) => site.menu.length === PRODUCTS_OWN.menu.length, 2_000);
});

describe('who read an older one', () => {
  it('overwrites nothing and takes nothing back', async () => {
    const { updatedAt } = await write(OWN);
    await put(DEFAULT_NAVIGATION).expect(409);
    const later = await write({ ...OWN, menu: [] }, updatedAt);
    await put(OWN, updatedAt).expect(409);
    await reset(updatedAt).expect(409);
    await reset(null).expect(422);
    expect(await of('site')).toEqual(later);
    await reset(later.updatedAt).expect(200);
    await reset(later.updatedAt).expect(409);
  });

  it('is one of two who change it at the same time', async () => {
    const answers = await Promise.all([put(OWN), put({ ...OWN, menu: [] })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('is told of in the audit log, with what it was before', async () => {
  const where = { resource: 'navigation', action: 'edit', recordId: 'site' };
  const before = await api.prisma.auditEntry.count({ where });
  const { updatedAt } = await write({ ...DEFAULT_NAVIGATION, menu: [] });
  await reset(updatedAt).expect(200);
  const entries = await api.prisma.auditEntry.findMany({ where, orderBy: { id: 'asc' }, skip: before });
  expect(entries.map(({ changes }) => changes)).toEqual([
    { menu: { from: DEFAULT_NAVIGATION.menu, to: [] } },
    { menu: { from: [], to: DEFAULT_NAVIGATION.menu } },
  ]);
});

it.each([
  ['a footer without the privacy notice', { ...OWN, footer: [] }, 'navigation.footer', 'NAVIGATION.PRIVACY_REQUIRED'],
  [
    'a link into the backoffice',
    { ...OWN, menu: [{ kind: 'link', label: 'Entrar', url: '/admin', hidden: false }] },
    'navigation.menu.0.url',
    'NAVIGATION.URL_INVALID',
  ],
  [
    'a place that nobody knows',
    { ...OWN, menu: [{ kind: 'destination', destination: 'casino' }] },
    'navigation.menu.0.destination',
    'CHOICE.INVALID',
  ],
])('can not have %s', async (_, navigation, field, code) => {
  const { errors } = (await put(navigation).expect(422)).body as Problem;
  expect(errors).toEqual([{ field, code }]);
  expect(await api.prisma.navigation.count()).toBe(0);
});

it('is of the kinds there are', async () => {
  await put(OWN, null, 'mail').expect(422);
});

it("is the product's own where what is stored can't be read, and can be written anew", async () => {
  const { updatedAt } = await api.prisma.navigation.create({
    data: {
      kind: 'site',
      value: { menu: [{ kind: 'destination', destination: 'of-a-later-release' }] },
      updatedBy: 'Ana',
    },
  });
  expect((await published()).site).toEqual(PRODUCTS_OWN);
  expect(await of('site')).toMatchObject({ navigation: DEFAULT_NAVIGATION, updatedAt: updatedAt.toISOString() });
  await write(OWN, updatedAt.toISOString());
});
