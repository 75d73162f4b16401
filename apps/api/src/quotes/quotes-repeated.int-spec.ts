import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SavedQuote } from '@flota/schemas';
import { c01, quoteFor } from '../testing/quote-request.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.quote.deleteMany();
  await api.prisma.idempotentRequest.deleteMany();
});

const post = (key: string, body: object = c01) => api.http.post('/api/quotes').set('idempotency-key', key).send(body);

async function expectOne(): Promise<void> {
  expect(await api.prisma.quote.count()).toBe(1);
  expect(await api.prisma.outboundEmail.count()).toBe(1);
}

describe('a repeat of POST /api/quotes with its Idempotency-Key', () => {
  it('gets the first answer again, and no second mail', async () => {
    const first = await post('form-0001').expect(201);
    const second = await post('form-0001').expect(201);
    expect(second.body).toEqual(first.body);
    await expectOne();
  });

  it('gets it also when ten come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('form-0002')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map(({ body }) => (body as SavedQuote).folio)).size).toBe(1);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    await expectOne();
  });

  it('gets it also once the rates have changed or the challenge is another', async () => {
    const first = await post('form-0003').expect(201);
    await api.prisma.plan.update({ where: { slug: 'credito-directo' }, data: { quotable: false } });
    const second = await post('form-0003', { ...c01, altcha: 'another' });
    await api.prisma.plan.update({ where: { slug: 'credito-directo' }, data: { quotable: true } });
    expect(second.body).toEqual(first.body);
    await expectOne();
  });

  it('is refused when it asks for something else', async () => {
    await post('form-0004').expect(201);
    const { body } = await post('form-0004', quoteFor('otra@ejemplo.mx')).expect(422);
    expect(body).toMatchObject({ code: 'IDEMPOTENCY.KEY_REUSED' });
    await expectOne();
  });

  it('is refused also when both come at once', async () => {
    const answers = await Promise.all([post('form-0005'), post('form-0005', quoteFor('otra@ejemplo.mx'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    await expectOne();
  });
});

describe('the Idempotency-Key', () => {
  it('may be left out: each request makes a quote', async () => {
    await api.http.post('/api/quotes').send(c01).expect(201);
    await api.http.post('/api/quotes').send(c01).expect(201);
    expect(await api.prisma.quote.count()).toBe(2);
  });

  it.each(['short', '', 'with space in it', 'x'.repeat(129), 'línea-con-acento'])('%j is 400', async (key) => {
    const { body } = await post(key).expect(400);
    expect(body).toMatchObject({ code: 'IDEMPOTENCY.KEY_INVALID' });
    expect(await api.prisma.quote.count()).toBe(0);
  });
});
