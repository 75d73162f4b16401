import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TextMessage } from '@flota/prisma';
import { createCustomer } from '@flota/prisma/seed';
import { MESSAGING_AGREEMENTS, type MessageChannel } from '@flota/schemas';
import { quoteFor } from '../../testing/quote-request.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Agreements } from './agreements.js';
import { InboundTexts, saysStop } from './inbound-texts.js';
import { MessageWay, MessageWays, TextRefusedError, type TextToSend } from './message-channel.js';
import { SendTextJob } from './send-text.job.js';
import { TextFates } from './text-fates.js';

/** A channel that keeps what it was given. */
class Kept extends MessageWay {
  readonly taken: TextToSend[] = [];
  on = true;
  says = true;
  fails: Error | null = null;

  override isOn = () => Promise.resolve(this.on);
  override canSay = () => Promise.resolve(this.says);
  override send(message: TextToSend) {
    if (this.fails) return Promise.reject(this.fails);
    this.taken.push(message);
    return Promise.resolve({ reference: `ref-${message.id}` });
  }
}

let api: TestApp;
const ways = { whatsapp: new Kept(), sms: new Kept() };

beforeAll(async () => {
  api = await startTestApp();
  for (const channel of ['whatsapp', 'sms'] as const) api.app.get(MessageWays).offer(channel, ways[channel]);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.textMessage.deleteMany();
  await api.prisma.messagingAgreement.deleteMany();
  await api.prisma.inboundText.deleteMany();
  for (const way of Object.values(ways)) Object.assign(way, { on: true, says: true, fails: null }).taken.length = 0;
});

/** The work of one job, as the queue would hand it over; no worker runs beside it. */
const process = (id: string) => api.app.get(SendTextJob, { strict: false }).process({ id });
const read = (id: string) => api.prisma.textMessage.findUniqueOrThrow({ where: { id } });
const all = () => api.prisma.textMessage.findMany();
const PHONE = '+525512345678';

let phones = 0;
const newPhone = () => `55${String(10_000_000 + (phones += 1))}`;

async function quote(whatsapp: boolean, phone = newPhone()): Promise<TextMessage[]> {
  const request = quoteFor('ana@ejemplo.mx');
  const contact = { ...request.contact, phone };
  await api.http
    .post('/api/quotes')
    .send({ ...request, contact, whatsapp })
    .expect(201);
  return all();
}
async function asked(): Promise<TextMessage> {
  const [text] = await quote(true);
  if (!text) throw new Error('Nothing is owed');
  return text;
}
const say = (channel: MessageChannel, agreed: boolean, phone: string) =>
  api.app.get(Agreements).note(api.prisma, { channel, phone, agreed, source: 'answer', text: 'x' });

describe('the link of a quote', () => {
  it('is owed by WhatsApp to who asked for it there, whose words are kept, and to nobody else', async () => {
    expect(await quote(false)).toEqual([]);
    expect(await api.prisma.messagingAgreement.count()).toBe(0);
    const text = await asked();
    const stored = await api.prisma.quote.findUniqueOrThrow({ where: { id: text.aboutId } });
    expect(text).toMatchObject({ channel: 'whatsapp', kind: 'quotes.tell-link', recipient: stored.contactPhone });
    expect(await api.prisma.messagingAgreement.findMany()).toMatchObject([
      {
        agreed: true,
        source: 'quote',
        text: MESSAGING_AGREEMENTS.quote.whatsapp,
        aboutId: stored.id,
        at: expect.any(Date),
      },
    ]);
    await process(text.id);
    expect(await read(text.id)).toMatchObject({ state: 'sent', reference: `ref-${text.id}`, sentAt: expect.any(Date) });
    expect(ways.whatsapp.taken).toMatchObject([
      {
        kind: 'quotes.tell-link',
        to: stored.contactPhone,
        values: { folio: stored.folio, enlace: `https://flota.test/cotizacion/${stored.token}` },
        text: expect.stringContaining(stored.folio),
      },
    ]);
    expect(ways.sms.taken).toEqual([]);
  });

  it('is not owed where there is no WhatsApp, and goes when the quote goes', async () => {
    ways.whatsapp.on = false;
    expect(await quote(true)).toEqual([]);
    ways.whatsapp.on = true;
    const { aboutId } = await asked();
    await api.prisma.quote.delete({ where: { id: aboutId } });
    expect(await all()).toEqual([]);
    expect(await api.prisma.messagingAgreement.count({ where: { aboutId } })).toBe(0);
  });
});

it('goes to one telephone three times a day, whoever asks for it', async () => {
  const phone = newPhone();
  for (const count of [1, 2, 3, 3]) expect(await quote(true, phone)).toHaveLength(count);
  await api.prisma.textMessage.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
  expect(await quote(true, phone)).toHaveLength(4);
});

describe('a message that is owed', () => {
  it('is withheld when whom it is for has said no since', async () => {
    const { id, recipient } = await asked();
    await say('whatsapp', false, recipient);
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'withheld', sentAt: null });
    expect(ways.whatsapp.taken).toEqual([]);
  });

  it('waits while the channel fails or is off, and fails for good when it is refused or too late', async () => {
    const { id } = await asked();
    const again = (data: object = {}) =>
      api.prisma.textMessage.update({ where: { id }, data: { state: 'pending', nextAttemptAt: new Date(0), ...data } });
    ways.whatsapp.fails = new Error('later');
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'pending', lastError: 'later' });
    Object.assign(ways.whatsapp, { on: false, fails: null });
    await again();
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'pending', lastError: 'The channel is off' });
    Object.assign(ways.whatsapp, { on: true, fails: new Error('later') });
    await again({ giveUpAt: new Date(0) });
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'failed' });
    ways.whatsapp.fails = new TextRefusedError('never');
    await again({ giveUpAt: new Date(Date.now() + 60_000) });
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'failed', lastError: 'never', nextAttemptAt: null });
  });

  it('is told what became of it, the furthest, and does not leave twice when its answer was lost', async () => {
    const { id } = await asked();
    const at = new Date('2026-11-20T18:00:00Z');
    const news = { channel: 'whatsapp', reference: 'wamid.1', id, at } as const;
    const fates = api.app.get(TextFates);
    await fates.note({ ...news, fate: 'delivered' });
    await fates.note({ ...news, fate: 'sent' });
    expect(await read(id)).toMatchObject({ state: 'sent', reference: 'wamid.1', fate: 'delivered' });
    await process(id);
    expect(ways.whatsapp.taken).toEqual([]);
    await fates.note({ ...news, fate: 'read' });
    await fates.note({ ...news, fate: 'failed', reason: 'late' });
    expect(await read(id)).toMatchObject({ fate: 'read', fateReason: null });
  });

  it('is seen by staff who answer customers, and by auditors', async () => {
    const { id, recipient } = await asked();
    const care = await api.signIn('care');
    const { body } = await api.http.get(`/api/admin/text-messages/${id}`).set(care.headers).expect(200);
    expect(body).toMatchObject({ id, to: recipient, title: 'Enlace de una cotización', state: 'pending' });
  });
});

describe('what was agreed to', () => {
  const as = (id: string) => ({ kind: 'customer', id }) as const;
  const may = (id: string) => api.app.get(Agreements).mayWrite(api.prisma, { channel: 'sms', phone: PHONE }, as(id));

  it('is what was said last of what concerns them: nothing said is no', async () => {
    const [one, two] = [await createCustomer(api.prisma), await createCustomer(api.prisma)];
    const note = (agreed: boolean, about?: { kind: 'customer'; id: string }) =>
      api.app.get(Agreements).note(api.prisma, {
        channel: 'sms',
        phone: PHONE,
        agreed,
        source: 'profile',
        text: 'x',
        ...(about && { about }),
      });
    expect(await may(one.id)).toBe(false);
    await note(true, as(one.id));
    expect([await may(one.id), await may(two.id)]).toEqual([true, false]);
    await note(false);
    expect(await may(one.id)).toBe(false);
    await note(true, as(one.id));
    expect(await may(one.id)).toBe(true);
  });

  it('is never rewritten', async () => {
    await say('sms', true, PHONE);
    await expect(api.prisma.messagingAgreement.updateMany({ data: { agreed: false } })).rejects.toThrow(
      'never changed',
    );
  });
});

describe('a message that comes in', () => {
  const inbound = { channel: 'whatsapp', reference: 'wamid.in', phone: PHONE, at: new Date() } as const;

  it('is taken once', async () => {
    let times = 0;
    const take = () =>
      api.app.get(InboundTexts).take({ ...inbound, text: 'Hola' }, () => Promise.resolve(void (times += 1)));
    await take();
    await take();
    expect(times).toBe(1);
    expect(await api.app.get(InboundTexts).isWindowOpen(api.prisma, 'whatsapp', PHONE)).toBe(true);
    expect(
      await api.app.get(InboundTexts).isWindowOpen(api.prisma, 'whatsapp', PHONE, Date.now() + 25 * 3_600_000),
    ).toBe(false);
  });

  it('stops all that goes to its number when it says so', async () => {
    const { id, recipient } = await asked();
    await api.app.get(InboundTexts).take({ ...inbound, phone: recipient, text: ' ¡Baja! ' }, () => {
      throw new Error('It is no message');
    });
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'withheld' });
  });

  it.each(['BAJA', 'stop', 'Alto.', 'No más', 'Cancelar'])('says stop: %s', (text) => {
    expect(saysStop(text)).toBe(true);
  });
  it.each(['¿Me baja la tasa?', 'Hola', '', 'no puedo cancelar mi pago'])('says something else: %s', (text) => {
    expect(saysStop(text)).toBe(false);
  });
});
