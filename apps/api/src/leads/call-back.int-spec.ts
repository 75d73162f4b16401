import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createAdviser, createCallBack, createQuote } from '@flota/prisma/seed';
import {
  addDays,
  type AdminLead,
  type AdminList,
  callBackResponseSchema,
  type Problem,
  todayInMexico,
  type SavedQuote,
} from '@flota/schemas';
import type { INestApplicationContext } from '@nestjs/common';
import { editRecord } from '../testing/edit-record.js';
import type { SignedIn } from '../testing/sign-in.js';
import { emptyAuditLog } from '../testing/audit-log.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;
let care: SignedIn;
let worker: INestApplicationContext | undefined;

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.quote.deleteMany();
  await emptyAuditLog(api.prisma);
  await api.mail.clear();
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
});

const ask = (token: string, body: object = {}) => api.http.post(`/api/quotes/${token}/call-back`).send(body);
const receipts = () => api.prisma.outboundEmail.findMany({ where: { kind: 'leads.send-call-back-receipt' } });

describe('POST /api/quotes/{token}/call-back', () => {
  it('makes a lead of the quote’s own contact and owes its receipt', async () => {
    const quote = await createQuote(api.prisma, { contactName: 'Ana Ruiz', contactEmail: 'ana@ejemplo.mx' });
    const { body } = await ask(quote.token, { preferredTime: 'morning' }).expect(201);
    expect(callBackResponseSchema.parse(body)).toEqual({ folio: quote.folio, preferredTime: 'morning' });
    expect(JSON.stringify(body)).not.toMatch(/ana|\+52/i);
    const leads = await api.prisma.lead.findMany();
    expect(leads).toMatchObject([
      {
        kind: 'call-back',
        quoteId: quote.id,
        name: 'Ana Ruiz',
        email: 'ana@ejemplo.mx',
        phone: quote.contactPhone,
        preferredTime: 'morning',
        stage: 'new',
      },
    ]);
    expect(await receipts()).toMatchObject([{ recipient: 'ana@ejemplo.mx', leadId: leads[0]?.id, quoteId: null }]);
  });

  it('takes any time when none is said', async () => {
    const { token } = await createQuote(api.prisma);
    expect((await ask(token).expect(201)).body).toMatchObject({ preferredTime: 'any' });
  });

  it('changes the time when it is asked again: one lead, one receipt', async () => {
    const { token } = await createQuote(api.prisma);
    await ask(token, { preferredTime: 'morning' }).expect(201);
    const { body } = await ask(token, { preferredTime: 'afternoon' }).expect(201);
    expect(body).toMatchObject({ preferredTime: 'afternoon' });
    expect(await api.prisma.lead.findMany()).toMatchObject([{ preferredTime: 'afternoon' }]);
    expect(await receipts()).toHaveLength(1);
  });

  it('is told with the quote until staff have made the call', async () => {
    const { token } = await createQuote(api.prisma);
    const told = async () => {
      const { body } = await api.http.get(`/api/quotes/${token}`).expect(200);
      return (body as SavedQuote).callBack;
    };
    expect(await told()).toBeUndefined();
    await ask(token, { preferredTime: 'morning' }).expect(201);
    expect(await told()).toEqual({ preferredTime: 'morning' });
    await api.prisma.lead.updateMany({ data: { stage: 'lost', lostReason: 'other' } });
    expect(await told()).toBeUndefined();
  });

  it('makes one lead also when ten ask at once', async () => {
    const { token } = await createQuote(api.prisma);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(await api.prisma.lead.count()).toBe(1);
    expect(await receipts()).toHaveLength(1);
  });

  it.each([
    ['lost', 'new'],
    ['contacted', 'contacted'],
  ] as const)('asked again of a lead that is %s leaves it %s', async (stage, expected) => {
    const quote = await createQuote(api.prisma);
    await ask(quote.token).expect(201);
    await api.prisma.lead.updateMany({ data: { stage, lostReason: stage === 'lost' ? 'price' : null } });
    await ask(quote.token).expect(201);
    expect(await api.prisma.lead.findMany()).toMatchObject([{ stage: expected, lostReason: null }]);
  });

  it('is 404 and 410 where the quote is', async () => {
    const { token } = await createQuote(api.prisma, { validUntil: new Date(addDays(todayInMexico(), -1)) });
    expect((await ask(token).expect(410)).body).toMatchObject({ code: 'QUOTE.EXPIRED' });
    expect((await ask('x'.repeat(43)).expect(404)).body).toMatchObject({ code: 'QUOTE.NOT_FOUND' });
    await ask('corto').expect(422);
    expect(await api.prisma.lead.count()).toBe(0);
  });

  it.each(['noche', 7, null, ['morning'], {}])('refuses the time %j', async (preferredTime) => {
    const { token } = await createQuote(api.prisma);
    const { body } = await ask(token, { preferredTime }).expect(422);
    expect((body as Problem).errors).toMatchObject([{ field: 'preferredTime', code: 'PREFERRED_TIME.INVALID' }]);
    expect(await api.prisma.lead.count()).toBe(0);
  });

  it('stores neither the lead nor the receipt when one of them fails', async () => {
    const { token } = await createQuote(api.prisma, { contactEmail: 'nadie@flota.test' });
    await api.prisma
      .$executeRaw`ALTER TABLE outbound_email ADD CONSTRAINT no_mail CHECK (recipient <> 'nadie@flota.test')`;
    await ask(token).expect(500);
    await api.prisma.$executeRaw`ALTER TABLE outbound_email DROP CONSTRAINT no_mail`;
    expect(await api.prisma.lead.count()).toBe(0);
  });

  it('leaves the mail of the quote what it is for staff', async () => {
    const quote = await createQuote(api.prisma);
    await ask(quote.token).expect(201);
    const { body } = await api.http.get(`/api/admin/quotes/${quote.id}`).set(care.headers).expect(200);
    expect(body).toMatchObject({ emails: [] });
    await api.http.post(`/api/admin/quotes/${quote.id}/resend`).set(care.headers).expect(202);
  });
});

describe('the receipt of a call-back', () => {
  it('says when somebody will call, about what, and how to reach customer care', async () => {
    const quote = await createQuote(api.prisma, { contactEmail: 'ana@ejemplo.mx', contactPhone: '+525512345678' });
    worker = await api.startWorker();
    await ask(quote.token, { preferredTime: 'afternoon' }).expect(201);
    const message = await api.mail.waitFor(({ recipients }) => recipients.includes('ana@ejemplo.mx'));
    const { value } = await api.prisma.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
    const { supportHours, phone } = value as { supportHours: string[]; phone: string };
    expect(message.subject).toBe(`Le llamaremos sobre su cotización ${quote.folio}`);
    for (const part of [message.html, message.text]) {
      for (const said of [
        '55\u00a01234\u00a05678',
        'por la tarde',
        'Crédito Directo',
        'Cascadia 126',
        phone,
        ...supportHours,
      ]) {
        expect(part).toContain(said);
      }
      expect(part).toContain(`https://flota.test/cotizacion/${quote.token}`);
    }
    expect(message.attachments).toEqual([]);
  });
});

describe('leads in the backoffice', () => {
  const list = async (filter: object) => {
    const query = { filter: JSON.stringify(filter) };
    const { body } = await api.http.get('/api/admin/leads').query(query).set(care.headers).expect(200);
    return (body as AdminList<AdminLead>).data;
  };
  const edit = (id: string, body: object) => editRecord(api, care, `/api/admin/leads/${id}`, body);

  it('are found by name, address, telephone, folio and stage', async () => {
    const lead = await createCallBack(api.prisma, {
      name: 'Berta Lara',
      phone: '+528112345678',
      email: 'berta@uno.mx',
    });
    await createCallBack(api.prisma, { stage: 'lost', lostReason: 'price' });
    const { folio } = await api.prisma.quote.findUniqueOrThrow({ where: { id: lead.quoteId ?? '' } });
    for (const q of ['berta l', '8112345678', 'BERTA@uno', folio.slice(2)]) {
      expect((await list({ q })).map(({ id }) => id)).toEqual([lead.id]);
    }
    expect(await list({ stage: 'new' })).toMatchObject([
      { id: lead.id, quoteFolio: folio, quoteId: lead.quoteId, kind: 'call-back', preferredTime: 'any', notes: [] },
    ]);
    expect(await list({ stage: 'lost' })).toHaveLength(1);
  });

  it('have their adviser changed alone, by whoever has seen the lead as it is', async () => {
    const { id, updatedAt } = await createCallBack(api.prisma);
    const { id: adviserId } = await createAdviser(api.prisma);
    const version = { updatedAt: updatedAt.toISOString() };
    await edit(id, { adviserId, stage: 'won', ...version }).expect(422);
    const { body } = await edit(id, { adviserId, ...version }).expect(200);
    expect(body).toMatchObject({ adviserId, stage: 'new' });
    await edit(id, { adviserId: null, ...version }).expect(409);
    expect(await api.prisma.auditEntry.findMany()).toMatchObject([
      {
        resource: 'leads',
        recordId: id,
        actorEmail: care.email,
        changes: { adviserId: { from: null, to: adviserId } },
      },
    ]);
  });

  it('are counted on the first page', async () => {
    await createCallBack(api.prisma);
    await createCallBack(api.prisma, { stage: 'contacted' });
    const { body } = await api.http.get('/api/admin/dashboard').set(care.headers).expect(200);
    expect(body).toMatchObject({ newLeads: 1 });
  });
});
