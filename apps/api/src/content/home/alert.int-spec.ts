import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createAlert } from '@flota/prisma/seed';
import { alertSchema } from '@flota/schemas';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.alert.deleteMany();
});

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const ask = (body?: object) => api.http.post('/api/alert').send(body);

describe('POST /api/alert', () => {
  it('answers 204 when there is none', async () => {
    expect((await ask({ internalAlert: false, pcAlert: true }).expect(204)).text).toBe('');
  });

  it.each<[string, { publishedFrom?: Date; publishedUntil?: Date }, boolean]>([
    ['without dates', {}, true],
    ['since an hour ago', { publishedFrom: hours(-1) }, true],
    ['for another hour', { publishedUntil: hours(1) }, true],
    ['between the two', { publishedFrom: hours(-1), publishedUntil: hours(1) }, true],
    ['from tomorrow on', { publishedFrom: hours(24) }, false],
    ['until yesterday', { publishedUntil: hours(-24) }, false],
    ['that came and went', { publishedFrom: hours(-2), publishedUntil: hours(-1) }, false],
  ])('an alert %s', async (_when, dates, shown) => {
    await createAlert(api.prisma, { title: 'Aviso', ...dates });
    const { status, body } = await ask({});
    expect(status).toBe(shown ? 200 : 204);
    if (shown)
      expect(alertSchema.parse(body)).toMatchObject({
        title: 'Aviso',
        imgBack: null,
        url: '/contacto',
        textbutton: 'Contáctenos',
      });
  });

  it('shows the one that began last', async () => {
    await createAlert(api.prisma, { title: 'Vieja', publishedFrom: hours(-3) });
    await createAlert(api.prisma, { title: 'Nueva', publishedFrom: hours(-1) });
    await createAlert(api.prisma, { title: 'Sin fecha' });
    expect((await ask({}).expect(200)).body).toMatchObject({ title: 'Nueva' });
  });

  it('takes a request without a body, and refuses one that is wrong', async () => {
    await createAlert(api.prisma);
    await ask().expect(200);
    await ask({ internalAlert: 'sí' }).expect(422);
  });
});
