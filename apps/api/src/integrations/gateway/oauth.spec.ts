import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Outside, type Reply, startOutside } from '../../testing/outside/outside.js';
import type { OAuthGrant } from './authentication.js';
import { guardedAgent } from './guarded-connect.js';
import { OAuthToken } from './oauth.js';
import { OutboundError } from './outbound-error.js';
import { Transport } from './transport.js';

const HOSTS = [{ host: '127.0.0.1', port: null }];
const agent = guardedAgent({ privateHosts: HOSTS });
const transport = new Transport(agent, HOSTS);

let outside: Outside;
let now: number;
let given: number;
let reply: () => Reply;

beforeAll(async () => {
  outside = await startOutside({ 'POST /token': () => reply() });
});
beforeEach(() => {
  now = 1_000_000;
  given = 0;
  reply = () => ({ json: { access_token: `t${++given}`, token_type: 'Bearer', expires_in: 3600 } });
  outside.received.length = 0;
});
afterEach(() => outside.become('up'));
afterAll(async () => {
  await agent.destroy();
  await outside.close();
});

const token = (change: Partial<OAuthGrant> = {}) =>
  new OAuthToken(
    'crm',
    {
      tokenUrl: `${outside.url}/token`,
      ...{ clientId: 'flo:ta', clientSecret: 'sec ret+', clientIn: 'header', scope: null, owner: null },
      ...change,
    },
    transport,
    () => now,
  );
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      return error.kind;
    },
  );

describe('an access token', () => {
  it('is asked for with the credentials of the client, each written as forms are', async () => {
    expect(await token({ scope: 'leads.write leads.read' }).value(1_000)).toBe('t1');
    const [request] = outside.received;
    const basic = Buffer.from('flo%3Ata:sec+ret%2B').toString('base64');
    expect(request?.headers['authorization']).toBe(`Basic ${basic}`);
    expect(Object.fromEntries(request?.form ?? [])).toEqual({
      grant_type: 'client_credentials',
      scope: 'leads.write leads.read',
    });
  });

  it('is asked for with its owner’s password where the server knows no other way', async () => {
    await token({ owner: { user: 'ana', password: 'p&=ss' }, clientIn: 'form' }).value(1_000);
    const [request] = outside.received;
    expect(request?.headers['authorization']).toBeUndefined();
    expect(Object.fromEntries(request?.form ?? [])).toEqual({
      ...{ grant_type: 'password', username: 'ana', password: 'p&=ss' },
      ...{ client_id: 'flo:ta', client_secret: 'sec ret+' },
    });
  });

  it('is asked for once however many wait, and kept until shortly before it ends', async () => {
    const one = token();
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => one.value(1_000))))).toEqual(new Set(['t1']));
    now += 3_569_000;
    expect(await one.value(1_000)).toBe('t1');
    now += 2_000;
    expect(await one.value(1_000)).toBe('t2');
    expect(outside.received).toHaveLength(2);
  });

  it('that lives shortly, or does not say how long, is used all the same', async () => {
    reply = () => ({ json: { access_token: `t${++given}`, token_type: 'bearer', expires_in: 10 } });
    const short = token();
    await short.value(1_000);
    now += 4_000;
    expect(await short.value(1_000)).toBe('t1');
    reply = () => ({ json: { access_token: 'silent', token_type: 'bearer' } });
    expect(await token().value(1_000)).toBe('silent');
  });

  it('that was refused is asked for anew, once', async () => {
    const one = token();
    const first = await one.value(1_000);
    one.forget(first);
    expect(await one.value(1_000)).toBe('t2');
    one.forget(first);
    expect(await one.value(1_000)).toBe('t2');
  });

  it('that could not be had is asked for again by who comes next', async () => {
    const one = token();
    outside.become('failing');
    expect(await failureOf(one.value(1_000))).toBe('failing');
    outside.become('up');
    expect(await one.value(1_000)).toBe('t1');
  });

  it.each<[string, string, Reply]>([
    ['unauthorised', 'wrong credentials', { status: 400, json: { error: 'invalid_grant' } }],
    ['unauthorised', 'an unknown client', { status: 401, json: { error: 'invalid_client' } }],
    ['not-understood', 'an error that says 200', { json: { error: 'invalid_grant' } }],
    ['not-understood', 'a page', { body: '<html>' }],
    ['not-understood', 'another kind of token', { json: { access_token: 't', token_type: 'mac' } }],
    ['not-understood', 'a token that is none', { json: { access_token: 7, token_type: 'bearer' } }],
  ])('is %s where the server answers with %s', async (kind, _what, answer) => {
    reply = () => answer;
    expect(await failureOf(token().value(1_000))).toBe(kind);
  });
});
