import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Outside, startOutside } from '../../testing/outside/outside.js';
import { turnOn } from '../../testing/outside/turn-on.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { verifySignature } from '../gateway/signatures.js';
import { Connectors } from './connectors.js';
import { sampleConnector } from './sample-connector.fixture.js';

const SECRET = 'k3y-that-nobody-sees';

let api: TestApp;
let outside: Outside;

beforeAll(async () => {
  api = await startTestApp();
  let tokens = 0;
  outside = await startOutside({
    'GET /me': ({ headers }) =>
      headers.authorization === 'Bearer t0' || headers['x-key'] === SECRET
        ? { json: { name: 'Flota' } }
        : { status: 401, json: { error: 'who are you' } },
    'POST /token': ({ form }) => {
      const isRight = form.get('grant_type') === 'password' && form.get('password') === SECRET;
      const access_token = `t${tokens++}`;
      return isRight
        ? { json: { access_token, token_type: 'Bearer', expires_in: 3600 } }
        : { status: 400, json: { error: 'invalid_grant' } };
    },
  });
});
beforeEach(() => turnOn(api, sampleConnector, null));
afterEach(() => outside.become('up'));
afterAll(async () => {
  await outside.close();
  await api.close();
});

const connection = () => api.app.get(Connectors, { strict: false }).of(sampleConnector);
const withKey = () => ({ baseUrl: outside.url, authentication: 'api-key' as const, keyHeader: 'X-Key', key: SECRET });
const me = { operation: 'Quién soy', path: '/me', schema: z.object({ name: z.string() }) };

describe('a connector', () => {
  it('is nobody until it is on and set up', async () => {
    expect(await connection()).toBeNull();
    await turnOn(api, sampleConnector, { baseUrl: 'not an address' });
    expect(await connection()).toBeNull();
    await turnOn(api, sampleConnector, { ...withKey(), key: null });
    expect(await connection()).toBeNull();
    await turnOn(api, sampleConnector, withKey());
    expect((await connection())?.settings).toMatchObject({
      sends: 'all',
      most: 5,
      loud: false,
      list: null,
      user: null,
    });
  });

  it('calls with its credentials, and every call is noted', async () => {
    await turnOn(api, sampleConnector, withKey());
    const id = crypto.randomUUID();
    expect(await (await connection())?.http.request({ ...me, about: { kind: 'lead', id } })).toEqual({ name: 'Flota' });
    expect(await api.prisma.connectorCall.findFirst({ where: { aboutId: id } })).toMatchObject({
      connector: 'sample',
      operation: 'Quién soy',
      outcome: 'ok',
      status: 200,
      aboutKind: 'lead',
    });
  });

  it('asks for one token however many calls wait for it', async () => {
    await turnOn(api, sampleConnector, {
      baseUrl: outside.url,
      authentication: 'oauth2-password',
      tokenUrl: `${outside.url}/token`,
      clientId: 'flota',
      clientSecret: 'x',
      clientIn: 'form',
      user: 'ana',
      password: SECRET,
    });
    const way = await connection();
    outside.received.length = 0;
    await Promise.all(Array.from({ length: 10 }, async () => way?.http.request(me)));
    expect(outside.received.filter(({ path }) => path === '/token')).toHaveLength(1);
    expect(outside.received.filter(({ path }) => path === '/me')).toHaveLength(10);
  });

  it('signs what it sends and seals what it is told to, where there are keys', async () => {
    const keys = `2026:${randomBytes(32).toString('base64')}`;
    await turnOn(api, sampleConnector, { ...withKey(), sealKeys: keys, signKeys: keys });
    const way = await connection();
    outside.received.length = 0;
    await way?.http.request(me);
    const [came] = outside.received;
    const request = { method: '', headers: {}, body: '', ...came, url: `${outside.url}/me` };
    expect(await verifySignature(request, way?.signKeys ?? [])).toBe(true);
    expect(await verifySignature({ ...request, method: 'DELETE' }, way?.signKeys ?? [])).toBe(false);
    const sealed = await way?.sealed.seal({ rfc: 'TRN980722AB1' }, ['rfc']);
    expect(await way?.sealed.open(sealed?.rfc ?? '', 'rfc')).toBe('TRN980722AB1');
  });

  it('keeps its secrets out of the database’s sight', async () => {
    await turnOn(api, sampleConnector, withKey());
    const row = await api.prisma.connector.findUniqueOrThrow({ where: { name: 'sample' } });
    expect(JSON.stringify(row)).not.toContain(SECRET);
    expect(row.settings).not.toHaveProperty('key');
  });
});
