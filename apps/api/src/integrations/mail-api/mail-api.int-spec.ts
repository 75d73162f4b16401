import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createOutboundEmail, createQuote } from '@flota/prisma/seed';
import { SendMailJob } from '../../platform/outbox/send-mail.job.js';
import { type Example, startExample } from '../../testing/outside/example.js';
import { type Outside, startOutside } from '../../testing/outside/outside.js';
import { turnOn } from '../../testing/outside/turn-on.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { mailApiConnector } from './mail-api.connector.js';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const verificationKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

let api: TestApp;
let example: Example;
let outside: Outside;

const settingsOf = (url: string) => ({
  baseUrl: url,
  apiKey: 'SG.example',
  fromEmail: 'avisos@flota.test',
  fromName: 'Flota',
  verificationKey,
});

beforeAll(async () => {
  api = await startTestApp();
  example = await startExample('mail-api');
  outside = await startOutside(example);
});
afterAll(async () => {
  await outside.close();
  await example.close();
  await api.close();
});
beforeEach(async () => {
  await api.prisma.outboundEmail.deleteMany();
  await api.prisma.suppressedMailbox.deleteMany();
  await api.mail.clear();
  outside.received.length = 0;
  await turnOn(api, mailApiConnector, settingsOf(outside.url));
});
afterEach(() => outside.become('up'));

async function owed(recipient = 'ana@ejemplo.mx') {
  const quote = await createQuote(api.prisma);
  return createOutboundEmail(api.prisma, { aboutKind: 'quote', aboutId: quote.id, recipient });
}
const process = (id: string) => api.app.get(SendMailJob, { strict: false }).process({ id });
const read = (id: string) => api.prisma.outboundEmail.findUniqueOrThrow({ where: { id } });
const makeDue = (id: string) =>
  api.prisma.outboundEmail.updateMany({ where: { id, state: 'pending' }, data: { nextAttemptAt: new Date(0) } });

function tell(events: unknown, { key = privateKey, timestamp = '1795197600' } = {}) {
  const body = JSON.stringify(events);
  return api.http
    .post('/api/integrations/mail-api/events')
    .set('content-type', 'application/json')
    .set('x-twilio-email-event-webhook-timestamp', timestamp)
    .set(
      'x-twilio-email-event-webhook-signature',
      sign('sha256', Buffer.from(timestamp + body), key).toString('base64'),
    )
    .send(body);
}

describe('a mail, while the mail API is on', () => {
  it('leaves by it, whole, and not by SMTP', async () => {
    const { id } = await owed();
    await process(id);
    const row = await read(id);
    expect(row).toMatchObject({ state: 'sent', messageId: `<${id}@flota.test>`, reference: expect.any(String) });
    expect(api.mail.messages()).toEqual([]);
    const [request] = outside.received;
    expect(request?.headers.authorization).toBe('Bearer SG.example');
    expect(request?.json).toMatchObject({
      personalizations: [{ to: [{ email: 'ana@ejemplo.mx' }] }],
      from: { email: 'avisos@flota.test', name: 'Flota' },
      subject: row.subject,
      content: [{ type: 'text/plain' }, { type: 'text/html' }],
      headers: { 'Message-ID': `<${id}@flota.test>` },
      custom_args: { flota_mail: id },
      tracking_settings: { open_tracking: { enable: false } },
    });
    const { attachments } = request?.json as { attachments: { content: string; type: string }[] };
    expect(attachments.map(({ type }) => type)).toEqual(['application/pdf']);
    expect(
      Buffer.from(attachments[0]?.content ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it.each(['failing', 'hang-up', 'slow', 'error-in-200', 'wrong-types'] as const)(
    'waits while the API is %s, and bears the same Message-ID when it is tried again',
    async (fault) => {
      outside.become(fault);
      const { id } = await owed();
      await process(id);
      expect(await read(id)).toMatchObject({ state: 'pending', attempts: 1, sentAt: null });
      expect((await read(id)).lastError).toMatch(/^mail-api: /);
      expect(api.mail.messages()).toEqual([]);
      outside.become('up');
      await turnOn(api, mailApiConnector, settingsOf(outside.url));
      await makeDue(id);
      await process(id);
      expect(await read(id)).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
      const ids = outside.received.map(
        ({ json }) => (json as { headers: Record<string, string> }).headers['Message-ID'],
      );
      expect(new Set(ids)).toEqual(new Set([`<${id}@flota.test>`]));
    },
  );

  it('is not sent again when an event tells that it is there, though the answer was lost', async () => {
    outside.become('hang-up');
    const { id } = await owed();
    await process(id);
    outside.become('up');
    await tell([{ event: 'processed', email: 'ana@ejemplo.mx', timestamp: 1_795_197_600, flota_mail: id }]).expect(200);
    await makeDue(id);
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(outside.received).toHaveLength(1);
  });

  it('fails for good where its address is none, and waits where our key is refused', async () => {
    const none = await owed('nadie');
    await process(none.id);
    expect(await read(none.id)).toMatchObject({ state: 'failed', lastError: 'Does not contain a valid address.' });
    await turnOn(api, mailApiConnector, { ...settingsOf(outside.url), apiKey: 'SG.other' });
    const { id } = await owed();
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'pending', lastError: 'mail-api: unauthorised 401' });
  });

  it('leaves by SMTP as soon as the API is off', async () => {
    await turnOn(api, mailApiConnector, null);
    const { id } = await owed();
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'sent', reference: null });
    expect(api.mail.messages()).toHaveLength(1);
  });
});

describe('POST /api/integrations/mail-api/events', () => {
  it('notes what became of each mail, and passes over what is none of ours', async () => {
    const [one, two] = [await owed('uno@ejemplo.mx'), await owed('dos@ejemplo.mx')];
    const of = { timestamp: 1_795_197_600 };
    await tell([
      'rubbish',
      { ...of, event: 'delivered', email: 'uno@ejemplo.mx', flota_mail: one.id },
      { ...of, event: 'delivered', email: 'otro@ejemplo.mx' },
      { ...of, event: 'bounce', type: 'bounce', reason: '550 5.1.1', email: 'Dos@ejemplo.mx', flota_mail: two.id },
    ]).expect(200);
    expect(await read(one.id)).toMatchObject({ fate: 'delivered' });
    expect(await read(two.id)).toMatchObject({ fate: 'bounced', fateReason: '550 5.1.1' });
    expect(await api.prisma.suppressedMailbox.findMany()).toMatchObject([{ address: 'dos@ejemplo.mx' }]);
  });

  it('believes nothing that is not signed, and nobody while it is off', async () => {
    const { id } = await owed();
    const event = { event: 'bounce', email: 'ana@ejemplo.mx', timestamp: 1_795_197_600, flota_mail: id };
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    await tell([event], { key: other }).expect(400);
    await api.http.post('/api/integrations/mail-api/events').send([event]).expect(400);
    await tell({ event }).expect(400);
    await turnOn(api, mailApiConnector, { ...settingsOf(outside.url), verificationKey: null });
    await tell([event]).expect(404);
    await turnOn(api, mailApiConnector, null);
    await tell([event]).expect(404);
    expect(await read(id)).toMatchObject({ fate: null });
  });

  it('takes batches as large as the provider sends them', async () => {
    const { id } = await owed();
    const event = { event: 'delivered', email: 'ana@ejemplo.mx', timestamp: 1_795_197_600, flota_mail: id };
    await tell([...Array.from({ length: 700 }, () => ({ event: 'open', padding: 'x'.repeat(1_000) })), event]).expect(
      200,
    );
    expect(await read(id)).toMatchObject({ fate: 'delivered' });
  });
});
