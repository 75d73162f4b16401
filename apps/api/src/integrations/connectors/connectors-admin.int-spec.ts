import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminConnectorDetail, ConnectorTest } from '@flota/schemas';
import { type Outside, startOutside } from '../../testing/outside/outside.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ConnectorCallsSweep } from './connector-calls.sweep.js';
import { ConnectorRegistry } from './connector-registry.js';
import { sampleConnector } from './sample-connector.fixture.js';

const SECRET = 'k3y-that-nobody-sees';
const PATH = '/api/admin/connectors/sample';

let api: TestApp;
let outside: Outside;
let admin: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  api.app.get(ConnectorRegistry, { strict: false }).register(sampleConnector);
  admin = await api.signIn('admin');
  outside = await startOutside({
    'GET /me': ({ headers }) => (headers['x-key'] === SECRET ? { json: { name: 'Flota' } } : { status: 401 }),
    'GET /other/me': () => ({ status: 404 }),
  });
});
beforeEach(async () => {
  await api.prisma.connector.deleteMany();
  await api.prisma.connectorCall.deleteMany();
});
afterEach(() => outside.become('up'));
afterAll(async () => {
  await outside.close();
  await api.close();
});

const show = async (): Promise<AdminConnectorDetail> =>
  (await api.http.get(PATH).set(admin.headers).expect(200)).body as AdminConnectorDetail;
const write = (body: object) => api.http.patch(PATH).set(admin.headers).send(body);
const settings = () => ({ baseUrl: outside.url, authentication: 'api-key', keyHeader: 'X-Key', key: SECRET });
const turnOn = () => write({ isOn: true, settings: settings(), updatedAt: null }).expect(200);
const test = async (): Promise<ConnectorTest> =>
  (await api.http.post(`${PATH}/test`).set(admin.headers).expect(200)).body as ConnectorTest;

describe('the settings of a connector', () => {
  it('tell their form, and never a secret', async () => {
    expect(await show()).toMatchObject({
      state: 'off',
      updatedAt: null,
      secretsSet: [],
      settings: { most: 5, clientIn: 'header' },
    });
    const { text } = await turnOn();
    expect(text).not.toContain(SECRET);
    const shown = await show();
    expect(shown).toMatchObject({ isOn: true, state: 'untried', secretsSet: ['key'] });
    expect(shown.settings).not.toHaveProperty('key');
    expect(shown.fields.find(({ name }) => name === 'key')).toEqual({
      ...{ name: 'key', kind: 'line', label: 'Llave', hint: null, secret: true, required: true, options: [] },
      when: { field: 'authentication', is: ['api-key'] },
    });
  });

  it('keep a secret that is left out, and drop one that is taken away', async () => {
    await turnOn();
    const { key: _, ...open } = settings();
    const { updatedAt } = await show();
    await write({ isOn: true, settings: { ...open, list: 'Nueva' }, updatedAt }).expect(200);
    expect(await test()).toMatchObject({ ok: true, message: 'Conectado como «Flota».' });
    const again = await show();
    const refused = await write({ isOn: true, settings: { ...open, key: null }, updatedAt: again.updatedAt });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ errors: [{ field: 'settings.key', code: 'TEXT.REQUIRED' }] });
  });

  it('lead no secret to another server that was written for the former one', async () => {
    await turnOn();
    const { key, ...open } = settings();
    const elsewhere = { ...open, baseUrl: 'https://otro.ejemplo.test/api' };
    const { updatedAt } = await show();
    for (const isOn of [true, false]) {
      const { status, body } = await write({ isOn, settings: elsewhere, updatedAt });
      expect([status, body]).toEqual([
        422,
        expect.objectContaining({ errors: [{ field: 'settings.key', code: 'SECRET.WRITE_AGAIN' }] }),
      ]);
    }
    // Below the same server it is the same one.
    await write({ isOn: true, settings: { ...open, baseUrl: `${outside.url}/other` }, updatedAt }).expect(200);
    const { updatedAt: later } = await show();
    await write({ isOn: true, settings: { ...elsewhere, key }, updatedAt: later }).expect(200);
  });

  it('stay as they are where a change leaves them out', async () => {
    await turnOn();
    const { updatedAt } = await show();
    await write({ isOn: false, updatedAt }).expect(200);
    const off = await show();
    expect(off).toMatchObject({ isOn: false, secretsSet: ['key'], settings: { baseUrl: outside.url } });
    const { key: _, ...open } = settings();
    await write({ settings: { ...open, list: 'Otra' }, updatedAt: off.updatedAt }).expect(200);
    expect(await show()).toMatchObject({ isOn: false, settings: { list: 'Otra' } });
  });

  it('may be incomplete while it is off, but not wrong', async () => {
    await write({ isOn: false, settings: { authentication: 'basic', user: 'ana' }, updatedAt: null }).expect(200);
    expect(await show()).toMatchObject({ state: 'off', settings: { authentication: 'basic', user: 'ana' } });
    expect(await test()).toEqual({ ok: false, message: expect.stringContaining('Dirección, Contraseña'), ms: 0 });
    const { updatedAt } = await show();
    for (const baseUrl of ['ftp://x', 'https://a:b@crm.test', 'javascript:alert(1)']) {
      const { status, body } = await write({ isOn: false, settings: { baseUrl }, updatedAt });
      expect([status, body]).toEqual([
        422,
        expect.objectContaining({ errors: [{ field: 'settings.baseUrl', code: 'URL.INVALID' }] }),
      ]);
    }
  });

  it('are not overwritten by whoever read them before', async () => {
    await turnOn();
    await write({ isOn: false, settings: settings(), updatedAt: null }).expect(409);
    const first = await show();
    const both = await Promise.all(
      ['a', 'b'].map((list) => write({ isOn: true, settings: { ...settings(), list }, updatedAt: first.updatedAt })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('leave a trace of who changed what, without the secret', async () => {
    await turnOn();
    const { updatedAt } = await show();
    await write({ isOn: true, settings: { ...settings(), key: 'another' }, updatedAt }).expect(200);
    const where = { resource: 'connectors', action: 'edit' };
    const entries = await api.prisma.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
    expect(entries.at(-1)?.changes).toEqual({ key: { from: '••••', to: '•••• (nuevo)' } });
    expect(JSON.stringify(entries)).not.toContain(SECRET);
  });

  it('are an administrator’s, who proved it is them', async () => {
    const care = await api.signIn('care');
    await api.http.get(PATH).set(care.headers).expect(200);
    await api.http.patch(PATH).set(care.headers).send({}).expect(403);
    await api.http.post(`${PATH}/test`).set(care.headers).expect(403);
    await api.prisma.authSession.updateMany({ data: { provenAt: new Date(Date.now() - 3_600_000) } });
    const { body } = await write({ isOn: false, settings: {}, updatedAt: null }).expect(403);
    expect(body).toMatchObject({ code: 'AUTH.STEP_UP' });
    admin = await api.signIn('admin');
  });
});

describe('the test of a connector', () => {
  it.each<[string, () => Promise<void> | void, object, string]>([
    ['a wrong key', () => undefined, { key: 'wrong' }, 'no aceptó las credenciales'],
    ['a wrong path', () => undefined, { baseUrl: 'OTHER' }, 'no existe lo que se pidió'],
    ['a name that nobody has', () => undefined, { baseUrl: 'https://crm.invalid' }, 'su nombre no existe'],
    ['a private address', () => undefined, { baseUrl: 'https://169.254.169.254' }, 'red privada'],
    ['a private address by name', () => undefined, { baseUrl: 'https://localhost:1' }, 'red privada'],
    ['no TLS', () => undefined, { baseUrl: 'http://example.com' }, 'https://'],
    ['a system that is slow', () => outside.become('slow'), {}, 'no respondió a tiempo'],
    ['one that answers something else', () => outside.become('error-in-200'), {}, 'distinto de lo acordado'],
    ['one that sends elsewhere', () => outside.become('redirect-private'), {}, 'dirección final'],
    ['one that fails', () => outside.become('failing'), {}, 'tiene una falla'],
    ['settings of which one is gone there', () => undefined, { list: 'gone' }, 'La lista no existe. Elija otra.'],
  ])('says what is wrong with %s', async (_what, prepare, change, said) => {
    await prepare();
    const changed = { ...settings(), ...change };
    if (changed.baseUrl === 'OTHER') changed.baseUrl = `${outside.url}/other`;
    await write({ isOn: true, settings: changed, updatedAt: null }).expect(200);
    expect(await test()).toMatchObject({ ok: false, message: expect.stringContaining(said) });
  });

  it('is a call like any other, which shows how the system does', async () => {
    await turnOn();
    await test();
    expect(await show()).toMatchObject({ state: 'working', callsToday: 1, failuresToday: 0, lastFailureAt: null });
    outside.become('failing');
    await test();
    expect(await show()).toMatchObject({ state: 'failing', callsToday: 2, failuresToday: 1 });
    const { body } = await api.http
      .get('/api/admin/connector-calls?sort=at&order=DESC&filter={"connector":"sample","failed":true}')
      .set(admin.headers)
      .expect(200);
    expect(body).toMatchObject({
      data: [{ operation: 'Probar la conexión', outcome: 'failing', status: 503, attempts: 3 }],
      total: 1,
    });
    const { body: all } = await api.http.get('/api/admin/connectors').set(admin.headers).expect(200);
    expect((all as { data: object[] }).data).toContainEqual(
      expect.objectContaining({ id: 'sample', state: 'failing' }),
    );
  });
});

it('what was noted of calls is thrown away after thirty days', async () => {
  const call = { connector: 'sample', operation: 'x', outcome: 'ok', ms: 1, attempts: 1 };
  const DAY_MS = 86_400_000;
  for (const days of [29, 31]) {
    await api.prisma.connectorCall.create({ data: { ...call, at: new Date(Date.now() - days * DAY_MS) } });
  }
  expect(await api.app.get(ConnectorCallsSweep, { strict: false }).sweep()).toBe(1);
  expect(await api.prisma.connectorCall.count()).toBe(1);
});
