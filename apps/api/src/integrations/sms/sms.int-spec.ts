import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCustomer, createQuote } from '@flota/prisma/seed';
import { type AdminSmsTexts, MESSAGING_AGREEMENTS, type Problem } from '@flota/schemas';
import { Agreements } from '../../platform/messaging/agreements.js';
import { TextFates } from '../../platform/messaging/text-fates.js';
import { SendTextJob } from '../../platform/messaging/send-text.job.js';
import { type Example, startExample } from '../../testing/outside/example.js';
import { type Outside, startOutside } from '../../testing/outside/outside.js';
import { turnOn } from '../../testing/outside/turn-on.js';
import { quoteFor } from '../../testing/quote-request.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { exampleSettings as whatsappSettings } from '../whatsapp/whatsapp.fixture.js';
import { whatsappConnector } from '../whatsapp/whatsapp.connector.js';
import { exampleSettings } from './sms.fixture.js';
import { smsConnector } from './sms.connector.js';
import { twilioSignature } from './twilio-signature.js';

const ACCOUNT = `AC${'0'.repeat(32)}`;
const PATH = '/api/integrations/sms';
const KIND = 'quotes.tell-link';

let api: TestApp;
let care: SignedIn;
let examples: Example[];
let sms: Outside;
let whatsapp: Outside;

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
  examples = await Promise.all([startExample('sms'), startExample('whatsapp')]);
  [sms, whatsapp] = (await Promise.all(examples.map(startOutside))) as [Outside, Outside];
});
afterAll(async () => {
  for (const each of [sms, whatsapp, ...examples]) await each.close();
  await api.close();
});
beforeEach(async () => {
  await api.prisma.textMessage.deleteMany();
  await api.prisma.smsText.deleteMany();
  sms.received.length = 0;
  whatsapp.received.length = 0;
  await turnOn(api, whatsappConnector, null);
  await turnOn(api, smsConnector, exampleSettings(sms.url));
});

let count = 0;
const newPhone = () => `55${String(30_000_000 + (count += 1))}`;
const newSid = () => `SM${String((count += 1)).padStart(32, '0')}`;

async function askedFor({ phone = newPhone(), by = ['sms'] }: { phone?: string; by?: string[] } = {}) {
  const request = quoteFor('ana@ejemplo.mx');
  await api.http
    .post('/api/quotes')
    .send({
      ...request,
      contact: { ...request.contact, phone },
      ...Object.fromEntries(by.map((channel) => [channel, true])),
    })
    .expect(201);
  return api.prisma.textMessage.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
}
const process = (id: string) => api.app.get(SendTextJob, { strict: false }).process({ id });
const read = (id: string) => api.prisma.textMessage.findUniqueOrThrow({ where: { id } });
const sent = () => sms.received.filter(({ method }) => method === 'POST').map(({ form }) => Object.fromEntries(form));

function tell(path: string, fields: Record<string, string>, { token = 'auth-token', account = ACCOUNT } = {}) {
  const form = new URLSearchParams({ AccountSid: account, ApiVersion: '2010-04-01', ...fields });
  return api.http
    .post(`${PATH}${path}`)
    .set('content-type', 'application/x-www-form-urlencoded')
    .set('x-twilio-signature', twilioSignature(token, { url: `https://flota.test${PATH}${path}`, form }))
    .send(form.toString());
}
const says = (from: string, body: string, of: Record<string, string> = {}) =>
  tell('/inbound', { MessageSid: newSid(), From: from, To: '+525550000000', Body: body, NumMedia: '0', ...of });
const may = (phone: string, id: string) =>
  api.app.get(Agreements).mayWrite(api.prisma, { channel: 'sms', phone }, { kind: 'quote', id });

async function withWhatsapp() {
  await turnOn(api, whatsappConnector, whatsappSettings(whatsapp.url));
  const template = {
    name: 'enlace_cotizacion',
    language: 'es_MX',
    variables: ['nombre', 'folio', 'vigencia', 'enlace'],
  };
  await api.http.put(`/api/admin/message-templates/${KIND}`).set(care.headers).send({ template }).expect(204);
}

describe('a message by SMS', () => {
  it('says who we are and leaves as GSM-7, with where its statuses come to', async () => {
    const { id, recipient, aboutId } = await askedFor();
    await process(id);
    expect(await read(id)).toMatchObject({ channel: 'sms', state: 'sent', reference: expect.stringMatching(/^SM/) });
    const { folio, token } = await api.prisma.quote.findUniqueOrThrow({ where: { id: aboutId } });
    const [message] = sent();
    expect(message).toEqual({
      To: recipient,
      From: '+525550000000',
      Body: expect.stringMatching(/^Flota: Hola, .+ Esta es la cotizacion /),
      StatusCallback: `https://flota.test${PATH}/status?id=${id}`,
    });
    expect(message?.Body).toContain(folio);
    expect(message?.Body).toContain(`https://flota.test/cotizacion/${token}`);
    expect(await api.prisma.messagingAgreement.findFirst({ where: { aboutId } })).toMatchObject({
      channel: 'sms',
      agreed: true,
      text: MESSAGING_AGREEMENTS.quote.sms,
    });
  });

  it('goes through a messaging service where one is set', async () => {
    const sender = `MG${'a'.repeat(32)}`;
    await turnOn(api, smsConnector, { ...exampleSettings(sms.url), sender, unaccented: false });
    await process((await askedFor()).id);
    const [message] = sent();
    expect(message).toMatchObject({ MessagingServiceSid: sender, Body: expect.stringContaining('cotización') });
    expect(message).not.toHaveProperty('From');
  });

  it('fails for good where no mobile is, and waits where it can be mended', async () => {
    const nowhere = await askedFor({ phone: '5500000000' });
    await process(nowhere.id);
    expect(await read(nowhere.id)).toMatchObject({
      state: 'failed',
      lastError: 'SMS: 21614 To number is not a valid mobile number',
    });
    const waiting = await askedFor({ phone: '5500000002' });
    await process(waiting.id);
    expect(await read(waiting.id)).toMatchObject({ state: 'pending', lastError: 'sms: refused 400' });
  });

  it('hears of a STOP that was said to the operator, and writes there no more', async () => {
    const { id, recipient, aboutId } = await askedFor({ phone: '5500000001' });
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'failed' });
    expect(await may(recipient, aboutId)).toBe(false);
  });

  it('is told what became of it, by its id where our answer was lost', async () => {
    const { id } = await askedFor();
    const MessageSid = newSid();
    const status = (MessageStatus: string, of = {}) =>
      tell(`/status?id=${id}`, { MessageSid, MessageStatus, ...of }).expect(204);
    await status('delivered');
    expect(await read(id)).toMatchObject({ state: 'sent', reference: MessageSid, fate: 'delivered' });
    await process(id);
    expect(sent()).toEqual([]);
    await status('queued');
    expect(await read(id)).toMatchObject({ fate: 'delivered' });

    const other = await askedFor();
    await process(other.id);
    const { reference } = await read(other.id);
    await tell('/status', { MessageSid: reference ?? '', MessageStatus: 'undelivered', ErrorCode: '30005' }).expect(
      204,
    );
    expect(await read(other.id)).toMatchObject({ fate: 'failed', fateReason: '30005 el número no existe' });
  });
});

describe('two channels', () => {
  const both = () => askedFor({ by: ['whatsapp', 'sms'] });
  beforeEach(withWhatsapp);

  it('are WhatsApp first, and SMS where that can’t say it or was not agreed to', async () => {
    expect((await both()).channel).toBe('whatsapp');
    expect((await askedFor({ by: ['sms'] })).channel).toBe('sms');
    await api.prisma.messageTemplate.deleteMany();
    expect((await both()).channel).toBe('sms');
  });

  it('take each other’s place where nobody has WhatsApp, if they agreed to both', async () => {
    const { id } = await askedFor({ phone: '5500000000', by: ['whatsapp', 'sms'] });
    await process(id);
    expect(await read(id)).toMatchObject({ channel: 'sms', state: 'pending' });
    await process(id);
    expect(await read(id)).toMatchObject({
      channel: 'sms',
      state: 'failed',
      lastError: expect.stringMatching(/^SMS: /),
    });
    const only = await askedFor({ phone: '5500000000', by: ['whatsapp'] }).catch(() => null);
    // Three messages a day go to a telephone that somebody names: this is its second.
    await process(only?.id ?? '');
    expect(await read(only?.id ?? '')).toMatchObject({ channel: 'whatsapp', state: 'failed' });
  });
});

describe('a message that WhatsApp took over and could not deliver', () => {
  const lost = async (by: string[]) => {
    const { id } = await askedFor({ by });
    await process(id);
    const { reference } = await read(id);
    const news = {
      channel: 'whatsapp',
      reference: reference ?? '',
      fate: 'failed',
      at: new Date(),
      reason: '131026',
    } as const;
    for (let told = 0; told < 2; told += 1) await api.app.get(TextFates).note(news);
    return id;
  };
  beforeEach(withWhatsapp);

  it('goes by SMS, once, if they agreed to both', async () => {
    const id = await lost(['whatsapp', 'sms']);
    expect(await read(id)).toMatchObject({ channel: 'sms', state: 'pending', fate: null, lastError: '131026' });
    await process(id);
    expect(await read(id)).toMatchObject({ channel: 'sms', state: 'sent' });
    expect(sent()).toHaveLength(1);
  });

  it('stays undelivered where they agreed to WhatsApp alone', async () => {
    const id = await lost(['whatsapp']);
    expect(await read(id)).toMatchObject({ channel: 'whatsapp', state: 'sent', fate: 'failed', fateReason: '131026' });
  });
});

describe('who writes by SMS', () => {
  it.each(['STOP', 'Alto', '¡BAJA!'])('%s gets no more, and is told so', async (word) => {
    const { id, recipient } = await askedFor();
    const { text, headers } = await says(recipient, word).expect(200);
    expect(headers['content-type']).toMatch(/^text\/xml/);
    expect(text).toMatch(/<Response><Message>Listo: ya no le enviaremos SMS/);
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'withheld' });
    expect(sent()).toEqual([]);
  });

  it('is answered by Twilio alone where it knows the word', async () => {
    const { recipient, aboutId } = await askedFor();
    const { text } = await says(recipient, 'Ya basta', { OptOutType: 'STOP' }).expect(200);
    expect(text).toMatch(/<Response\/>$/);
    expect(await may(recipient, aboutId)).toBe(false);
  });

  it('opens a conversation, once, which goes with the customer as what came in does', async () => {
    const customer = await createCustomer(api.prisma, { phone: `+52${newPhone()}` });
    const phone = customer.phone ?? '';
    const message = { MessageSid: newSid() };
    for (let times = 0; times < 2; times += 1) {
      const { text } = await says(phone, '¿Cuánto debo?', message).expect(200);
      expect(text).toMatch(/<Response\/>$/);
    }
    const conversations = await api.prisma.conversation.findMany({
      where: { customerId: customer.id },
      include: { messages: true },
    });
    expect(conversations).toMatchObject([{ subject: 'Mensajes por SMS', messages: [{ text: '¿Cuánto debo?' }] }]);
    expect(await api.prisma.inboundText.count({ where: { phone } })).toBe(1);
    await api.prisma.customer.delete({ where: { id: customer.id } });
    expect(await api.prisma.inboundText.count({ where: { phone } })).toBe(0);
  });
});

describe('the notices', () => {
  it('count when the account signed them, for their address, while it is on', async () => {
    const { id } = await askedFor();
    const fields = { MessageSid: newSid(), MessageStatus: 'delivered' };
    await tell(`/status?id=${id}`, fields, { token: 'another' }).expect(400);
    await tell('/status', fields, { account: `AC${'1'.repeat(32)}` }).expect(400);
    await tell('/status', { MessageStatus: 'delivered' }).expect(400);
    await api.http.post(`${PATH}/status`).send({ AccountSid: ACCOUNT }).expect(415);
    await api.http.post(`${PATH}/inbound`).expect(400);
    await turnOn(api, smsConnector, null);
    await tell(`/status?id=${id}`, fields).expect(404);
    await says('+525512345678', 'Hola').expect(404);
    expect(await read(id)).toMatchObject({ state: 'pending', fate: null });
  });

  it('may bear an address without an id of ours', async () => {
    await tell('/status?id=none', { MessageSid: newSid(), MessageStatus: 'sent' }).expect(204);
  });
});

describe('the call that somebody asked for', () => {
  const ask = (token: string, body: object) => api.http.post(`/api/quotes/${token}/call-back`).send(body);
  const texts = () => api.prisma.textMessage.findMany({ where: { kind: 'leads.tell-call-back' } });

  it('is confirmed to who wants that, once, on the telephone that will ring', async () => {
    const quote = await createQuote(api.prisma, { contactPhone: `+52${newPhone()}` });
    await ask(quote.token, { preferredTime: 'morning', confirmBy: 'sms' }).expect(201);
    await ask(quote.token, { preferredTime: 'morning', confirmBy: 'sms' }).expect(201);
    const [owed, ...others] = await texts();
    expect(others).toEqual([]);
    await process(owed?.id ?? '');
    const [message] = sent();
    expect(message).toMatchObject({ To: quote.contactPhone });
    expect(message?.Body).toContain('Le llamaremos por la mañana');
    expect(message?.Body).toContain(quote.folio);
    expect(await api.prisma.messagingAgreement.findMany({ where: { aboutId: quote.id } })).toMatchObject([
      { channel: 'sms', text: MESSAGING_AGREEMENTS.callBack.sms },
    ]);
  });

  it('is not told to who did not ask, nor once they were called', async () => {
    const quote = await createQuote(api.prisma, { contactPhone: `+52${newPhone()}` });
    await ask(quote.token, {}).expect(201);
    expect(await texts()).toEqual([]);
    const other = await createQuote(api.prisma, { contactPhone: `+52${newPhone()}` });
    await ask(other.token, { confirmBy: 'sms' }).expect(201);
    await api.prisma.lead.updateMany({ data: { stage: 'contacted' } });
    const [owed] = await texts();
    await process(owed?.id ?? '');
    expect(await read(owed?.id ?? '')).toMatchObject({ state: 'withheld' });
    await ask(other.token, { confirmBy: 'pigeon' }).expect(422);
  });
});

describe('the texts', () => {
  const put = (body: object, kind = KIND) => api.http.put(`/api/admin/sms-texts/${kind}`).set(care.headers).send(body);
  const list = async () => {
    const { body } = await api.http.get('/api/admin/sms-texts').set(care.headers).expect(200);
    return body as AdminSmsTexts;
  };
  const ownOf = async () => (await list()).texts.find(({ kind }) => kind === KIND);

  it('are the kinds’ own, each variable with a sample', async () => {
    const { opening, texts, unaccented } = await list();
    expect([opening, unaccented]).toEqual(['Flota: ', true]);
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.every(({ isOn, own }) => isOn && own === null)).toBe(true);
    expect(texts.flatMap(({ variables }) => variables).filter(({ sample }) => !sample)).toEqual([]);
    await turnOn(api, smsConnector, null);
    expect((await list()).opening).toBeNull();
  });

  it('are what staff write, with a trace, and the standard ones again', async () => {
    await put({ isOn: true, text: 'Su cotización {folio}: {enlace}' }).expect(204);
    await process((await askedFor()).id);
    expect(sent()[0]?.Body).toMatch(/^Flota: Su cotizacion F-\S+: https:\S+$/);
    const entries = await api.prisma.auditEntry.findMany({ where: { resource: 'sms-texts', action: 'edit' } });
    expect(entries).toMatchObject([{ recordId: KIND, actorEmail: care.email }]);
    await put({ isOn: true, text: null }).expect(204);
    expect(await ownOf()).toMatchObject({ own: null });
  });

  it('name nothing that the kind does not know', async () => {
    const { body } = await put({ isOn: true, text: 'Hola, {rfc}' }).expect(422);
    expect((body as Problem).errors).toEqual([{ field: 'text', code: 'TEXT.VARIABLE_UNKNOWN', detail: 'rfc' }]);
    await put({ isOn: true, text: ' ' }).expect(422);
    await put({ isOn: true, text: 'a'.repeat(481) }).expect(422);
    await put({ isOn: true, text: null }, 'nothing').expect(404);
  });

  it('say nothing by SMS where staff want none of it there', async () => {
    await put({ isOn: false, text: null }).expect(204);
    await expect(askedFor()).rejects.toThrow();
  });
});
