import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDistributor } from '@flota/prisma/seed';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { DealerContacts } from './dealer-contacts.js';

let api: TestApp;
let contacts: DealerContacts;
const DAY = 24 * 3_600_000;

beforeAll(async () => {
  api = await startTestApp();
  contacts = api.app.get(DealerContacts);
});
afterAll(() => api.close());

const ask = (token: string) => api.http.post('/api/auth/customers/contact-dealer').send({ token });

describe('POST /api/auth/customers/contact-dealer', () => {
  it('answers the dealer the token names, for a month', async () => {
    const { slug, name, phone, email } = await createDistributor(api.prisma, { slug: 'x'.repeat(80) });
    const token = contacts.issue(slug);
    expect(token).not.toContain(slug);
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('xxxx');
    const { body, headers } = await ask(token).expect(200);
    expect(body).toMatchObject({ name, phone, email });
    expect(headers['cache-control']).toContain('no-store');
    await ask(contacts.issue(slug, Date.now() - 29 * DAY)).expect(200);
    const old = await ask(contacts.issue(slug, Date.now() - 30 * DAY)).expect(410);
    expect(old.body).toMatchObject({ code: 'LINK.EXPIRED' });
  });

  it('takes no token but its own', async () => {
    const { slug } = await createDistributor(api.prisma);
    const sealed = Buffer.from(contacts.issue(slug), 'base64url');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      await ask(changed.toString('base64url')).expect(410);
    }
    await ask('x'.repeat(43)).expect(410);
    await ask('x').expect(410);
    await ask('').expect(422);
    await ask('x'.repeat(201)).expect(422);
  });

  it('knows nothing of a dealer that has closed', async () => {
    const { slug } = await createDistributor(api.prisma, { active: false });
    await ask(contacts.issue(slug)).expect(404);
  });
});
