import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createQuote } from '@flota/prisma/seed';
import type { TimelineEntry } from '@flota/schemas';
import { eventually } from '../../testing/eventually.js';
import { prospectForm } from '../../testing/lead-forms.js';
import { startOutside, type Outside } from '../../testing/outside/outside.js';
import { turnOn } from '../../testing/outside/turn-on.js';
import { sendNotice } from '../../testing/send-notice.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Connectors } from '../connectors/connectors.js';
import { crmConnector } from './crm.connector.js';
import { CrmDelivery } from './crm.delivery.js';

const SECRET = 'a secret of ours and the CRM';
const NOTICES = '/api/integrations/crm/notices';

let api: TestApp;
let outside: Outside;

beforeAll(async () => {
  api = await startTestApp();
  outside = await startOutside({ 'POST /prospects': () => ({ json: { id: 'P-7' } }) });
});
afterEach(() => void (outside.received.length = 0));
afterAll(async () => {
  await outside.close();
  await api.close();
});

const settings = (more: object = {}) => ({ baseUrl: outside.url, noticeSecret: SECRET, ...more });

async function deliver(event: { type: 'lead.created' | 'quote.requested'; data: object }, more: object = {}) {
  await turnOn(api, crmConnector, settings(more));
  const connection = await api.app.get(Connectors, { strict: false }).of(crmConnector);
  if (!connection) throw new Error('The settings are not complete');
  const told = { id: crypto.randomUUID(), timestamp: new Date().toISOString(), ...event };
  const delivery = api.app.get(CrmDelivery, { strict: false });
  await delivery.deliver(told as Parameters<CrmDelivery['deliver']>[0], connection);
  return told.id;
}

const newLead = async (changes: object = {}) => {
  const [lead] = await api.prisma.lead.createManyAndReturn({
    data: [
      {
        ...{ kind: 'prospect', folio: crypto.randomUUID(), name: 'Ana Ruiz', email: 'ana@ejemplo.mx' },
        ...{ phone: '+525512345678', details: { personType: 'moral', stateId: '19' }, consentAt: new Date() },
        ...changes,
      },
    ],
  });
  if (!lead) throw new Error('No lead');
  return lead;
};
const created = (leadId: string) => ({ type: 'lead.created' as const, data: { leadId } });
/** What outside systems told: of the rest it knows by itself. */
const timelineOf = async (id: string) => {
  const { headers } = await api.signIn('care');
  const { body } = await api.http.get(`/api/admin/timeline/leads/${id}`).set(headers).expect(200);
  return (body as TimelineEntry[]).filter(({ kind }) => kind.startsWith('prospect_'));
};

describe('a prospect', () => {
  it('is handed over as it is now, by the key of its event, and staff see it', async () => {
    const lead = await newLead();
    await api.prisma.lead.update({ where: { id: lead.id }, data: { phone: '+525500000000' } });
    const eventId = await deliver(created(lead.id));
    const [sent] = outside.received;
    expect(sent?.headers['idempotency-key']).toBe(eventId);
    expect(sent?.json).toMatchObject({
      reference: `leads:${lead.id}`,
      kind: 'prospect',
      page: `https://flota.test/admin/leads/${lead.id}`,
      person: { name: 'Ana Ruiz', phone: '+525500000000', personType: 'moral', stateId: '19' },
      quote: null,
    });
    expect(await timelineOf(lead.id)).toMatchObject([{ kind: 'prospect_sent', externalId: 'P-7' }]);
  });

  it('is a quote too, unless the lender wants none', async () => {
    const { id } = await createQuote(api.prisma, {});
    const event = { type: 'quote.requested' as const, data: { quoteId: id } };
    await deliver(event, { sendsQuotes: false });
    expect(outside.received).toEqual([]);
    await deliver(event);
    expect(outside.received[0]?.json).toMatchObject({
      reference: `quotes:${id}`,
      kind: 'quote',
      quote: { price: expect.stringMatching(/^\d+\.\d{2}$/) },
    });
  });

  it('who asked to be called about a quote agreed with the quote', async () => {
    const { id: quoteId, folio } = await createQuote(api.prisma, {});
    const lead = await newLead({ kind: 'call-back', folio: null, quoteId, consentAt: null });
    await deliver(created(lead.id));
    expect(outside.received[0]?.json).toMatchObject({ kind: 'call-back', folio, quote: { folio } });
  });

  it('who agreed to nothing, or was erased, is handed to nobody', async () => {
    const silent = await newLead({ consentAt: null });
    await deliver(created(silent.id));
    await api.prisma.lead.delete({ where: { id: silent.id } });
    await deliver(created(silent.id));
    expect(outside.received).toEqual([]);
  });

  it('of a form of the site arrives through the worker', async () => {
    await turnOn(api, crmConnector, settings());
    const worker = await api.startWorker();
    const { body } = await api.http.post('/api/prospects').send(prospectForm).expect(201);
    const { folio } = body as { folio: string };
    await eventually(
      async () => outside.received.length,
      (count) => count > 0,
    );
    expect(outside.received[0]?.json).toMatchObject({ folio, person: { phone: '+525512345678' } });
    await worker.close();
  });
});

describe('what the CRM tells', () => {
  const changed = (reference: string, state = 'contacted') => ({
    type: 'prospect.changed',
    data: { reference, state, note: 'Llamar el lunes', at: '2026-11-20T16:00:00Z' },
  });

  it('is read beside the lead, once, and moves it on', async () => {
    await turnOn(api, crmConnector, settings());
    const lead = await newLead();
    const notice = { body: changed(`leads:${lead.id}`), secret: SECRET, id: crypto.randomUUID() };
    expect((await sendNotice(api, NOTICES, notice).expect(200)).body).toEqual({ noted: true });
    expect((await sendNotice(api, NOTICES, notice).expect(200)).body).toEqual({ noted: false });
    expect(await timelineOf(lead.id)).toMatchObject([
      { kind: 'prospect_changed', state: 'contacted', note: 'Llamar el lunes', at: '2026-11-20T16:00:00.000Z' },
    ]);
    const stage = async () => (await api.prisma.lead.findUniqueOrThrow({ where: { id: lead.id } })).stage;
    expect(await stage()).toBe('contacted');
    await sendNotice(api, NOTICES, { body: changed(`leads:${lead.id}`, 'lost'), secret: SECRET }).expect(200);
    expect(await stage()).toBe('lost');
    await sendNotice(api, NOTICES, { body: changed(`leads:${lead.id}`), secret: SECRET }).expect(200);
    expect(await stage()).toBe('lost');
  });

  it('of somebody who is gone is taken, and noted nowhere', async () => {
    await turnOn(api, crmConnector, settings());
    const body = changed(`leads:${crypto.randomUUID()}`);
    expect((await sendNotice(api, NOTICES, { body, secret: SECRET }).expect(200)).body).toEqual({ noted: false });
  });

  it('is taken by the former secret too', async () => {
    await turnOn(api, crmConnector, settings({ noticeSecret: 'new', formerNoticeSecret: SECRET }));
    const body = changed(`leads:${crypto.randomUUID()}`);
    await sendNotice(api, NOTICES, { body, secret: SECRET }).expect(200);
    await sendNotice(api, NOTICES, { body, secret: 'new' }).expect(200);
  });

  it.each<[string, object, number]>([
    ['by somebody else', { secret: 'guessed' }, 401],
    ['long ago', { agoSeconds: 600 }, 401],
    ['as nobody agreed', { body: { type: 'prospect.changed', data: {} } }, 400],
    ['of a record of another kind', { body: changed('staff:1') }, 400],
    ['as no JSON', { body: '{"type":' }, 400],
  ])('signed %s is refused', async (_how, sent, status) => {
    await turnOn(api, crmConnector, settings());
    const body = changed(`leads:${crypto.randomUUID()}`);
    await sendNotice(api, NOTICES, { body, secret: SECRET, ...sent }).expect(status);
  });

  it('is nothing while the connector is off, or has no secret', async () => {
    const notice = { body: changed('leads:1'), secret: SECRET };
    await turnOn(api, crmConnector, settings({ noticeSecret: null }));
    await sendNotice(api, NOTICES, notice).expect(404);
    await turnOn(api, crmConnector, null);
    await sendNotice(api, NOTICES, notice).expect(404);
  });
});
