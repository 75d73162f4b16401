import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createStaffAccount, FACTORY_PASSWORD } from '@flota/prisma/seed';
import { newAddress } from '../../testing/clients.js';
import { browserHeaders, type CookieJar, receivedCookies } from '../../testing/cookies.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const login = (
  email: string,
  password: string,
  { address = newAddress(), jar = {} }: { address?: string; jar?: CookieJar } = {},
) =>
  api.http
    .post('/api/auth/staff/login')
    .set({ ...(Object.keys(jar).length > 0 && browserHeaders(jar)), 'x-forwarded-for': address })
    .send({ email, password });

describe('guessing at one account of staff', () => {
  it('from ever new addresses ends after a hundred guesses a day, and never for a device its owner used before', async () => {
    const { id, email } = await createStaffAccount(api.prisma, { role: 'admin' });
    const jar = receivedCookies(await login(email, FACTORY_PASSWORD).expect(200));
    for (let guess = 0; guess < 100; guess += 1) await login(email, `intento-${guess}`).expect(401);
    await login(email, FACTORY_PASSWORD).expect(429);
    await login(email, FACTORY_PASSWORD, { jar }).expect(200);

    const entries = await api.prisma.auditEntry.findMany({ where: { resource: 'staff', recordId: id } });
    const actions = entries.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['sign-in', 'sign-in.failed', 'sign-in.limited']));
    const failed = entries.find(({ action }) => action === 'sign-in.failed');
    expect(failed).toMatchObject({ address: expect.stringContaining('.'), device: expect.any(String) });
  });

  it('from the addresses of one /64 is guessing from one place', async () => {
    const { email } = await createStaffAccount(api.prisma, { role: 'admin' });
    for (let guess = 0; guess < 8; guess += 1) {
      await login(email, `intento-${guess}`, { address: `2001:db8:7:7::${guess + 1}` }).expect(401);
    }
    await login(email, FACTORY_PASSWORD, { address: '2001:db8:7:7:ffff::1' }).expect(429);
    await login(email, FACTORY_PASSWORD, { address: '2001:db8:7:8::1' }).expect(200);
  });

  it('at an account that is none leaves no address of a mailbox behind', async () => {
    await login('nadie@flota.test', 'intento').expect(401);
    const [entry] = await api.prisma.auditEntry.findMany({ orderBy: { at: 'desc' }, take: 1 });
    expect(entry).toMatchObject({ action: 'sign-in.failed', actorEmail: null });
    expect(JSON.stringify(entry)).not.toContain('nadie@');
  });
});
