import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createCustomer, createQuote } from '@flota/prisma/seed';
import type { OutboundEmail } from '@flota/prisma';
import { Outbox, type Owe } from '../platform/outbox/outbox.js';
import { mails, OwedMail } from '../platform/outbox/owed-mail.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { LeadNoticeMail } from './lead-notice.mail.js';

let api: TestApp;
let outbox: Outbox;

beforeAll(async () => {
  api = await startTestApp();
  outbox = api.app.get(Outbox);
});
afterAll(() => api.close());
beforeEach(async () => {
  jest.restoreAllMocks();
  await api.prisma.outboundEmail.deleteMany();
});

const lead = (name = 'Ana') => ({ kind: 'contact', name, email: 'ana@ejemplo.mx', phone: '+525512345678' });
const announced = () => jest.spyOn(api.app.get(JobQueue), 'announce').mockReturnValue(undefined);

describe('a change that owes mails', () => {
  it('is stored with them, and they are announced once it is', async () => {
    const announce = announced();
    let before = -1;
    const id = await outbox.commit(async (database, owe) => {
      const { id } = await database.lead.create({ data: lead() });
      await owe(LeadNoticeMail, { to: 'atencion@flota.test', about: { kind: 'lead', id } });
      await owe(LeadNoticeMail, { to: 'otro@flota.test', about: { kind: 'lead', id } });
      before = announce.mock.calls.length;
      return id;
    });
    const owed = await api.prisma.outboundEmail.findMany({ orderBy: { recipient: 'asc' } });
    expect(owed).toMatchObject([
      { kind: 'leads.send-notice', recipient: 'atencion@flota.test', aboutKind: 'lead', aboutId: id, state: 'pending' },
      { kind: 'leads.send-notice', recipient: 'otro@flota.test', aboutKind: 'lead', aboutId: id },
    ]);
    expect(before).toBe(0);
    expect(announce.mock.calls.map(([, keys]) => keys)).toEqual([owed.map(({ id: mailId }) => ({ id: mailId }))]);
  });

  it('that fails leaves nothing and announces nothing', async () => {
    const announce = announced();
    const failing = outbox.commit(async (database, owe) => {
      const { id } = await database.lead.create({ data: lead('Nadie') });
      await owe(LeadNoticeMail, { to: 'atencion@flota.test', about: { kind: 'lead', id } });
      throw new Error('changed our mind');
    });
    await expect(failing).rejects.toThrow('changed our mind');
    expect(await api.prisma.outboundEmail.count()).toBe(0);
    expect(await api.prisma.lead.count({ where: { name: 'Nadie' } })).toBe(0);
    expect(announce).not.toHaveBeenCalled();
  });

  it('owes nothing once it is over', async () => {
    let late: Owe | undefined;
    await outbox.commit(async (_database, owe) => (late = owe));
    const about = { kind: 'lead', id: '0198a000-0000-7000-8000-000000000000' } as const;
    await expect(late?.(LeadNoticeMail, { to: 'atencion@flota.test', about })).rejects.toThrow();
    expect(await api.prisma.outboundEmail.count()).toBe(0);
  });

  it('may not owe a mail that no module provides', async () => {
    abstract class Forgotten extends OwedMail<'lead'> {}
    const about = { kind: 'lead', id: '0198a000-0000-7000-8000-000000000000' } as const;
    await expect(outbox.commit((_database, owe) => owe(Forgotten, { to: 'x@y.mx', about }))).rejects.toThrow(
      'No module provides the mail Forgotten',
    );
  });
});

describe('what a mail is about', () => {
  const owedAbout = (kind: string, id: string): Promise<OutboundEmail> =>
    api.prisma.outboundEmail.create({ data: { kind: 'any', recipient: 'x@y.mx', aboutKind: kind, aboutId: id } });

  it('takes its mails with it when it goes, and no others', async () => {
    const [gone, kept] = [await createQuote(api.prisma), await createQuote(api.prisma)];
    await owedAbout('quote', gone.id);
    await owedAbout('lead', gone.id);
    await owedAbout('quote', kept.id);
    await api.prisma.quote.delete({ where: { id: gone.id } });
    expect(await api.prisma.outboundEmail.findMany({ orderBy: { createdAt: 'asc' } })).toMatchObject([
      { aboutKind: 'lead', aboutId: gone.id },
      { aboutKind: 'quote', aboutId: kept.id },
    ]);
  });

  it('takes them too when it goes along with something else', async () => {
    const customer = await createCustomer(api.prisma);
    const token = { purpose: 'registration' as const, email: customer.email, tokenHash: 'x', expiresAt: new Date() };
    const link = await api.prisma.oneTimeLink.create({ data: { customerId: customer.id, ...token } });
    await owedAbout('one_time_link', link.id);
    await api.prisma.customer.delete({ where: { id: customer.id } });
    expect(await api.prisma.outboundEmail.count()).toBe(0);
  });

  it('is a table that forgets them, for every mail there is', async () => {
    const guarded = await api.prisma.$queryRaw<{ name: string }[]>`
      select tgrelid::regclass::text as name from pg_trigger where tgname = 'forget_mails'`;
    const forgetting = new Set(guarded.map(({ name }) => name));
    const subjects = new Set(mails.all().flatMap(({ about }) => about));
    expect(subjects.size).toBeGreaterThan(10);
    // Else its migration lacks `SELECT mails_go_with('…')`.
    expect([...subjects].filter((table) => !forgetting.has(table))).toEqual([]);
  });

  it('is known to the former release too, and read from what that release writes', async () => {
    const quote = await createQuote(api.prisma);
    expect(await owedAbout('quote', quote.id)).toMatchObject({ quoteId: quote.id, leadId: null });
    const former = await api.prisma.outboundEmail.create({
      data: { kind: 'any', recipient: 'x@y.mx', customerId: quote.id, oneTimeLinkId: quote.planVersionId },
    });
    expect(former).toMatchObject({ aboutKind: 'one_time_link', aboutId: quote.planVersionId });
    const run = await api.prisma.statementRun.create({ data: { month: new Date('2026-10-01') } });
    const notice = await api.prisma.outboundEmail.create({
      data: { kind: 'statements.send-held-notice', recipient: 'x@y.mx' },
    });
    expect(notice).toMatchObject({ aboutKind: 'statement_run', aboutId: run.id });
  });
});
