import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import supertest from 'supertest';
import { ApiModule } from '../api.module.js';
import { ContentVersion } from '../platform/content-version/content-version.js';
import { createApp } from '../platform/http/create-app.js';
import { publishedRoutes } from '../platform/http/published.js';
import { eventually } from '../testing/eventually.js';
import type { Http } from '../testing/http.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { readyContent } from './ready-content.js';

interface Instance {
  http: Http;
  origin: string;
  /** What came as far as the routes. */
  passedOn: string[];
  close: () => Promise<void>;
}

/** What is kept is made anew after ten seconds anyway. */
const SOONER_THAN_BY_AGE_MS = 4_000;

let api: TestApp;
let second: NestFastifyApplication;
let instances: [Instance, Instance];

beforeAll(async () => {
  api = await startTestApp();
  // On the same database: the environment is still the first one's.
  second = await createApp(ApiModule);
  await second.init();
  await second.getHttpAdapter().getInstance().ready();
  instances = [await inFront(api.app), await inFront(second)];
});
afterAll(async () => {
  for (const instance of instances) await instance.close();
  await second.close();
  await api.close();
});

/** A server of the application with its content as bytes, as `hostWeb` makes it. */
async function inFront(app: NestFastifyApplication): Promise<Instance> {
  const content = readyContent(app);
  await app.get(ContentVersion).check();
  const passedOn: string[] = [];
  const server = createServer((request, response) => {
    const route = () => {
      passedOn.push(request.url ?? '');
      app.getHttpAdapter().getInstance().routing(request, response);
    };
    if (!content.serve(request, response, route)) route();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { http: supertest(origin), origin, passedOn, close: async () => void server.close() };
}

const questions = async ({ http }: Instance) =>
  ((await http.get('/api/faqs').expect(200)).body as { question: string }[]).map(({ question }) => question);

describe('published content', () => {
  it('says what its routes say', async () => {
    const [{ http, passedOn }] = instances;
    const paths = publishedRoutes(api.app).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/api/banners', '/api/states', '/api/news/:slug']));
    for (const path of paths.filter((one) => !one.includes(':'))) {
      const [route, first, kept] = [await api.http.get(path), await http.get(path), await http.get(path)];
      for (const answer of [first, kept]) {
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual(route.body);
        expect(answer.headers['content-type']).toBe(route.headers['content-type']);
        expect(answer.headers['content-security-policy']).toBe(route.headers['content-security-policy']);
        expect(answer.headers).toMatchObject({
          vary: 'accept-encoding',
          'cache-control': route.headers['cache-control'] ?? 'no-cache',
        });
      }
      expect(kept.headers.etag).toBe(first.headers.etag);
    }
    expect(passedOn).toEqual([]);
  });

  it('answers 304 to who has it, and HEAD without a body', async () => {
    const [{ http, origin, passedOn }] = instances;
    const { headers, text } = await http.get('/api/faqs').set('accept-encoding', 'identity').expect(200);
    expect((await http.get('/api/faqs').set('if-none-match', String(headers.etag)).expect(304)).text).toBe('');
    const head = await fetch(`${origin}/api/faqs`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect(passedOn).toEqual([]);
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('travels as %s', async (accepted, coding) => {
    const [{ http }] = instances;
    const all = (await http.get('/api/faqs').set('accept-encoding', 'identity')).body;
    const { headers, body } = await http.get('/api/faqs').set('accept-encoding', accepted).expect(200);
    expect(headers['content-encoding']).toBe(coding);
    if (coding !== 'br') expect(body).toEqual(all);
  });

  it('changes at once, on every instance', async () => {
    const faq = await api.prisma.faq.findFirstOrThrow();
    for (const instance of instances) expect(await questions(instance)).toContain(faq.question);
    await api.prisma.faq.update({ where: { id: faq.id }, data: { publishedUntil: new Date(0) } });
    for (const instance of instances) {
      await eventually(
        () => questions(instance),
        (shown) => !shown.includes(faq.question),
        SOONER_THAN_BY_AGE_MS,
      );
    }
    await api.prisma.faq.update({ where: { id: faq.id }, data: { publishedUntil: null } });
    for (const instance of instances) {
      await eventually(
        () => questions(instance),
        (shown) => shown.includes(faq.question),
        SOONER_THAN_BY_AGE_MS,
      );
    }
  });

  it('of the content API is what is kept, for scripts of other sites as well', async () => {
    const [{ http, passedOn }] = instances;
    passedOn.length = 0;
    const { headers } = await http.get('/api/content/v1/faqs?limit=2').expect(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=0, stale-if-error=86400',
    });
    const again = await http.get('/api/content/v1/faqs?limit=2').set('if-none-match', String(headers.etag)).expect(304);
    expect(again.headers['access-control-allow-origin']).toBe('*');
    expect(passedOn).toEqual([]);
  });

  it('begins and ends when it is time, though nobody changes anything', async () => {
    const [begins, ends] = await api.prisma.faq.findMany({ take: 2 });
    const soon = new Date(Date.now() + 3_000);
    await api.prisma.faq.update({ where: { id: begins?.id ?? '' }, data: { publishedFrom: soon } });
    await api.prisma.faq.update({ where: { id: ends?.id ?? '' }, data: { publishedUntil: soon } });
    const [instance] = instances;
    await eventually(
      () => questions(instance),
      (shown) => !shown.includes(begins?.question ?? '') && shown.includes(ends?.question ?? ''),
    );
    await eventually(
      () => questions(instance),
      (shown) => shown.includes(begins?.question ?? '') && !shown.includes(ends?.question ?? ''),
      20_000,
    );
  }, 40_000);

  it('is told apart by what its route takes, and by nothing else', async () => {
    const [{ http }] = instances;
    const all = (await http.get('/api/faqs')).body as { category: string }[];
    const category = all[0]?.category ?? '';
    const some = (await http.get(`/api/faqs?x=1&category=${category}`)).body;
    expect(some).toEqual(all.filter((faq) => faq.category === category));
    expect((await http.get('/api/faqs?x=2')).body).toEqual(all);
    expect((await http.get('/api/faqs/categories')).body).not.toEqual(all);
  });

  it.each([
    ['/api/faqs?category=%00', 400],
    ['/api/faqs?category=a&category=b', 422],
    ['/api/states/distributors?state_id=x', 422],
    ['/api/news?page=0', 422],
    ['/api/news/nada', 404],
    ['/api/financingplans?id=nada', 404],
    ['/api/faqs/', 404],
  ])('leaves %s to its route, which answers %s', async (path, status) => {
    const [{ http, passedOn }] = instances;
    passedOn.length = 0;
    for (let time = 1; time <= 2; time++) {
      const { headers, body } = await http.get(path).expect(status);
      expect(headers['content-type']).toContain('application/problem+json');
      expect((body as { correlationId: string }).correlationId).toBe(headers['x-request-id']);
    }
    expect(passedOn).toEqual([path, path]);
  });

  it('leaves everything else alone', async () => {
    const [{ http, passedOn }] = instances;
    passedOn.length = 0;
    await http.post('/api/faqs').expect(404);
    await http.get('/api/search?phrase=credito').expect(200);
    expect(passedOn).toEqual(['/api/faqs', '/api/search?phrase=credito']);
  });
});
