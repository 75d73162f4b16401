import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createOutboundEmail, createQuote, sentAt } from '@flota/prisma/seed';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { MailFates, type MailNews } from './mail-fates.js';
import { SendMailJob } from './send-mail.job.js';
import { SuppressedMailboxes } from './suppressed-mailboxes.js';

const TO = 'Ana@ejemplo.mx';
const NOBODYS = '0198a000-0000-7000-8000-000000000000';
const NOON = new Date('2026-11-20T18:00:00Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.suppressedMailbox.deleteMany();
  await api.prisma.outboundEmail.deleteMany();
  await api.mail.clear();
});

async function mail(state: Parameters<typeof createOutboundEmail>[1] = sentAt(NOON)) {
  const quote = await createQuote(api.prisma);
  return createOutboundEmail(api.prisma, { aboutKind: 'quote', aboutId: quote.id, recipient: TO, ...state });
}
const read = (id: string) => api.prisma.outboundEmail.findUniqueOrThrow({ where: { id } });
const note = (news: Partial<MailNews> & Pick<MailNews, 'id'>) =>
  api.app.get(MailFates).note({ to: TO, at: NOON, ...news });
const suppress = (at = NOON) =>
  api.app.get(SuppressedMailboxes).add(api.prisma, { address: TO, reason: 'bounced', detail: '550 5.1.1 Unknown', at });
const isSuppressed = () => api.app.get(SuppressedMailboxes).has(TO);

describe('what a transport tells of a mail', () => {
  it('stays the worst, in whatever order it is told, and stops mail to a mailbox that is not there', async () => {
    const { id } = await mail();
    await note({ id, fate: 'bounced', reason: '550 5.1.1 Unknown', suppress: 'bounced', to: 'ANA@ejemplo.mx' });
    await note({ id, fate: 'delivered', at: later(1) });
    expect(await read(id)).toMatchObject({ state: 'sent', fate: 'bounced', fateReason: '550 5.1.1 Unknown' });
    await note({ id, fate: 'complained', suppress: 'complained', at: later(2) });
    expect(await read(id)).toMatchObject({ fate: 'complained', fateAt: later(2) });
    expect(await api.prisma.suppressedMailbox.findMany()).toMatchObject([
      { address: 'ana@ejemplo.mx', reason: 'bounced', since: NOON, liftedAt: null },
    ]);
  });

  it('says that it left, where the answer to us was lost: it does not leave twice', async () => {
    const { id } = await mail({ state: 'pending', attempts: 3, lastError: 'timed out' });
    await note({ id });
    expect(await read(id)).toMatchObject({ state: 'sent', sentAt: NOON, nextAttemptAt: null, fate: null });
  });

  it('is nothing to us of a mail that is not ours, or to another mailbox', async () => {
    const { id } = await mail();
    expect(await note({ id: NOBODYS, fate: 'bounced', suppress: 'bounced' })).toBe(false);
    expect(await note({ id, to: 'otra@ejemplo.mx', fate: 'bounced', suppress: 'bounced' })).toBe(false);
    expect(await read(id)).toMatchObject({ fate: null });
    expect(await api.prisma.suppressedMailbox.count()).toBe(0);
  });
});

describe('a mailbox that mail comes back from', () => {
  const process = (id: string) => api.app.get(SendMailJob, { strict: false }).process({ id });

  it('gets none: it is withheld, for staff to see why', async () => {
    await suppress();
    const { id } = await mail({});
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'withheld', nextAttemptAt: null, sentAt: null });
    expect(api.mail.messages()).toEqual([]);
  });

  it('gets what must be, as the way into an account', async () => {
    await suppress();
    const { id: aboutId } = await api.signIn('customer');
    const { id } = await mail({ kind: 'customers.send-access-link', aboutKind: 'customer', aboutId });
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'sent' });
    expect(api.mail.messages()).toHaveLength(1);
  });

  it('gets mail again once staff lift it, and what was before is not held against it', async () => {
    await suppress();
    const { id } = await mail({});
    await process(id);
    const mailbox = await api.prisma.suppressedMailbox.findFirstOrThrow();
    const care = await api.signIn('care');
    const lift = () => api.http.post(`/api/admin/suppressed-mailboxes/${mailbox.id}/lift`).set(care.headers);
    await lift().expect(204);
    await lift().expect(204);
    const entries = await api.prisma.auditEntry.findMany({ where: { action: 'lift' } });
    expect(entries).toMatchObject([
      { resource: 'suppressed-mailboxes', recordId: mailbox.id, actorEmail: care.email, changes: { reason: {} } },
    ]);
    await suppress(later(1));
    expect(await isSuppressed()).toBe(false);

    await api.http.post(`/api/admin/outbound-emails/${id}/retry`).set(care.headers).expect(202);
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'sent' });
    await suppress(new Date(Date.now() + 1_000));
    expect(await isSuppressed()).toBe(true);
  });

  it('is listed with what its server said', async () => {
    await suppress();
    const auditor = await api.signIn('auditor');
    const filter = encodeURIComponent(JSON.stringify({ q: 'ana@ejemplo', lifted: false }));
    const list = await api.http
      .get(`/api/admin/suppressed-mailboxes?filter=${filter}`)
      .set(auditor.headers)
      .expect(200);
    expect((list.body as { data: object[] }).data).toMatchObject([
      { address: 'ana@ejemplo.mx', reason: 'bounced', detail: '550 5.1.1 Unknown', since: NOON.toISOString() },
    ]);
    await api.http.post(`/api/admin/suppressed-mailboxes/${NOBODYS}/lift`).set(auditor.headers).expect(403);
    const care = await api.signIn('care');
    await api.http.post(`/api/admin/suppressed-mailboxes/${NOBODYS}/lift`).set(care.headers).expect(404);
  });

  it('is told to its owner in the account', async () => {
    const customer = await api.signIn('customer');
    await api.app
      .get(SuppressedMailboxes)
      .add(api.prisma, { address: customer.email, reason: 'bounced', detail: null, at: NOON });
    const { body: profile } = await api.http.get('/api/customers/profile').set(customer.headers).expect(200);
    expect(profile).toMatchObject({ emailBounces: true });
    const { body: home } = await api.http.get('/api/customers/home').set(customer.headers).expect(200);
    expect(home).toMatchObject({ alerts: [{ kind: 'email-bounces', contractId: null }] });
  });
});
