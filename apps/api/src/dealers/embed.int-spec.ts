import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDistributor } from '@flota/prisma/seed';
import { c01 } from '../testing/quote-request.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const ORIGINS = ['https://www.norte.mx'];

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const dealer = (changes: object = {}) =>
  createDistributor(api.prisma, { embedded: true, embedOrigins: ORIGINS, ...changes });

it('tells whose site shows the calculator, and which sites those are', async () => {
  const { slug, name } = await dealer();
  const { body } = await api.http.get(`/api/embed/${slug}`).expect(200);
  expect(body).toEqual({ slug, name, logo: null, origins: ORIGINS });
});

it.each([
  ['is not let to', { embedded: false }],
  ['is not on the site', { active: false }],
  ['has no site', { embedOrigins: [] }],
])('knows no distributor who %s', async (_why, changes) => {
  const { slug } = await dealer(changes);
  await api.http.get(`/api/embed/${slug}`).expect(404);
});

it('hands out its script to pages of other sites', async () => {
  const { text, headers } = await api.http.get('/embed.js').expect(200);
  expect(text).toContain('flota:height');
  expect(headers['content-type']).toContain('javascript');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

it.each([
  ['of a distributor who may show it', {}, 'embed'],
  ['of one who may not', { embedded: false }, 'site'],
])('notes where a quote %s was made', async (_whose, changes, channel) => {
  const { slug } = await dealer(changes);
  const sent = { ...c01, distributor: slug, channel: 'embed' };
  const { body } = await api.http.post('/api/quotes').send(sent).expect(201);
  const { token } = body as { token: string };
  expect(await api.prisma.quote.findUnique({ where: { token } })).toMatchObject({ distributorSlug: slug, channel });
});

it('notes no channel without a distributor', async () => {
  const { body } = await api.http
    .post('/api/quotes')
    .send({ ...c01, channel: 'embed' })
    .expect(201);
  const { token } = body as { token: string };
  expect(await api.prisma.quote.findUnique({ where: { token } })).toMatchObject({ channel: 'site' });
});
