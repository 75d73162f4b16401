import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AdminLead, syntageStatusSchema } from '@flota/schemas';
import { createHmac } from 'node:crypto';
import { eventually } from '../../testing/eventually.js';
import { syntageForm } from '../../testing/lead-forms.js';
import { catchUp } from '../../testing/outside/catch-up.js';
import { describeOutages } from '../../testing/outside/describe-outages.js';
import { type Example, startExample } from '../../testing/outside/example.js';
import { turnOn } from '../../testing/outside/turn-on.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { entityOf } from './syntage-api.js';
import { syntageConnector } from './syntage.connector.js';

const RFC = syntageForm.rfc;
const SIGNING_SECRET = 'example-signing-secret';
const settings = (otherUrl: string) => ({
  environment: 'other' as const,
  otherUrl,
  apiKey: 'example',
  signingSecret: SIGNING_SECRET,
});
const consent = async ({ http }: TestApp) =>
  syntageStatusSchema.parse((await http.post('/api/syntage').send(syntageForm).expect(201)).body);

describeOutages('Syntage', {
  connector: syntageConnector,
  answers: { example: 'syntage' },
  settings,
  call: (connection) =>
    entityOf(connection, { name: 'Transportes', rfc: RFC, leadId: '0198a000-0000-7000-8000-000000000000' }),
  owed: {
    owe: async (api) => {
      await api.prisma.lead.deleteMany();
      await consent(api);
      return RFC;
    },
    arrived: (outside, rfc) => outside.received.filter(({ query }) => query.get('taxpayer.id') === rfc).length,
  },
});

describe('a company that consented', () => {
  let api: TestApp;
  let example: Example;

  beforeAll(async () => {
    api = await startTestApp();
    example = await startExample('syntage');
    await api.startWorker();
  });
  afterAll(async () => {
    await example.close();
    await api.close();
  });
  beforeEach(async () => {
    await api.prisma.lead.deleteMany();
    const { value } = await api.prisma.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
    // By the connection alone.
    const site = { ...(value as object), syntageOnboardingUrl: null };
    await api.prisma.siteSettings.update({ where: { id: 1 }, data: { value: site } });
    await turnOn(api, syntageConnector, settings(example.url));
  });

  const statusOf = async (token: string) =>
    syntageStatusSchema.parse((await api.http.get(`/api/syntage/${token}`).expect(200)).body);
  async function registered() {
    const asked = await consent(api);
    await catchUp(api);
    return eventually(
      () => statusOf(asked.token),
      ({ onboardingUrl }) => onboardingUrl !== null,
    );
  }
  const seenByStaff = async (): Promise<AdminLead> => {
    const care = await api.signIn('care');
    const { id } = await api.prisma.lead.findFirstOrThrow({ where: { kind: 'syntage' } });
    return (await api.http.get(`/api/admin/leads/${id}`).set(care.headers).expect(200)).body as AdminLead;
  };

  let minute = 0;
  const told = (type: string, object: object, at = new Date(Date.UTC(2026, 5, 16) + (minute += 1) * 60_000)) => {
    const body = JSON.stringify({ type, createdAt: at.toISOString(), data: { object } });
    const time = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', SIGNING_SECRET).update(`${time}.${body}`).digest('hex');
    return api.http
      .post('/api/integrations/syntage/events')
      .set({ 'content-type': 'application/json', 'x-syntage-signature': `t=${time},s=${signature}` })
      .send(body);
  };
  const entityId = async () => (await api.prisma.syntageRequest.findFirstOrThrow()).entityId ?? '';

  it('is told that its page is being prepared, and then gets it', async () => {
    const asked = await consent(api);
    expect(asked).toMatchObject({ onboardingUrl: null, isPreparing: true });
    await catchUp(api);
    const ready = await eventually(
      () => statusOf(asked.token),
      ({ onboardingUrl }) => onboardingUrl !== null,
    );
    expect(ready).toMatchObject({ state: 'pending', isPreparing: false });
    expect(ready.onboardingUrl).toMatch(/^https:\/\/onboarding\.syntage\.example\//);
  });

  it('that consents again is the same entity, and its newer request has the page', async () => {
    const first = await registered();
    const second = await registered();
    expect(second.onboardingUrl).toBe(first.onboardingUrl);
    expect((await statusOf(first.token)).onboardingUrl).toBe(first.onboardingUrl);
    expect(await api.prisma.syntageRequest.count({ where: { entityId: { not: null } } })).toBe(1);
  });

  it('sees at once what it authorised and took back, in whatever order it is told', async () => {
    const { token } = await registered();
    const [early, late] = [new Date(Date.UTC(2026, 6, 1)), new Date(Date.UTC(2026, 6, 2))];
    await told('credential.updated', { rfc: RFC, status: 'valid' }, early).expect(200);
    expect((await statusOf(token)).state).toBe('authorised');
    await told('credential.deleted', { rfc: RFC }, late).expect(200);
    await told('credential.updated', { rfc: RFC, status: 'valid' }, early).expect(200);
    expect((await statusOf(token)).state).toBe('revoked');
    const entries = await api.prisma.auditEntry.findMany({
      where: { action: 'syntage-state' },
      orderBy: { at: 'asc' },
    });
    expect(entries.map(({ actorId, changes }) => ({ actorId, changes }))).toEqual([
      { actorId: null, changes: { syntageState: 'authorised' } },
      { actorId: null, changes: { syntageState: 'revoked' } },
    ]);
  });

  it('has its readings followed by staff', async () => {
    await registered();
    const entity = `/entities/${await entityId()}`;
    await told('extraction.created', { extractor: 'invoice', status: 'pending', entity }).expect(200);
    await told('extraction.updated', { extractor: 'annual_tax_return', status: 'failed', entity }).expect(200);
    await told('extraction.updated', { extractor: 'invoice', status: 'finished', entity }).expect(200);
    await told('extraction.updated', { extractor: 'invoice', status: 'running', entity }, new Date(0)).expect(200);
    const { syntage } = await seenByStaff();
    expect(syntage?.extractions.map(({ what, state }) => [what, state])).toEqual([
      ['annual_tax_return', 'failed'],
      ['invoice', 'finished'],
    ]);
  });

  it('is not known by a message about somebody else', async () => {
    const { token } = await registered();
    await told('credential.updated', { rfc: 'XEXX010101000', status: 'valid' }).expect(200);
    await told('extraction.updated', { extractor: 'invoice', status: 'finished', entity: '/entities/other' }).expect(
      200,
    );
    expect((await statusOf(token)).state).toBe('pending');
  });

  it('is spoken of by signed messages alone, and by none while Syntage is off', async () => {
    const unsigned = api.http.post('/api/integrations/syntage/events').send({ type: 'credential.updated' });
    expect((await unsigned.expect(401)).body).toMatchObject({ code: 'AUTH.REQUIRED' });
    await told('credential.updated', {}).expect(400);
    await turnOn(api, syntageConnector, null);
    await told('credential.updated', { rfc: RFC, status: 'valid' }).expect(404);
    await api.http.post('/api/syntage').send(syntageForm).expect(409);
  });
});
