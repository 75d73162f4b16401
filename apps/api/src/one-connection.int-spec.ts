import { afterAll, beforeAll, it } from '@jest/globals';
import { todayInMexico } from '@flota/schemas';
import { signedInOwner } from './testing/contract-owners.js';
import { contactForm, prospectForm, syntageForm } from './testing/lead-forms.js';
import { quoteFor } from './testing/quote-request.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

/*
 * A change that asks for a second connection while it holds one waits for itself where there is no other: with many changes
 * at once all connections are in such hands, and nobody is served. Here there is one.
 */
let api: TestApp;

beforeAll(async () => {
  api = await startTestApp({ env: { DATABASE_POOL: '1' } });
});
afterAll(() => api.close());

it.each([
  ['a quote, with its link by WhatsApp', '/api/quotes', { ...quoteFor('ana@ejemplo.mx'), whatsapp: true }],
  ['a message', '/api/contact', contactForm],
  ['a prospect', '/api/prospects', prospectForm],
  ['a consent', '/api/syntage', syntageForm],
])('%s is taken in by one connection', async (_what, path, body) => {
  await api.http.post(path).send(body).expect(201);
});

it('so are money and what staff write', async () => {
  const [finance, content] = [await api.signIn('finance'), await api.signIn('content')];
  const { contract } = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 12 }] });
  const transfer = { kind: 'payment', amount: '1500.00', receivedOn: todayInMexico(), reference: 'CLAVE 1' };
  await api.http.post(`/api/admin/contracts/${contract.id}/payments`).set(finance.headers).send(transfer).expect(201);
  const category = { slug: 'otras', name: 'Otras preguntas', position: 9 };
  await api.http.post('/api/admin/faq-categories').set(content.headers).send(category).expect(201);
});
