import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FieldCipher } from '@flota/records';
import { CLIENT_RFC, createClient } from '../../testing/clients.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const OLD_KEY = { id: 'old', secret: 'o'.repeat(40) };

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp({ env: { FIELD_KEYS: `new:${'n'.repeat(40)},${OLD_KEY.id}:${OLD_KEY.secret}` } });
});
afterAll(() => api.close());

it('a client whose RFC was written under an older key registers too', async () => {
  const { customer, contractNumber, taxProfile } = await createClient(api, { passwordHash: null });
  const former = new FieldCipher('s'.repeat(40), [OLD_KEY]);
  const rfcIndex = former.blindIndex(CLIENT_RFC, 'tax_profile.rfc');
  expect(rfcIndex).not.toBe(taxProfile.rfcIndex);
  await api.prisma.taxProfile.update({
    where: { id: taxProfile.id },
    data: { rfcIndex, rfc: former.encrypt(CLIENT_RFC, 'tax_profile.rfc') },
  });
  const body = { contractNumber, rfc: CLIENT_RFC, email: customer.email };
  await api.http.post('/api/auth/customers/register').send(body).expect(202);
  expect(await api.prisma.oneTimeLink.count()).toBe(1);
});
