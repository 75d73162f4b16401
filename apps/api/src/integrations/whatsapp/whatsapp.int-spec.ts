import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCustomer } from '@flota/prisma/seed';
import {
  MESSAGING_AGREEMENTS,
  type AdminMessageTemplates,
  messagingOfferSchema,
  ownMessagingSchema,
} from '@flota/schemas';
import { SendTextJob } from '../../platform/messaging/send-text.job.js';
import { type Example, startExample } from '../../testing/outside/example.js';
import { type Outside, startOutside } from '../../testing/outside/outside.js';
import { turnOn } from '../../testing/outside/turn-on.js';
import { quoteFor } from '../../testing/quote-request.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { exampleSettings } from './whatsapp.fixture.js';
import { whatsappConnector } from './whatsapp.connector.js';

const HOOK = '/api/integrations/whatsapp/webhook';

let api: TestApp;
let care: SignedIn;
let example: Example;
let outside: Outside;

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
  example = await startExample('whatsapp');
  outside = await startOutside(example);
});
afterAll(async () => {
  await outside.close();
  await example.close();
  await api.close();
});
beforeEach(async () => {
  await api.prisma.textMessage.deleteMany();
  outside.received.length = 0;
  await turnOn(api, whatsappConnector, exampleSettings(outside.url));
  await choose(
    { name: 'enlace_cotizacion', language: 'es_MX', variables: ['nombre', 'folio', 'vigencia', 'enlace'] },
    204,
  );
});

function choose(template: object | null, status: number, kind = 'quotes.tell-link') {
  return api.http.put(`/api/admin/message-templates/${kind}`).set(care.headers).send({ template }).expect(status);
}

let count = 0;
const newPhone = () => `55${String(20_000_000 + (count += 1))}`;

async function askedFor(phone = newPhone()) {
  const request = quoteFor('ana@ejemplo.mx');
  await api.http
    .post('/api/quotes')
    .send({ ...request, contact: { ...request.contact, phone }, whatsapp: true })
    .expect(201);
  return api.prisma.textMessage.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
}
const process = (id: string) => api.app.get(SendTextJob, { strict: false }).process({ id });
const read = (id: string) => api.prisma.textMessage.findUniqueOrThrow({ where: { id } });

function tell(value: object, { secret = 'app-secret', number = '106540352242922' } = {}) {
  const change = {
    field: 'messages',
    value: { messaging_product: 'whatsapp', metadata: { phone_number_id: number }, ...value },
  };
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes: [change] }],
  });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return api.http
    .post(HOOK)
    .set('content-type', 'application/json')
    .set('x-hub-signature-256', `sha256=${signature}`)
    .send(body);
}
const now = () => String(Math.floor(Date.now() / 1_000));
const says = (phone: string, text: string, id = `wamid.${newPhone()}`) => ({
  messages: [{ from: phone, id, timestamp: now(), type: 'text', text: { body: text } }],
});

describe('a message by WhatsApp', () => {
  it('leaves by the template that was chosen, in its language, with its variables in order', async () => {
    const { id, recipient } = await askedFor();
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'sent', reference: expect.stringMatching(/^wamid\./) });
    const [request] = outside.received.filter(({ method }) => method === 'POST');
    const quote = await api.prisma.quote.findFirstOrThrow({ where: { contactPhone: recipient } });
    expect(request?.json).toMatchObject({
      messaging_product: 'whatsapp',
      to: recipient.slice(1),
      type: 'template',
      template: { name: 'enlace_cotizacion', language: { code: 'es_MX' } },
      biz_opaque_callback_data: id,
    });
    const { template } = request?.json as { template: { components: [{ parameters: { text: string }[] }] } };
    const [name, folio, , link] = template.components[0].parameters.map(({ text }) => text);
    expect([name, folio, link]).toEqual([
      quote.contactName,
      quote.folio,
      `https://flota.test/cotizacion/${quote.token}`,
    ]);
  });

  it('fails for good where nobody has WhatsApp, and waits where it can be mended', async () => {
    const refused = await askedFor('5500000000');
    await process(refused.id);
    const row = await read(refused.id);
    expect([row.state, row.lastError]).toEqual(['failed', 'WhatsApp: Message undeliverable']);
    const { id } = await askedFor();
    await api.prisma.messageTemplate.updateMany({ data: { name: 'otra' } });
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'pending', lastError: 'whatsapp: refused 404' });
  });

  it('is told what became of it, by its id where our answer was lost', async () => {
    const { id } = await askedFor();
    const status = (name: string, of = {}) => ({
      statuses: [
        {
          id: 'wamid.X',
          status: name,
          timestamp: now(),
          recipient_id: '525512345678',
          biz_opaque_callback_data: id,
          ...of,
        },
      ],
    });
    await tell(status('delivered')).expect(200);
    expect(await read(id)).toMatchObject({ state: 'sent', reference: 'wamid.X', fate: 'delivered' });
    await process(id);
    expect(outside.received.filter(({ method }) => method === 'POST')).toEqual([]);
    await tell(status('read')).expect(200);
    expect(await read(id)).toMatchObject({ fate: 'read' });
  });
});

describe('what customers write', () => {
  it('opens a conversation of theirs once, goes on in it, and may be answered there', async () => {
    const customer = await createCustomer(api.prisma, { phone: `+52${newPhone()}` });
    const from = customer.phone?.replace('+52', '521') ?? '';
    const first = says(from, 'Buen día, ¿cuánto debo?');
    await tell(first).expect(200);
    await tell(first).expect(200);
    await tell({ messages: [{ from, id: 'wamid.foto', timestamp: now(), type: 'image', image: { id: '1' } }] }).expect(
      200,
    );
    const [conversation, ...others] = await api.prisma.conversation.findMany({
      where: { customerId: customer.id },
      include: { messages: { orderBy: { createdAt: 'asc' } } },
    });
    expect(others).toEqual([]);
    expect(conversation).toMatchObject({ subject: 'Mensajes por WhatsApp', state: 'open' });
    expect(conversation?.messages.map(({ text }) => text)).toEqual([
      'Buen día, ¿cuánto debo?',
      expect.stringContaining('no es texto'),
    ]);

    await api.http
      .post(`/api/admin/conversations/${conversation?.id ?? ''}/messages`)
      .set(care.headers)
      .field('message', JSON.stringify({ text: 'Su saldo está en su cuenta.' }))
      .expect(201);
    const [answer] = await api.prisma.textMessage.findMany({ where: { kind: 'messages.tell-answer' } });
    expect(answer).toMatchObject({ channel: 'whatsapp', recipient: customer.phone, agreedId: conversation?.id });
  });

  it('is nobody’s where no customer has the number, or two have it', async () => {
    const before = await api.prisma.conversation.count();
    const phone = newPhone();
    await tell(says(`52${phone}`, 'Hola')).expect(200);
    await createCustomer(api.prisma, { phone: `+52${phone}` });
    await createCustomer(api.prisma, { phone: `+52${phone}` });
    await tell(says(`52${phone}`, 'Hola')).expect(200);
    expect(await api.prisma.conversation.count()).toBe(before);
  });

  it('ends all messages when it is BAJA', async () => {
    const { id, recipient } = await askedFor();
    await tell(says(recipient.slice(1), 'BAJA')).expect(200);
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'withheld' });
  });
});

describe('the webhook', () => {
  it('shows that it is ours to who knows the token', async () => {
    const ask = (token: string, challenge = '1158201444') =>
      api.http.get(HOOK).query({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': challenge });
    const { text, headers } = await ask('verify-me').expect(200);
    expect([text, headers['content-type']]).toEqual(['1158201444', 'text/plain; charset=utf-8']);
    await ask('another').expect(403);
    await ask('verify-me', '<script>').expect(403);
    await api.http.get(HOOK).expect(403);
  });

  it('believes nothing unsigned, nothing of another number, and nobody while it is off', async () => {
    const customer = await createCustomer(api.prisma, { phone: `+52${newPhone()}` });
    const value = says(customer.phone?.slice(1) ?? '', 'Hola');
    await tell(value, { secret: 'other' }).expect(400);
    await api.http.post(HOOK).send({}).expect(400);
    await tell(value, { number: '99999' }).expect(200);
    await turnOn(api, whatsappConnector, null);
    await tell(value).expect(404);
    await api.http.get(HOOK).expect(404);
    expect(await api.prisma.conversation.count({ where: { customerId: customer.id } })).toBe(0);
  });
});

describe('templates', () => {
  it('are listed with what they are to say, and chosen with a trace', async () => {
    const { body } = await api.http.get('/api/admin/message-templates').set(care.headers).expect(200);
    const { available, kinds } = body as AdminMessageTemplates;
    expect(available).toMatchObject([
      { name: 'enlace_cotizacion', approved: true, variables: 4 },
      { name: 'pago_recibido', approved: false, variables: 1 },
    ]);
    expect(kinds.find(({ kind }) => kind === 'quotes.tell-link')).toMatchObject({
      variables: ['nombre', 'folio', 'vigencia', 'enlace'],
      chosen: { name: 'enlace_cotizacion' },
    });
    const entries = await api.prisma.auditEntry.findMany({ where: { resource: 'message-templates' } });
    expect(entries[0]).toMatchObject({ action: 'edit', recordId: 'quotes.tell-link', actorEmail: care.email });
  });

  it('take as many variables as they have, of those that there are', async () => {
    const template = { name: 'enlace_cotizacion', language: 'es_MX', variables: ['nombre'] };
    await choose(template, 422);
    await choose({ ...template, variables: ['nombre', 'folio', 'vigencia', 'rfc'] }, 422);
    await choose(template, 404, 'nothing');
  });

  it('say nothing by WhatsApp once they are taken away', async () => {
    await choose(null, 204);
    await expect(askedFor()).rejects.toThrow();
  });
});

describe('what customers agree to', () => {
  it('is offered while there is a channel, and kept with its words', async () => {
    const customer = await api.signIn('customer');
    await api.prisma.customer.update({ where: { id: customer.id }, data: { phone: `+52${newPhone()}` } });
    const say = (agreed: boolean, status: number, channel = 'whatsapp') =>
      api.http.put('/api/customers/messaging').set(customer.headers).send({ channel, agreed }).expect(status);
    const own = async () =>
      ownMessagingSchema.parse((await api.http.get('/api/customers/messaging').set(customer.headers).expect(200)).body);
    expect(await own()).toMatchObject({ channels: [{ channel: 'whatsapp', agreed: false, since: null }] });
    await say(true, 200);
    await say(true, 409, 'sms');
    expect(await own()).toMatchObject({ channels: [{ agreed: true, since: expect.any(String) }] });
    expect(await api.prisma.messagingAgreement.findMany({ where: { aboutId: customer.id } })).toMatchObject([
      { agreed: true, source: 'profile', text: MESSAGING_AGREEMENTS.profile.whatsapp },
    ]);
    await say(false, 200);
    expect(await own()).toMatchObject({ channels: [{ agreed: false }] });
    await api.prisma.customer.update({ where: { id: customer.id }, data: { phone: null } });
    await say(true, 409);
  });

  it('is not offered without a channel', async () => {
    const offer = async () => messagingOfferSchema.parse((await api.http.get('/api/messaging').expect(200)).body);
    expect(await offer()).toEqual({ channels: ['whatsapp'] });
    await turnOn(api, whatsappConnector, null);
    expect(await offer()).toEqual({ channels: [] });
  });
});
