import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCustomer, createStaffAccount, FACTORY_PASSWORD } from '@flota/prisma/seed';
import {
  browserHeaders,
  type CookieJar,
  cookieHeader,
  receivedCookies,
  setCookieLines,
} from '../../testing/cookies.js';
import type { Answer } from '../../testing/http.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { CsrfTokens } from '../csrf/csrf.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const HOUR = 3_600_000;

let addresses = 0;
/** An address that nobody called from before; the test's proxy is trusted to tell it. */
const newAddress = () => `203.0.113.${(addresses += 1)}`;

describe.each([
  {
    kind: 'staff' as const,
    path: '/api/auth/staff',
    cookie: '__Host-flota_staff',
    me: '/api/admin/me',
    create: () => createStaffAccount(api.prisma, { role: 'care' }),
    close: (id: string) => api.prisma.staffAccount.update({ where: { id }, data: { active: false } }),
    idleHours: 4,
    longestHours: 12,
  },
  {
    kind: 'customer' as const,
    path: '/api/auth/customers',
    cookie: '__Host-flota_customer',
    me: '/api/customers/me',
    create: () => createCustomer(api.prisma),
    close: (id: string) => api.prisma.customer.update({ where: { id }, data: { active: false } }),
    idleHours: 30 * 24,
    longestHours: 90 * 24,
  },
])('sign-in of $kind', ({ kind, path, cookie, me, create, close, idleHours, longestHours }) => {
  const login = (email: string, password: string, address = newAddress()) =>
    api.http.post(`${path}/login`).set('x-forwarded-for', address).send({ email, password });
  const signIn = async () => {
    const account = await create();
    const response = await login(account.email, FACTORY_PASSWORD).expect(200);
    return { account, response, jar: receivedCookies(response), token: (response.body as { jwt: string }).jwt };
  };
  const refresh = (jar: CookieJar) => api.http.post(`${path}/refresh`).set(browserHeaders(jar));
  const logout = (jar: CookieJar) => api.http.post(`${path}/logout`).set(browserHeaders(jar));
  const callWith = (token: string) => api.http.get(me).set('authorization', `Bearer ${token}`);
  /** The part of a refresh token that its session keeps a hash of. */
  const secretOf = (jar: CookieJar) => jar[cookie]?.split('.')[1] ?? '';
  const sessionOf = (jar: CookieJar) =>
    api.prisma.authSession.findUniqueOrThrow({ where: { id: jar[cookie]?.split('.')[0] ?? '' } });

  it('answers a token and who it is, and nothing of the password', async () => {
    const { account, response, token } = await signIn();
    expect(response.body).toMatchObject({ [kind]: { id: account.id, email: account.email, name: account.name } });
    expect(JSON.stringify(response.body)).not.toContain('argon2');
    await callWith(token).expect(200);
  });

  it('keeps the refresh token where no script and no other site gets at it', async () => {
    const { response } = await signIn();
    const line = setCookieLines(response).find((text) => text.startsWith(`${cookie}=`)) ?? '';
    expect(line).toMatch(/; HttpOnly/);
    expect(line).toMatch(/; Secure/);
    expect(line).toMatch(/; SameSite=Strict/);
    expect(line).toMatch(/; Path=\/(;|$)/);
    const expires = Date.parse(/; Expires=([^;]+)/.exec(line)?.[1] ?? '');
    expect(Math.round((expires - Date.now()) / HOUR)).toBe(idleHours);
    expect(JSON.stringify(response.body)).not.toContain(receivedCookies(response)[cookie]?.split('.')[1]);
  });

  it('replaces the cookie of a former version, whose name any host of the domain could set', async () => {
    const { jar } = await signIn();
    const former = cookie.replace('__Host-', '');
    const lost = await api.http.post(`${path}/refresh`).set('cookie', `${former}=${jar[cookie]}`);
    const xsrf = receivedCookies(lost)['XSRF-TOKEN'] ?? '';
    const answer = await refresh({ [former]: jar[cookie] ?? '', 'XSRF-TOKEN': xsrf }).expect(200);
    expect(receivedCookies(answer)).toMatchObject({ [former]: '', [cookie]: expect.stringContaining('.') });
    expect(setCookieLines(answer).find((line) => line.startsWith(`${former}=`))).toMatch(/; Path=\/api\/auth(;|$)/);
    await refresh(receivedCookies(answer)).expect(200);
  });

  it('heeds no cookie of a former version beside its own', async () => {
    const [mine, tossed] = [await signIn(), await signIn()];
    const both = { [cookie.replace('__Host-', '')]: tossed.jar[cookie] ?? '', ...mine.jar };
    expect((await refresh(both).expect(200)).body).toMatchObject({ [kind]: { id: mine.account.id } });
  });

  it('keeps what it reads out of every cache', async () => {
    const { token } = await signIn();
    expect((await callWith(token).expect(200)).headers['cache-control']).toBe('no-store');
  });

  it('stores only a hash of the refresh token', async () => {
    const { jar } = await signIn();
    expect(JSON.stringify(await sessionOf(jar))).not.toContain(jar[cookie]?.split('.')[1]);
  });

  it('reads the e-mail as people write it', async () => {
    const { email } = await create();
    await login(` ${email.toUpperCase()} `, FACTORY_PASSWORD).expect(200);
  });

  it('says the same to an unknown address, a wrong password and a closed account', async () => {
    const known = await create();
    const closed = await create();
    await close(closed.id);
    const answers = [
      await login('nadie@flota.test', FACTORY_PASSWORD),
      await login(known.email, 'equivocada'),
      await login(closed.email, FACTORY_PASSWORD),
    ];
    const seen = answers.map(({ status, body, headers }) => {
      const { correlationId: _id, ...problem } = body as Record<string, unknown>;
      return { status, problem, cookies: headers['set-cookie'] };
    });
    expect(seen[0]).toMatchObject({ status: 401, problem: { code: 'AUTH.CREDENTIALS_WRONG' } });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it.each([
    {},
    { email: 'x' },
    { email: 'a@b.mx', password: '' },
    { email: ['a@b.mx'], password: { $ne: '' } },
    { email: 'a@b.mx', password: 'x'.repeat(201) },
  ])('refuses %j as incomplete', async (body) => {
    await api.http.post(`${path}/login`).send(body).expect(422);
  });

  it('makes a guesser wait, and nobody else', async () => {
    const [victim, neighbour] = [await create(), await create()];
    const address = newAddress();
    for (let attempt = 0; attempt < 8; attempt += 1)
      await login(victim.email, `intento-${attempt}`, address).expect(401);
    const { body, headers } = await login(victim.email, FACTORY_PASSWORD, address).expect(429);
    expect(body).toMatchObject({ code: 'REQUEST.RATE_LIMITED' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);

    await login(neighbour.email, FACTORY_PASSWORD, address).expect(200);
    await login(victim.email, FACTORY_PASSWORD, newAddress()).expect(200);
  });

  it('counts guesses made at the same moment like any', async () => {
    const { email } = await create();
    const address = newAddress();
    const guesses = Array.from(
      { length: 20 },
      async (_, number) => (await login(email, `intento-${number}`, address)).status,
    );
    expect((await Promise.all(guesses)).filter((status) => status === 401)).toHaveLength(8);
  });

  it('forgets the wrong attempts after a right one', async () => {
    const { email } = await create();
    const address = newAddress();
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 7; attempt += 1) await login(email, 'equivocada', address).expect(401);
      await login(email, FACTORY_PASSWORD, address).expect(200);
    }
  });

  it('gives a new token for the refresh cookie, and replaces the cookie', async () => {
    const { jar } = await signIn();
    const response = await refresh(jar).expect(200);
    const next = receivedCookies(response);
    expect(next[cookie]).not.toBe(jar[cookie]);
    expect(next[cookie]?.split('.')[0]).toBe(jar[cookie]?.split('.')[0]);
    await callWith((response.body as { jwt: string }).jwt).expect(200);
    await refresh(next).expect(200);
  });

  it('gives the same successor to two with one token, whichever of the answers arrives', async () => {
    const { jar } = await signIn();
    const overtaken = receivedCookies(await refresh(jar).expect(200));
    const arrived = receivedCookies(await refresh(jar).expect(200));
    expect(secretOf(overtaken)).toBe(secretOf(arrived));
    await refresh(overtaken).expect(200);
  });

  it('takes a refresh token again whose answer got lost, and the lost one is worth nothing', async () => {
    const { jar } = await signIn();
    const lost = receivedCookies(await refresh(jar).expect(200));
    await api.prisma.authSession.update({
      where: { id: (await sessionOf(jar)).id },
      data: { refreshedAt: new Date(Date.now() - 11_000) },
    });
    const arrived = receivedCookies(await refresh(jar).expect(200));
    await refresh(arrived).expect(200);
    await refresh(lost).expect(401);
    expect(await sessionOf(jar)).toMatchObject({ endReason: 'token-reused' });
  });

  it('ends the whole session when an old refresh token turns up: also the newest one, and every access token', async () => {
    const { jar, token } = await signIn();
    const successor = receivedCookies(await refresh(jar).expect(200));
    const next = receivedCookies(await refresh(successor).expect(200));
    expect((await refresh(jar).expect(401)).body).toMatchObject({ code: 'AUTH.SESSION_ENDED' });
    await refresh(next).expect(401);
    await callWith(token).expect(401);
    expect(await sessionOf(jar)).toMatchObject({ endReason: 'token-reused', endedAt: expect.any(Date) });
  });

  it('refuses a made-up token of a known session, and leaves that session alone', async () => {
    const { jar } = await signIn();
    const [id = ''] = jar[cookie]?.split('.') ?? [];
    for (const secret of ['x', 'x~y', '~']) await refresh({ ...jar, [cookie]: `${id}.${secret}` }).expect(401);
    await refresh(jar).expect(200);
  });

  it('answers two that refresh at once alike, and goes on with what it answered', async () => {
    const { jar } = await signIn();
    const answers = await Promise.all([refresh(jar), refresh(jar)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [one = {}, other = {}] = answers.map(receivedCookies);
    expect(secretOf(one)).toBe(secretOf(other));
    await refresh(other).expect(200);
  });

  it.each(['', 'x', 'x.y', '0198a000-0000-7000-8000-000000000000.x', "' OR 1=1.x"])(
    'refuses the refresh cookie %j',
    async (value) => {
      const { jar } = await signIn();
      const { status } = await refresh({ [cookie]: value, 'XSRF-TOKEN': jar['XSRF-TOKEN'] ?? '' });
      expect([401, 403]).toContain(status);
    },
  );

  it('refuses a refresh once the session has run out or the account is closed', async () => {
    const late = await signIn();
    await api.prisma.authSession.update({
      where: { id: (await sessionOf(late.jar)).id },
      data: { expiresAt: new Date() },
    });
    await refresh(late.jar).expect(401);

    const dismissed = await signIn();
    await close(dismissed.account.id);
    await refresh(dismissed.jar).expect(401);
  });

  it('has an absolute end, however much it is used', async () => {
    const { jar } = await signIn();
    const { id, expiresAt } = await sessionOf(jar);
    const aged = (hours: number) =>
      api.prisma.authSession.update({
        where: { id },
        data: { createdAt: new Date(Date.now() - hours * HOUR), expiresAt },
      });
    await aged(longestHours - 1);
    const answer = await refresh(jar).expect(200);
    const { expiresAt: end } = await sessionOf(jar);
    expect(Math.round((end.getTime() - Date.now()) / 60_000)).toBe(60);
    await aged(longestHours);
    await refresh(receivedCookies(answer)).expect(401);
  });

  it('lets no access token through past the end of the session', async () => {
    const { jar, token } = await signIn();
    await api.prisma.authSession.update({ where: { id: (await sessionOf(jar)).id }, data: { expiresAt: new Date() } });
    await callWith(token).expect(401);
  });

  it('ends with the sign-out, which takes the cookie away', async () => {
    const { jar, token } = await signIn();
    const response = await logout(jar).expect(204);
    expect(receivedCookies(response)[cookie]).toBe('');
    await refresh(jar).expect(401);
    await callWith(token).expect(401);
  });

  it('signs out with a refresh token whose answer got lost, too', async () => {
    const { jar } = await signIn();
    const lost = receivedCookies(await refresh(jar).expect(200));
    await logout(jar).expect(204);
    await refresh(lost).expect(401);
  });

  it('lets a sign-out without a session pass', async () => {
    await api.http.post(`${path}/logout`).expect(204);
  });

  describe('anti-forgery', () => {
    const forged = (response: Answer) => expect(response.body).toMatchObject({ status: 403, code: 'REQUEST.CSRF' });

    it('asks a client without cookies for nothing', async () => {
      await api.http.post(`${path}/refresh`).expect(401);
    });

    it('refuses our cookie without the header, and with another value in it', async () => {
      const { jar } = await signIn();
      forged(await api.http.post(`${path}/refresh`).set('cookie', cookieHeader(jar)));
      forged(await api.http.post(`${path}/refresh`).set({ ...browserHeaders(jar), 'x-xsrf-token': 'x' }));
      forged(await api.http.post(`${path}/logout`).set('cookie', cookieHeader({ [cookie]: jar[cookie] ?? '' })));
      await refresh(jar).expect(200);
    });

    it('refuses a token that is not ours though cookie and header agree', async () => {
      const { jar } = await signIn();
      const forgeries = [
        'x',
        `${jar['XSRF-TOKEN']}x`,
        new CsrfTokens('another secret').issue([jar[cookie]?.split('.')[0] ?? '']),
      ];
      for (const token of forgeries) forged(await refresh({ ...jar, 'XSRF-TOKEN': token }));
    });

    it("refuses another session's token", async () => {
      const [mine, theirs] = [await signIn(), await signIn()];
      forged(await refresh({ ...mine.jar, 'XSRF-TOKEN': theirs.jar['XSRF-TOKEN'] ?? '' }));
      await refresh(mine.jar).expect(200);
    });

    it('brings the right token with a refusal, so that a browser that lost its own can repeat the call', async () => {
      const { jar } = await signIn();
      const lost = { [cookie]: jar[cookie] ?? '' };
      const refusal = await api.http.post(`${path}/refresh`).set('cookie', cookieHeader(lost));
      forged(refusal);
      await refresh({ ...lost, ...receivedCookies(refusal) }).expect(200);
    });

    it('holds for every unsafe call that carries our cookie, not only under /api/auth', async () => {
      const { jar } = await signIn();
      const foreign = { 'XSRF-TOKEN': (await signIn()).jar['XSRF-TOKEN'] ?? '' };
      // Over plain http the browser sends the anti-forgery cookie alone elsewhere.
      const page = { 'XSRF-TOKEN': jar['XSRF-TOKEN'] ?? '' };
      forged(await api.http.post('/api/alert').set('cookie', cookieHeader(page)).send({}));
      await api.http.post('/api/alert').set(browserHeaders(page)).send({}).expect(204);
      // Over https the session comes along everywhere, and the token has to be for it.
      forged(
        await api.http
          .post('/api/alert')
          .set(browserHeaders({ ...jar, ...foreign }))
          .send({}),
      );
      await api.http.post('/api/alert').set(browserHeaders(jar)).send({}).expect(204);
      await api.http.post('/api/alert').set('cookie', 'theme=dark').send({}).expect(204);
      await api.http.get('/api/settings').set('cookie', cookieHeader(page)).expect(200);
    });
  });
});

describe('a browser with both sessions', () => {
  it('keeps each on its own', async () => {
    const staff = await createStaffAccount(api.prisma, { role: 'care' });
    const customer = await createCustomer(api.prisma);
    const credentials = (email: string) => ({ email, password: FACTORY_PASSWORD });
    const jar: CookieJar = {};
    const call = async (path: string, body?: object) => {
      const response = await api.http
        .post(path)
        .set(Object.keys(jar).length > 0 ? browserHeaders(jar) : {})
        .send(body);
      for (const [name, value] of Object.entries(receivedCookies(response))) {
        if (value) jar[name] = value;
        else delete jar[name];
      }
      return response.status;
    };
    expect(await call('/api/auth/staff/login', credentials(staff.email))).toBe(200);
    expect(await call('/api/auth/customers/login', credentials(customer.email))).toBe(200);
    expect(await call('/api/auth/staff/refresh')).toBe(200);
    expect(await call('/api/auth/customers/logout')).toBe(204);
    expect(await call('/api/auth/staff/refresh')).toBe(200);
    expect(await call('/api/auth/customers/refresh')).toBe(401);
  });
});

describe('over plain http', () => {
  let plain: TestApp;
  beforeAll(async () => {
    plain = await startTestApp({ env: { APP_URL: 'http://localhost:3000' } });
  });
  afterAll(() => plain.close());

  it('names and sends the cookies as browsers take them there', async () => {
    const { email } = await createStaffAccount(plain.prisma, { role: 'care' });
    const answer = await plain.http
      .post('/api/auth/staff/login')
      .send({ email, password: FACTORY_PASSWORD })
      .expect(200);
    const line = setCookieLines(answer).find((text) => text.startsWith('flota_staff=')) ?? '';
    expect(line).toMatch(/; Path=\/api\/auth(;|$)/);
    expect(line).not.toMatch(/Secure/);
    await plain.http
      .post('/api/auth/staff/refresh')
      .set(browserHeaders(receivedCookies(answer)))
      .expect(200);
  });
});

it('says with every answer what a page may ask a browser for, and that nobody embeds or reaches it', async () => {
  for (const path of ['/api/settings', '/api/customers/me', '/api/nowhere']) {
    const { headers } = await api.http.get(path);
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\)/);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});
