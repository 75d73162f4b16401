import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '@flota/schemas';
import { c01 } from '../testing/quote-request.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

/** C01 with one thing changed; `undefined` takes it away. */
function changed(path: string, value: unknown): string {
  const body = structuredClone(c01) as unknown as Record<string, unknown>;
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  const parent = parts.reduce((inner, part) => inner[part] as Record<string, unknown>, body);
  parent[last] = value;
  return JSON.stringify(body);
}

const post = (body: string) => api.http.post('/api/quotes').set('content-type', 'application/json').send(body);

async function expectNothingStored(): Promise<void> {
  expect(await api.prisma.quote.count()).toBe(0);
  expect(await api.prisma.outboundEmail.count()).toBe(0);
  expect(await api.prisma.idempotentRequest.count()).toBe(0);
}

const long = 'a'.repeat(10_000);

describe('POST /api/quotes refuses, naming the field', () => {
  it.each<[path: string, value: unknown, field?: string]>([
    ['plan', undefined],
    ['plan', 7],
    ['plan', ''],
    ['plan', 'no-hay'],
    ['plan', 'Crédito Directo'],
    ['plan', "x' OR 1=1 --"],
    ['plan', long],
    // One reads about insurance; it is not quoted.
    ['plan', 'insurance'],
    ['plan', ['credito-directo']],
    ['plan', { $ne: null }],
    ['personType', undefined],
    ['personType', 'otra'],
    ['personType', null],
    ['vehicle', undefined],
    ['vehicle', 'cascadia-126'],
    ['vehicle', []],
    ['vehicle.type', undefined],
    ['vehicle.type', 'autobus', 'vehicle.model'],
    ['vehicle.model', 'no-hay'],
    ['vehicle.model', '__proto__'],
    ['vehicle.version', 'no-hay'],
    ['vehicle.version', null],
    ['downPaymentPercent', undefined],
    ['downPaymentPercent', 20],
    ['downPaymentPercent', '-20'],
    ['downPaymentPercent', '1e1'],
    ['downPaymentPercent', 'NaN'],
    ['downPaymentPercent', 'Infinity'],
    ['downPaymentPercent', '5'],
    ['downPaymentPercent', '65'],
    ['downPaymentPercent', '12,5'],
    ['downPaymentPercent', '700000'],
    ['downPaymentPercent', '101'],
    ['downPaymentPercent', '20.00001'],
    ['downPaymentPercent', '9'.repeat(400)],
    ['termMonths', undefined],
    ['termMonths', '60'],
    ['termMonths', 0],
    ['termMonths', -12],
    ['termMonths', 12.5],
    ['termMonths', 13],
    ['termMonths', 84],
    ['termMonths', 1e300],
    ['termMonths', null],
    ['units', 2.5],
    ['units', '2'],
    ['units', 100],
    ['contact', undefined],
    ['contact', 'Ana'],
    ['contact.name', undefined],
    ['contact.name', ''],
    ['contact.name', '   '],
    ['contact.name', 'A'],
    ['contact.name', long],
    ['contact.name', 'Ana\r\nBcc: todos@ejemplo.mx'],
    ['contact.email', undefined],
    ['contact.email', 'ana'],
    ['contact.email', 'ana@'],
    ['contact.email', 'ana@ejemplo.mx, otro@ejemplo.mx'],
    ['contact.email', 'ana@ejemplo.mx\nBcc: otro@ejemplo.mx'],
    ['contact.email', `${'a'.repeat(250)}@ejemplo.mx`],
    ['contact.email', ['ana@ejemplo.mx']],
    ['insurance', 'no'],
    ['contact.phone', '123'],
    ['contact.phone', '+1 415 555 2671'],
    ['contact.phone', 8155550130],
    ['consent', undefined],
    ['consent', false],
    ['consent', 'true'],
    ['consent', 1],
    ['website', 7],
    ['altcha', long],
  ])('%s = %j', async (path, value, field = path) => {
    const { body } = await post(changed(path, value)).expect(422);
    const problem = body as Problem;
    expect(problem.code).toBe('REQUEST.INVALID');
    expect(problem.errors?.map((error) => error.field).some((name) => name.startsWith(field))).toBe(true);
    await expectNothingStored();
  });

  it('every field that is wrong, at once', async () => {
    const { body } = await post('{}').expect(422);
    const fields = (body as Problem).errors?.map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining([
        'plan',
        'personType',
        'vehicle',
        'downPaymentPercent',
        'termMonths',
        'contact',
        'consent',
      ]),
    );
  });

  it.each([
    ['a number beyond all numbers', changed('termMonths', 60).replace('"termMonths":60', '"termMonths":1e400')],
    [
      'a field twice, of which the last counts',
      changed('plan', 'credito-directo')
        .replace('{', '{"termMonths":60,')
        .replace('"termMonths":60,"contact"', '"termMonths":"x","contact"'),
    ],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['a number', '7'],
  ])('%s', async (_what, body) => {
    await post(body).expect(422);
    await expectNothingStored();
  });
});

describe('POST /api/quotes refuses as malformed', () => {
  it.each([
    ['NUL in a value', changed('contact.name', 'Ana\u0000')],
    ['NUL in a name', changed('contact', { ...c01.contact, 'x\u0000': 1 })],
    ['broken JSON', '{"plan":'],
    ['nothing', ''],
    ['a prototype', `{"__proto__":{"consent":true},${changed('consent', undefined).slice(1)}`],
  ])('%s', async (_what, body) => {
    const { status, body: problem } = await post(body);
    expect([400, 422]).toContain(status);
    expect(problem).toMatchObject({ status, correlationId: expect.any(String) });
    await expectNothingStored();
  });
});
