import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SavedQuote } from '@flota/schemas';
import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { c01 } from '../../testing/quote-request.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ENV, type Env } from '../config/env.js';
import { deriveKey } from '../crypto/keys.js';
import { RateLimiter } from '../rate-limit/rate-limiter.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp({ env: { BOT_DEFENCE: 'on' } });
});
afterAll(() => api.close());

let addresses = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;
const post = (body: object, key?: string, address = newAddress()) =>
  api.http
    .post('/api/quotes')
    .set('x-forwarded-for', address)
    .set(key ? { 'idempotency-key': key } : {})
    .send({ ...c01, ...body });

const packed = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function challenge(): Promise<Challenge> {
  return (await api.http.get('/api/altcha/challenge').expect(200)).body as Challenge;
}

async function solve(asked: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge: asked, deriveKey: pbkdf2 });
  return packed({ challenge: asked, solution });
}

/** As the application makes them, but cheap, and with whatever is given. */
const handMade = (options: { expiresAt?: number; secret?: string } = {}) => {
  const {
    expiresAt = Math.floor(Date.now() / 1000) + 60,
    secret = deriveKey(api.app.get<Env>(ENV).APP_SECRET, 'altcha'),
  } = options;
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyPrefix: '0',
    expiresAt,
    deriveKey: pbkdf2,
    hmacSignatureSecret: secret,
  });
};

async function expectSuspected(body: object, key?: string): Promise<void> {
  const before = await api.prisma.quote.count();
  expect((await post(body, key).expect(403)).body).toMatchObject({ code: 'REQUEST.BOT_SUSPECTED' });
  expect(await api.prisma.quote.count()).toBe(before);
}

describe('a solved challenge', () => {
  it('is what a real one of ours leads to, and nobody keeps it', async () => {
    const { headers } = await api.http.get('/api/altcha/challenge').expect(200);
    expect(headers['cache-control']).toBe('no-store');
    await post({ altcha: await solve(await challenge()) }).expect(201);
  }, 60_000);

  it('opens one form once; a repeat of the same request gets the same quote', async () => {
    const altcha = await solve(await handMade());
    const first = await post({ altcha }, 'form-one').expect(201);
    const again = await post({ altcha }, 'form-one').expect(201);
    expect((again.body as SavedQuote).folio).toBe((first.body as SavedQuote).folio);
    await expectSuspected({ altcha }, 'form-two');
    await expectSuspected({ altcha });
  });

  it('opens one form when ten programs show it at once', async () => {
    const altcha = await solve(await handMade());
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => post({ altcha }, `program-${index}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(9);
  });

  it('is not used up by a form that was filled in wrongly', async () => {
    const altcha = await solve(await handMade());
    await post({ altcha, termMonths: 0 }).expect(422);
    await post({ altcha }).expect(201);
  });
});

describe('a form is refused', () => {
  it('before any work: nobody without a challenge learns what the plans allow', async () => {
    await expectSuspected({ termMonths: 13 });
    await post({ termMonths: 13, altcha: await solve(await handMade()) }).expect(422);
  });

  it('without a challenge', async () => {
    await expectSuspected({});
  });

  it.each([
    '',
    'x',
    packed({}),
    packed({ challenge: {}, solution: {} }),
    packed([]),
    Buffer.from('null').toString('base64'),
    '%%%',
  ])('with %j for one', async (altcha) => {
    await expectSuspected({ altcha });
  });

  it('with one that was not solved', async () => {
    const asked = await challenge();
    await expectSuspected({ altcha: packed({ challenge: asked, solution: { counter: 0, derivedKey: '00' } }) });
  });

  it('with one that has run out', async () => {
    await expectSuspected({ altcha: await solve(await handMade({ expiresAt: Math.floor(Date.now() / 1000) - 1 })) });
  });

  it('with one that somebody else made', async () => {
    await expectSuspected({ altcha: await solve(await handMade({ secret: 'another key' })) });
  });

  it('with one whose terms were changed after it was signed', async () => {
    const asked = await handMade({ expiresAt: Math.floor(Date.now() / 1000) - 1 });
    const later = { ...asked, parameters: { ...asked.parameters, expiresAt: Math.floor(Date.now() / 1000) + 600 } };
    await expectSuspected({ altcha: await solve(later) });
  });

  it('when the box is filled in that no person sees', async () => {
    await expectSuspected({ altcha: await solve(await handMade()), website: 'https://spam.example' });
  });

  it('after too many from one address, and not those of another', async () => {
    const address = newAddress();
    for (let sent = 0; sent < 20; sent += 1) await post({}, undefined, address).expect(403);
    const altcha = await solve(await handMade());
    const { body, headers } = await post({ altcha }, undefined, address).expect(429);
    expect(body).toMatchObject({ code: 'REQUEST.RATE_LIMITED' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await post({ altcha }).expect(201);
  });
});

it('calculating needs no challenge', async () => {
  const { contact: _contact, consent: _consent, ...terms } = c01;
  await api.http.post('/api/quotes/calculate').send(terms).expect(200);
});

describe('abuse', () => {
  const costFor = async (address: string) => {
    const { body } = await api.http.get('/api/altcha/challenge').set('x-forwarded-for', address).expect(200);
    return (body as { parameters: { cost: number } }).parameters.cost;
  };
  const costs = async (address: string, times: number) => {
    const seen: number[] = [];
    for (let time = 0; time < times; time += 1) seen.push(await costFor(address));
    return seen;
  };
  const quoteTo = async (email: string, address = newAddress()) =>
    post({ contact: { ...c01.contact, email }, altcha: await solve(await handMade()) }, undefined, address).expect(201);
  const mailsTo = (recipient: string) => api.prisma.outboundEmail.count({ where: { recipient } });

  it('makes the next form more work for its network, and for nobody else', async () => {
    const seen = await costs('2001:db8:7:7::1', 25);
    expect([seen[0], seen[10], seen[20]]).toEqual([1_000, 2_000, 4_000]);
    expect(await costFor('2001:db8:7:7:ffff::2')).toBe(4_000);
    expect(await costFor('2001:db8:7:8::1')).toBe(1_000);
  });

  it('mails one mailbox so many times a day, and answers as before', async () => {
    const mailbox = 'victima@flota.test';
    const address = newAddress();
    const answers = [];
    for (let sent = 0; sent < 19; sent += 1) answers.push(await quoteTo(mailbox, address));
    for (let sent = 0; sent < 5; sent += 1) answers.push(await quoteTo(mailbox));
    expect(
      new Set(
        answers.map(({ body }) =>
          Object.keys(body as object)
            .sort()
            .join(),
        ),
      ),
    ).toHaveProperty('size', 1);
    expect(await mailsTo(mailbox)).toBe(20);
    expect(await api.prisma.quote.count({ where: { contactEmail: mailbox } })).toBe(24);
    expect(await costFor(address)).toBeGreaterThan(4_000);

    await quoteTo('victima+otra@flota.test');
    expect(await mailsTo('victima+otra@flota.test')).toBe(0);
    await quoteTo('otra@flota.test');
    expect(await mailsTo('otra@flota.test')).toBe(1);
  }, 60_000);
});

it('counts anew when the time is over', async () => {
  const limiter = api.app.get(RateLimiter, { strict: false });
  const window = { name: 'test-window', seconds: 1 };
  expect([
    await limiter.count(window, 'a'),
    await limiter.count(window, 'a', 5),
    await limiter.count(window, 'b'),
  ]).toEqual([1, 6, 1]);
  await new Promise((done) => setTimeout(done, 1_200));
  expect(await limiter.count(window, 'a')).toBe(1);
});
