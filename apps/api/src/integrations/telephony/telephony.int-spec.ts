import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createCustomer, createQuote } from '@flota/prisma/seed';
import type { CustomerStream, TimelineEntry } from '@flota/schemas';
import { type Outside, startOutside } from '../../testing/outside/outside.js';
import { turnOn } from '../../testing/outside/turn-on.js';
import { sendNotice } from '../../testing/send-notice.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Connectors } from '../connectors/connectors.js';
import { CallBackDelivery } from './call-back.delivery.js';
import { telephonyConnector } from './telephony.connector.js';

const SECRET = 'a secret of ours and the switchboard';
const NOTICES = '/api/integrations/telephony/notices';

let api: TestApp;
let care: SignedIn;
let outside: Outside;

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
  outside = await startOutside({ 'POST /calls': () => ({ status: 202, json: { id: 'call-1' } }) });
});
afterEach(() => {
  outside.become('up');
  outside.received.length = 0;
});
afterAll(async () => {
  await outside.close();
  await api.close();
});

const on = (more: object = {}) =>
  turnOn(api, telephonyConnector, { baseUrl: outside.url, noticeSecret: SECRET, ...more });
/** What the switchboard told: of the rest it knows by itself. */
const timelineOf = async (of: 'leads' | 'customers', id: string) => {
  const path = of === 'leads' ? `timeline/leads/${id}` : `customers/${id}/stream`;
  const { body } = await api.http.get(`/api/admin/${path}`).set(care.headers).expect(200);
  const entries = of === 'leads' ? (body as TimelineEntry[]) : (body as CustomerStream).entries;
  return entries.filter(({ kind }) => kind.startsWith('call_'));
};

async function wantsCall(changes: object = {}) {
  const { id: quoteId } = await createQuote(api.prisma, {});
  const person = { name: 'Ana Ruiz', email: 'ana@ejemplo.mx', phone: '+525512345678' };
  return api.prisma.lead.create({
    data: { kind: 'call-back', quoteId, ...person, preferredTime: 'morning', ...changes },
  });
}

async function deliver(leadId: string, kind = 'call-back') {
  await on();
  const connection = await api.app.get(Connectors, { strict: false }).of(telephonyConnector);
  if (!connection) throw new Error('The settings are not complete');
  const data = { leadId, kind, folio: null, quoteId: null };
  const event = { id: crypto.randomUUID(), type: 'lead.created' as const, timestamp: new Date().toISOString(), data };
  await api.app.get(CallBackDelivery, { strict: false }).deliver(event, connection);
  return event.id;
}

describe('who wants to be called', () => {
  it('gets into the switchboard’s queue, by the key of the event', async () => {
    const lead = await wantsCall();
    const key = await deliver(lead.id);
    expect(outside.received[0]?.headers['idempotency-key']).toBe(key);
    expect(outside.received[0]?.json).toEqual({
      reference: `leads:${lead.id}`,
      to: '+525512345678',
      name: 'Ana Ruiz',
      agent: null,
      preferredTime: 'morning',
    });
    expect(await timelineOf('leads', lead.id)).toMatchObject([{ kind: 'call_requested', by: null }]);
  });

  it('is not called twice: whom staff reached, who was erased, who wrote instead', async () => {
    await deliver((await wantsCall({ stage: 'contacted' })).id);
    await deliver(crypto.randomUUID());
    await deliver((await wantsCall()).id, 'contact');
    expect(outside.received).toEqual([]);
  });
});

describe('a telephone of the backoffice', () => {
  const call = (body: object) => api.http.post('/api/admin/calls').set(care.headers).send(body);
  const offer = async () => (await api.http.get('/api/admin/calls/offer').set(care.headers).expect(200)).body;

  it('is dialled by a click, for whoever clicked, and leaves a trace', async () => {
    await on();
    expect(await offer()).toEqual({ clickToCall: true });
    const { id } = await createCustomer(api.prisma, { phone: '+525512345678' });
    await call({ kind: 'customers', id }).expect(202);
    expect(outside.received[0]?.json).toMatchObject({
      reference: `customers:${id}`,
      to: '+525512345678',
      agent: care.email,
    });
    expect(await timelineOf('customers', id)).toMatchObject([{ kind: 'call_requested' }]);
    expect(await api.prisma.auditEntry.count({ where: { action: 'call', recordId: id } })).toBe(1);
  });

  it('is dialled by hand where the connector is off, or the lender wants no clicks', async () => {
    const { id } = await wantsCall();
    for (const settings of [null, { clickToCall: false }]) {
      if (settings) await on(settings);
      else await turnOn(api, telephonyConnector, null);
      expect(await offer()).toEqual({ clickToCall: false });
      expect((await call({ kind: 'leads', id }).expect(409)).body).toMatchObject({ code: 'CALL.NOT_OFFERED' });
    }
    expect(outside.received).toEqual([]);
  });

  it('is said not to have been dialled while the switchboard is down', async () => {
    await on();
    outside.become('hang-up');
    const { id } = await wantsCall();
    expect((await call({ kind: 'leads', id }).expect(503)).body).toMatchObject({ code: 'CALL.FAILED' });
    expect(await timelineOf('leads', id)).toEqual([]);
  });

  it('is one of a record that is there', async () => {
    await on();
    await call({ kind: 'leads', id: crypto.randomUUID() }).expect(404);
    const { id } = await createCustomer(api.prisma, { phone: null });
    await call({ kind: 'customers', id }).expect(404);
    await call({ kind: 'staff', id }).expect(422);
  });
});

describe('a call that ended', () => {
  const ended = (reference: string, more: object = {}) => ({
    type: 'call.ended',
    data: {
      ...{ id: 'call-9', reference, direction: 'outbound', outcome: 'answered', seconds: 95 },
      ...{ agent: 'Luis', endedAt: '2026-11-20T16:00:00Z', ...more },
    },
  });

  it('is read beside the record, once however often it is told', async () => {
    await on();
    const { id } = await wantsCall();
    const body = ended(`leads:${id}`);
    expect((await sendNotice(api, NOTICES, { body, secret: SECRET }).expect(200)).body).toEqual({ noted: true });
    expect((await sendNotice(api, NOTICES, { body, secret: SECRET }).expect(200)).body).toEqual({ noted: false });
    expect(await timelineOf('leads', id)).toMatchObject([
      { kind: 'call_ended', outcome: 'answered', seconds: 95, agent: 'Luis', at: '2026-11-20T16:00:00.000Z' },
    ]);
  });

  it.each<[string, object, number]>([
    ['by somebody else', { secret: 'guessed' }, 401],
    ['long ago', { agoSeconds: 301 }, 401],
    ['of an outcome nobody knows', { body: ended(`leads:${crypto.randomUUID()}`, { outcome: 'happy' }) }, 400],
    ['of a call that takes days', { body: ended(`leads:${crypto.randomUUID()}`, { seconds: 86_401 }) }, 400],
    ['as a list', { body: '[]' }, 400],
  ])('signed %s is refused', async (_how, sent, status) => {
    await on();
    await sendNotice(api, NOTICES, { body: ended('leads:1'), secret: SECRET, ...sent }).expect(status);
  });
});
