import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createOutboundEmail } from '@flota/prisma/seed';
import { problemSchema } from '@flota/schemas';
import { c01 } from '../../testing/quote-request.js';
import type { Answer } from '../../testing/http.js';
import { withMovedClock } from '../../testing/moved-clock.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const ready = () => api.http.get('/health/ready');

describe('GET /health', () => {
  it('is alive', async () => {
    const { body, headers } = await api.http.get('/health/live').expect(200);
    expect(body).toEqual({ status: 'ok' });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is degraded without a worker, well with one, and degraded again when it has left', async () => {
    expect((await ready().expect(200)).body).toMatchObject({
      status: 'degraded',
      worker: { alive: false, lastSeenAt: null },
    });
    const worker = await api.startWorker();
    expect((await ready().expect(200)).body).toMatchObject({ status: 'ok', database: 'ok', worker: { alive: true } });
    await worker.close();
    expect((await ready().expect(200)).body).toMatchObject({ status: 'degraded', worker: { alive: false } });
  });

  it.each([-3_600_000, 3_600_000])('is well with a worker whose clock is wrong by %d ms', async (offset) => {
    const worker = await withMovedClock(offset, () => api.startWorker());
    expect((await ready()).body).toMatchObject({ status: 'ok', worker: { alive: true } });
    await worker.close();
  });

  it('is degraded when the worker was killed and its last sign of life is old', async () => {
    const beat = await api.prisma.workerHeartbeat.create({
      data: { id: '0198a000-0000-7000-8000-000000000000', beatAt: new Date(Date.now() - 36_000) },
    });
    expect((await ready()).body).toMatchObject({
      status: 'degraded',
      worker: { alive: false, lastSeenAt: beat.beatAt.toISOString() },
    });
    await api.prisma.workerHeartbeat.update({ where: { id: beat.id }, data: { beatAt: new Date() } });
    expect((await ready()).body).toMatchObject({ status: 'ok' });

    const email = await createOutboundEmail(api.prisma, { createdAt: new Date(Date.now() - 301_000) });
    expect((await ready()).body).toMatchObject({
      status: 'degraded',
      worker: { alive: true },
      queue: { oldestPendingSeconds: 301 },
    });
    await api.prisma.outboundEmail.delete({ where: { id: email.id } });
    await api.prisma.workerHeartbeat.deleteMany();
  });
});

describe('GET /health/ready', () => {
  it('is 503 whatever the database refuses', async () => {
    await api.prisma.$executeRaw`ALTER TABLE worker_heartbeat RENAME TO worker_gone`;
    try {
      const { body, headers } = await ready().expect(503);
      expect(body).toMatchObject({ code: 'SERVER.UNAVAILABLE' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await api.prisma.$executeRaw`ALTER TABLE worker_gone RENAME TO worker_heartbeat`;
    }
    await ready().expect(200);
  });
});

describe('an error', () => {
  function expectProblem(response: Answer, status: number, code: string): void {
    expect(response.status).toBe(status);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.headers['cache-control']).toBe('no-store');
    const problem = problemSchema.parse(response.body);
    expect(problem).toMatchObject({ status, code, type: `urn:flota:problem:${code}` });
    expect(problem.correlationId).toBe(response.headers['x-request-id']);
    expect(response.text).not.toMatch(/node_modules|\.ts:|\.js:|prisma|select |stack/i);
  }

  const postRaw = (body: string, type = 'application/json') =>
    api.http.post('/api/quotes').set('content-type', type).send(body);

  it.each<[string, () => Promise<Answer>, number, string]>([
    ['an unknown address', async () => api.http.get('/api/no-such-thing'), 404, 'RESOURCE.NOT_FOUND'],
    [
      'an unknown address with a body',
      async () => api.http.post('/api/no-such-thing').send({}),
      404,
      'RESOURCE.NOT_FOUND',
    ],
    ['another method', async () => api.http.delete('/api/quotes'), 404, 'RESOURCE.NOT_FOUND'],
    ['broken JSON', async () => postRaw('{"plan":'), 400, 'REQUEST.MALFORMED'],
    [
      'no body',
      async () => api.http.post('/api/quotes').set('content-type', 'application/json'),
      400,
      'REQUEST.MALFORMED',
    ],
    ['another content type', async () => postRaw('<plan/>', 'application/xml'), 415, 'REQUEST.UNSUPPORTED_MEDIA_TYPE'],
    [
      'more than 256 KiB',
      async () => postRaw(JSON.stringify({ ...c01, x: 'x'.repeat(256 * 1024) })),
      413,
      'REQUEST.TOO_LARGE',
    ],
    ['a broken escape in the address', async () => api.http.get('/api/quotes/%zz'), 400, 'REQUEST.MALFORMED'],
    ['NUL in a question', async () => api.http.get('/api/faqs?category=a%00b'), 400, 'REQUEST.MALFORMED'],
    ['an unknown legal page', async () => api.http.get('/api/legal/nada'), 404, 'RESOURCE.NOT_FOUND'],
    ['a wrong state', async () => api.http.get('/api/states/distributors?state_id=x'), 422, 'REQUEST.INVALID'],
    [
      'a state twice',
      async () => api.http.get('/api/states/distributors?state_id=01&state_id=02'),
      422,
      'REQUEST.INVALID',
    ],
    ['no token', async () => api.http.get('/api/admin/me'), 401, 'AUTH.REQUIRED'],
  ])('for %s is a problem with its code', async (_what, call, status, code) => {
    expectProblem(await call(), status, code);
  });

  it('keeps the id that a trusted proxy gave, and none that is not one', async () => {
    const given = await api.http.get('/api/admin/me').set('x-request-id', 'proxy-id-0001');
    expect(given.headers['x-request-id']).toBe('proxy-id-0001');
    const strange = await api.http.get('/api/admin/me').set('x-request-id', '<script>');
    expect(strange.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is 503 while the database is away, on every road to it, and over once it is back', async () => {
    const auditor = await api.signIn('auditor');
    await api.database.stop();
    try {
      await api.http.get('/health/live').expect(200);
      for (const call of [
        () => ready(),
        () => api.http.get('/api/vehicles'),
        () => api.http.get('/api/admin/quotes').set(auditor.headers),
        () => api.http.post('/api/quotes').send(c01),
        () => api.http.post('/api/auth/staff/login').send({ email: auditor.email, password: 'x' }),
      ]) {
        const response = await call();
        expectProblem(response, 503, 'SERVER.UNAVAILABLE');
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      }
    } finally {
      await api.database.start();
    }
    await ready().expect(200);
    await api.http.post('/api/quotes').send(c01).expect(201);
  });
});
