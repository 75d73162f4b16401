import { afterAll, beforeAll, it } from '@jest/globals';
import { createLead } from '@flota/prisma/seed';
import { addDays, type AdminCollectionAgency, todayInMexico } from '@flota/schemas';
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

it('so is a mail to a lead', async () => {
  const care = await api.signIn('care');
  const { id } = await createLead(api.prisma);
  const mail = { subject: 'Su cotización', text: 'Hola, Ana: ¿la revisamos?' };
  await api.http.post(`/api/admin/leads/${id}/mails`).set(care.headers).send(mail).expect(201);
  await api.http.get(`/api/admin/leads/${id}/mail`).set(care.headers).expect(200);
});

it('so are cases that go to an agency and come back from it', async () => {
  const finance = await api.signIn('finance');
  const today = todayInMexico();
  const post = (path: string, body: object) => api.http.post(`/api/admin/${path}`).set(finance.headers).send(body);
  const sheet = {
    ...{ name: 'Cobranza del Istmo, S.C.', rfc: 'GBA150302AB1', address: 'Av. Hidalgo 12, Centro, 68000 Oaxaca, Oax.' },
    ...{ phones: ['951 210 4455'], email: 'gestion@istmo.example', collectors: ['Ana Lucía Treviño'] },
    contractFrom: addDays(today, -30),
  };
  const { body } = await post('collection-agencies', sheet).expect(201);
  const { id: agencyId } = body as AdminCollectionAgency;
  const handOver = async () => {
    const history = [{ does: 'pays on time' as const, instalments: 13 }];
    const { contract } = await signedInOwner(api, { dueDaysAgo: 10, history });
    const handover = { agencyId, fromOn: today, reason: 'Tres promesas rotas' };
    await post(`collections/${contract.id}/handover`, handover).expect(204);
    return contract.id;
  };
  const stopped = await handOver();
  await post(`collections/${stopped}/stops`, { reason: 'lawyer', allContracts: true }).expect(204);
  await handOver();
  const path = `/api/admin/collection-agencies/${agencyId}`;
  const { updatedAt } = (await api.http.get(path).set(finance.headers).expect(200)).body as AdminCollectionAgency;
  await api.http.patch(path).set(finance.headers).send({ active: false, updatedAt }).expect(200);
});
