import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AdminLead, type AdminQuoteRow, type SavedQuote, savedQuoteSchema } from '@flota/schemas';
import { contactForm } from '../testing/lead-forms.js';
import { c01 } from '../testing/quote-request.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;
let care: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.lead.deleteMany();
  await requirePhone(false);
});

async function requirePhone(phoneRequired: boolean): Promise<void> {
  const { value } = await api.prisma.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
  await api.prisma.siteSettings.update({ where: { id: 1 }, data: { value: { ...(value as object), phoneRequired } } });
}

const { name, email } = c01.contact;
const quoteWith = (phone: string | undefined, changes: object = {}) =>
  api.http.post('/api/quotes').send({ ...c01, contact: { name, email, phone }, ...changes });
const saved = async (phone?: string): Promise<SavedQuote> =>
  savedQuoteSchema.parse((await quoteWith(phone).expect(201)).body);
const askForCall = (token: string, body: object = {}) => api.http.post(`/api/quotes/${token}/call-back`).send(body);
const asStaff = async (path: string) => (await api.http.get(path).set(care.headers).expect(200)).body as object;

describe('a quote without a telephone', () => {
  it.each([undefined, '', '  '])('is made of the e-mail address alone (%j), and is found by staff', async (phone) => {
    const quote = await saved(phone);
    expect(quote.withoutPhone).toBe(true);
    expect(await api.prisma.quote.findUniqueOrThrow({ where: { token: quote.token } })).toMatchObject({
      contactPhone: null,
      contactEmail: email,
    });
    const { data } = (await asStaff(
      `/api/admin/quotes?filter=${encodeURIComponent(JSON.stringify({ q: quote.folio }))}`,
    )) as { data: AdminQuoteRow[] };
    expect(data).toMatchObject([{ folio: quote.folio, contactPhone: null }]);
    const { text } = await api.http.get('/api/admin/quotes/export').set(care.headers).expect(200);
    expect(text).toContain(quote.folio);
  });

  it('says nothing of it where there is one', async () => {
    expect(await saved('55 1234 5678')).not.toHaveProperty('withoutPhone');
  });

  it.each(['whatsapp', 'sms'])('can not be sent by %s', async (channel) => {
    const { body } = await quoteWith(undefined, { [channel]: true }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'contact.phone', code: 'PHONE.REQUIRED' }] });
  });

  it('is called once a telephone is said, and not before', async () => {
    const { token } = await saved();
    const { body } = await askForCall(token).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'phone', code: 'PHONE.REQUIRED' }] });
    expect((await askForCall(token, { phone: '123' }).expect(422)).body).toMatchObject({
      errors: [{ field: 'phone', code: 'PHONE.INVALID' }],
    });
    expect(await api.prisma.lead.count()).toBe(0);
    await askForCall(token, { phone: '55 1234 5678' }).expect(201);
    await askForCall(token, { phone: '81 5555 0130', preferredTime: 'morning' }).expect(201);
    expect(await api.prisma.lead.findMany()).toMatchObject([{ phone: '+528155550130', preferredTime: 'morning' }]);
  });

  it('is called at its own telephone where it has one, whatever else is said', async () => {
    const { token } = await saved('55 1234 5678');
    await askForCall(token, { phone: '81 5555 0130' }).expect(201);
    expect(await api.prisma.lead.findMany()).toMatchObject([{ phone: '+525512345678' }]);
  });
});

it('a message without a telephone is kept, and shown to staff', async () => {
  const { phone: _, ...form } = contactForm;
  await api.http.post('/api/contact').send(form).expect(201);
  const { data } = (await asStaff('/api/admin/leads')) as { data: AdminLead[] };
  expect(data).toMatchObject([{ kind: 'contact', phone: null }]);
});

it('where the lender asks for a telephone, quotes and messages need one', async () => {
  await requirePhone(true);
  expect((await quoteWith(undefined).expect(422)).body).toMatchObject({
    errors: [{ field: 'contact.phone', code: 'PHONE.REQUIRED' }],
  });
  const message = await api.http
    .post('/api/contact')
    .send({ ...contactForm, phone: '' })
    .expect(422);
  expect(message.body).toMatchObject({ errors: [{ field: 'phone', code: 'PHONE.REQUIRED' }] });
  await saved('55 1234 5678');
});
