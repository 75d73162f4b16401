import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { c01 } from '../../testing/quote-request.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { PrismaService } from './prisma.service.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp({ env: { DATABASE_POOL: '2' } });
});
afterAll(() => api.close());

it('who finds no connection free is told to come back, for a query and for a transaction alike', async () => {
  const prisma = api.app.get(PrismaService);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const busy = [1, 2].map(() => prisma.$transaction(() => released, { timeout: 60_000 }));
  const answers = await Promise.all([
    api.http.get('/api/faqs'),
    api.http.get('/health/ready'),
    api.http.post('/api/quotes').send(c01),
  ]);
  release();
  await Promise.all(busy);
  for (const { status, body, headers } of answers) {
    expect({ status, code: (body as { code: string }).code }).toEqual({ status: 503, code: 'SERVER.UNAVAILABLE' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await api.http.post('/api/quotes').send(c01).expect(201);
});
