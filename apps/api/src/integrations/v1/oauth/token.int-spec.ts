import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApiClient } from '@flota/prisma/seed';
import { newAddress } from '../../../testing/clients.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

let api: TestApp;
let id: string;
let key: string;
let address: string;

beforeAll(async () => {
  api = await startTestApp();
  const made = await createApiClient(api.prisma, { scopes: ['contracts:read', 'changes:read'] });
  ({ key } = made);
  ({ id } = made.client);
});
afterAll(() => api.close());

const FORM = 'application/x-www-form-urlencoded';
const GRANT = 'grant_type=client_credentials';
const basicOf = (user: string, password: string) =>
  `Basic ${Buffer.from(`${encodeURIComponent(user)}:${encodeURIComponent(password)}`).toString('base64')}`;

const ask = (form: string, headers: Record<string, string> = {}) => {
  address = newAddress();
  return api.http
    .post('/api/integrations/v1/oauth/token')
    .set({ 'content-type': FORM, 'x-forwarded-for': address, ...headers })
    .send(form);
};
const inBody = (more = '') => `${GRANT}&client_id=${id}&client_secret=${key}${more}`;

describe('a token', () => {
  it.each([
    ['in the body', () => ask(inBody())],
    ['by HTTP Basic', () => ask(GRANT, { authorization: basicOf(id, key) })],
    [
      'by HTTP Basic, with its id named again',
      () => ask(`${GRANT}&client_id=${id}`, { authorization: basicOf(id, key) }),
    ],
  ])('is given for credentials %s, and kept nowhere on its way', async (_how, request) => {
    const { body, headers } = await request().expect(200);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'Bearer',
      expires_in: 900,
      scope: 'contracts:read changes:read',
    });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' });
    expect(await api.prisma.auditEntry.count({ where: { action: 'api-token.issued', recordId: id, address } })).toBe(1);
  });

  it('has no more scopes than were asked for', async () => {
    expect((await ask(inBody('&scope=changes:read')).expect(200)).body).toMatchObject({ scope: 'changes:read' });
    expect((await ask(inBody('&scope=')).expect(200)).body).toMatchObject({ scope: 'contracts:read changes:read' });
  });

  it.each([
    ['no grant type', () => ask(`client_id=${id}&client_secret=${key}`), 400, 'invalid_request'],
    [
      'a grant type of people',
      () => ask(inBody().replace(GRANT, 'grant_type=password')),
      400,
      'unsupported_grant_type',
    ],
    ['a parameter twice', () => ask(inBody(`&${GRANT}`)), 400, 'invalid_request'],
    ['credentials in two ways', () => ask(inBody(), { authorization: basicOf(id, key) }), 400, 'invalid_request'],
    ['a scope that it was not given', () => ask(inBody('&scope=contracts:read%20invoices:read')), 400, 'invalid_scope'],
    ['a scope that is none', () => ask(inBody('&scope=all')), 400, 'invalid_scope'],
    ['no credentials', () => ask(GRANT), 401, 'invalid_client'],
    ['no secret', () => ask(`${GRANT}&client_id=${id}`), 401, 'invalid_client'],
    ['a wrong secret', () => ask(inBody().replace(key, 'flota_x')), 401, 'invalid_client'],
    ['a header of another kind', () => ask(GRANT, { authorization: `Bearer ${key}` }), 401, 'invalid_client'],
    ['a header without a colon', () => ask(GRANT, { authorization: 'Basic eA==' }), 401, 'invalid_client'],
    ['nothing at all', () => ask(''), 401, 'invalid_client'],
  ])('is refused for %s', async (_what, request, status, error) => {
    const { body, headers } = await request().expect(status);
    expect(body).toMatchObject({ error });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringMatching(/^application\/json/),
    });
  });

  it('is refused by the way that was tried', async () => {
    const { headers } = await ask(GRANT, { authorization: basicOf(id, 'wrong') }).expect(401);
    expect(headers['www-authenticate']).toBe('Basic realm="flota", charset="UTF-8"');
    expect((await ask(inBody().replace(key, 'x')).expect(401)).headers['www-authenticate']).toBeUndefined();
  });

  it("is refused for another client's secret, and for one that was revoked", async () => {
    const other = await createApiClient(api.prisma);
    await ask(inBody().replace(key, other.key)).expect(401);
    await api.prisma.apiClient.update({ where: { id: other.client.id }, data: { revokedAt: new Date() } });
    const gone = `${GRANT}&client_id=${other.client.id}&client_secret=${other.key}`;
    expect((await ask(gone).expect(401)).body).toEqual({ error: 'invalid_client' });
  });

  it('is not guessed at without end from one address', async () => {
    const from = newAddress();
    const guess = () => ask(inBody().replace(key, 'x'), { 'x-forwarded-for': from });
    for (let time = 0; time < 30; time += 1) await guess().expect(401);
    await guess().expect(429);
    await ask(inBody()).expect(200);
  });
});
