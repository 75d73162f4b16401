import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newApiKey } from '@flota/records';
import { createApiClient } from '@flota/prisma/seed';
import { claimsOf, forgeToken } from '../../../testing/forged-token.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { ENV, type Env } from '../../config/env.js';
import { tokenSettings } from '../sessions.js';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const PAST = new Date(Date.now() - 1_000);
const call = (credential: string) =>
  api.http.get('/api/integrations/v1/client').set('authorization', `Bearer ${credential}`);
const tokenOf = async (id: string, key: string, scope?: string): Promise<string> => {
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: key });
  if (scope) form.set('scope', scope);
  const { body } = await api.http
    .post('/api/integrations/v1/oauth/token')
    .set('content-type', 'application/x-www-form-urlencoded')
    .send(form.toString())
    .expect(200);
  return (body as { access_token: string }).access_token;
};

async function expectRefused(credential: string): Promise<void> {
  const { headers, body } = await call(credential).expect(401);
  expect(headers['www-authenticate']).toBe('Bearer realm="flota", error="invalid_token"');
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toMatchObject({ status: 401, code: 'AUTH.REQUIRED' });
}

describe('an API key', () => {
  it('tells who is calling, keeps the answer out of caches, and is known to be in use', async () => {
    const { client, key } = await createApiClient(api.prisma, { scopes: ['contracts:read'], requestsPerMinute: 30 });
    const { body, headers } = await call(key).expect(200);
    expect(body).toEqual({
      id: client.id,
      name: client.name,
      scopes: ['contracts:read'],
      requestsPerMinute: 30,
      expiresAt: null,
    });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'ratelimit-policy': '"client";q=30;w=60',
      ratelimit: expect.stringMatching(/^"client";r=29;t=(60|59)$/),
    });
    const [secret] = await api.prisma.apiClientSecret.findMany({ where: { clientId: client.id } });
    expect(Date.now() - (secret?.lastUsedAt?.getTime() ?? 0)).toBeLessThan(60_000);
    expect(JSON.stringify(secret)).not.toContain(key.slice(16));
  });

  it('is asked for by a challenge', async () => {
    for (const authorization of ['', 'Basic eDp5', 'Bearer', 'flota_x']) {
      const { headers } = await api.http
        .get('/api/integrations/v1/client')
        .set('authorization', authorization)
        .expect(401);
      expect(headers['www-authenticate']).toBe('Bearer realm="flota"');
    }
  });

  const ended: Record<string, () => Promise<string>> = {
    'was never given out': () => Promise.resolve(newApiKey().key),
    'is not well-formed': () => Promise.resolve('flota_x'),
    'has the handle of another': async () => {
      const { client } = await createApiClient(api.prisma);
      const made = newApiKey();
      await api.prisma.apiClientSecret.updateMany({ where: { clientId: client.id }, data: { handle: made.handle } });
      return made.key;
    },
    'is of a client that was revoked': async () => (await createApiClient(api.prisma, { revokedAt: PAST })).key,
    'is of a client whose time is over': async () => (await createApiClient(api.prisma, { expiresAt: PAST })).key,
    'was revoked by itself': async () => {
      const { client, key } = await createApiClient(api.prisma);
      await api.prisma.apiClientSecret.updateMany({ where: { clientId: client.id }, data: { revokedAt: PAST } });
      return key;
    },
    'was replaced, and the overlap is over': async () => {
      const { client, key } = await createApiClient(api.prisma);
      await api.prisma.apiClientSecret.updateMany({ where: { clientId: client.id }, data: { expiresAt: PAST } });
      return key;
    },
  };
  it.each(Object.keys(ended))('is refused that %s', async (name) => {
    await expectRefused((await ended[name]?.()) ?? '');
  });

  it('opens nothing of staff and customers, nor do their tokens open the door of integrators', async () => {
    const { key } = await createApiClient(api.prisma);
    for (const path of ['/api/admin/me', '/api/customers/me']) {
      await api.http.get(path).set('authorization', `Bearer ${key}`).expect(401);
    }
    for (const who of ['admin', 'customer'] as const) await expectRefused((await api.signIn(who)).token);
  });

  it('that is revoked leaves a trace when it is used, once a minute', async () => {
    const { client, key } = await createApiClient(api.prisma, { revokedAt: PAST });
    for (let time = 0; time < 3; time += 1) await expectRefused(key);
    const traces = await api.prisma.auditEntry.findMany({
      where: { action: 'api-client.refused', recordId: client.id },
    });
    expect(traces).toMatchObject([{ resource: 'api-clients', changes: { reason: 'revoked' } }]);
  });

  it('may call so often a minute and then has to wait, and nobody else with it', async () => {
    const { key } = await createApiClient(api.prisma, { requestsPerMinute: 2 });
    const other = await createApiClient(api.prisma, { requestsPerMinute: 2 });
    await call(key).expect(200);
    await call(key).expect(200);
    const { headers, body } = await call(key).expect(429);
    expect(headers).toMatchObject({ ratelimit: expect.stringMatching(/^"client";r=0;t=\d+$/) });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatchObject({ code: 'REQUEST.RATE_LIMITED' });
    await call(other.key).expect(200);
  });
});

describe('an access token', () => {
  it('lets its client in with what was asked for it', async () => {
    const scopes = ['contracts:read', 'customers:read'];
    const { client, key } = await createApiClient(api.prisma, { scopes });
    expect((await call(await tokenOf(client.id, key)).expect(200)).body).toMatchObject({
      id: client.id,
      scopes: ['customers:read', 'contracts:read'],
    });
    const narrow = await tokenOf(client.id, key, 'contracts:read');
    expect((await call(narrow).expect(200)).body).toMatchObject({ scopes: ['contracts:read'] });
    await api.prisma.apiClient.update({ where: { id: client.id }, data: { scopes: ['customers:read'] } });
    expect((await call(narrow).expect(200)).body).toMatchObject({ scopes: [] });
  });

  it('ends at once with its client, and with the key it was given for', async () => {
    const first = await createApiClient(api.prisma);
    const ofClient = await tokenOf(first.client.id, first.key);
    await call(ofClient).expect(200);
    await api.prisma.apiClient.update({ where: { id: first.client.id }, data: { revokedAt: new Date() } });
    await expectRefused(ofClient);

    const second = await createApiClient(api.prisma);
    const ofKey = await tokenOf(second.client.id, second.key);
    await api.prisma.apiClientSecret.updateMany({
      where: { clientId: second.client.id },
      data: { revokedAt: new Date() },
    });
    await expectRefused(ofKey);
  });

  it('is refused when it was forged, ran out, or is of another kind', async () => {
    const { client, key } = await createApiClient(api.prisma);
    const stranger = await createApiClient(api.prisma);
    const claims = claimsOf(await tokenOf(client.id, key));
    const { secret } = tokenSettings(api.app.get<Env>(ENV), 'integrator');
    await call(forgeToken({ claims, secret })).expect(200);
    const forged = [
      forgeToken({ claims, secret: 'k'.repeat(43) }),
      forgeToken({ claims, secret: tokenSettings(api.app.get<Env>(ENV), 'staff').secret }),
      forgeToken({ header: { alg: 'none', typ: 'at+jwt' }, claims, secret: null }),
      forgeToken({ claims: { ...claims, exp: Math.floor(Date.now() / 1000) - 1 }, secret }),
      forgeToken({ claims: { ...claims, aud: 'flota:staff' }, secret }),
      forgeToken({ claims: { ...claims, sub: stranger.client.id }, secret }),
      forgeToken({ claims: { ...claims, sid: "'; --" }, secret }),
      forgeToken({ claims: { ...claims, scope: ['contracts:read'] }, secret }),
    ];
    for (const token of forged) await expectRefused(token);
  });
});
