import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OutboundEmail, Prisma } from '@flota/prisma';
import { createOutboundEmail, createQuote } from '@flota/prisma/seed';
import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Mailer } from '../platform/mail/mailer.js';
import { SendMailJob } from '../platform/outbox/send-mail.job.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import { OwedWorkSweep } from '../platform/queue/job-workers.js';
import { eventually } from '../testing/eventually.js';
import { quoteFor } from '../testing/quote-request.js';
import { type RefusingSmtp, startRefusingSmtp } from '../testing/refusing-smtp.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;
let queue: Queue;
let worker: INestApplicationContext | undefined;
let refusing: RefusingSmtp;

beforeAll(async () => {
  api = await startTestApp();
  refusing = await startRefusingSmtp();
  queue = api.app.get(JobQueue).of(SendMailJob);
});
afterAll(async () => {
  await refusing.close();
  await api.close();
});
beforeEach(async () => {
  await api.prisma.outboundEmail.deleteMany();
  await api.prisma.quote.deleteMany();
  await api.mail.clear();
});
afterEach(async () => {
  jest.restoreAllMocks();
  api.mail.setFault(null);
  await worker?.close();
  worker = undefined;
  await queue.obliterate({ force: true });
});

const start = async (env: Record<string, string> = {}) => (worker = await api.startWorker(env));
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

async function requestQuote(email = 'ana@ejemplo.mx'): Promise<OutboundEmail> {
  const { body } = await api.http.post('/api/quotes').send(quoteFor(email)).expect(201);
  const { folio } = body as { folio: string };
  return api.prisma.outboundEmail.findFirstOrThrow({ where: { ofQuote: { quote: { folio } } } });
}

/** A mail that is owed and that no queue knows of. */
async function owed(state: Prisma.OutboundEmailUncheckedCreateInput | object = {}): Promise<OutboundEmail> {
  const quote = await createQuote(api.prisma);
  return createOutboundEmail(api.prisma, { aboutKind: 'quote', aboutId: quote.id, ...state });
}

const read = (id: string) => api.prisma.outboundEmail.findUniqueOrThrow({ where: { id } });
const change = (id: string, data: Prisma.OutboundEmailUpdateInput) =>
  api.prisma.outboundEmail.update({ where: { id }, data });
const until = (id: string, isRight: (email: OutboundEmail) => boolean) => eventually(() => read(id), isRight);
const untilSent = (id: string) => until(id, ({ state }) => state === 'sent');
/** The work of one job, as the queue would hand it over. */
const process = async (id: string, by = worker): Promise<void> => {
  await by?.get(SendMailJob, { strict: false }).process({ id });
};
const sweep = () => worker?.get(OwedWorkSweep, { strict: false }).sweep();

describe('a quote that was asked for', () => {
  it('is mailed with its PDF and the link to it', async () => {
    await start();
    const { id } = await requestQuote('ana@ejemplo.mx');
    const message = await api.mail.waitFor(({ recipients }) => recipients.includes('ana@ejemplo.mx'));
    const quote = await api.prisma.quote.findFirstOrThrow();
    expect(message.recipients).toEqual(['ana@ejemplo.mx']);
    expect(message.subject).toContain(quote.folio);
    expect(message.html).toContain(`https://flota.test/cotizacion/${quote.token}`);
    expect(message.text).toContain(`https://flota.test/cotizacion/${quote.token}`);
    expect(message.attachments).toMatchObject([
      { filename: `cotizacion-${quote.folio}.pdf`, mimeType: 'application/pdf' },
    ]);
    expect(
      Buffer.from(message.attachments[0]?.content ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(message.headers).toContainEqual({ name: 'Message-ID', value: `<${id}@flota.test>` });
    expect(await untilSent(id)).toMatchObject({
      attempts: 1,
      subject: message.subject,
      messageId: `<${id}@flota.test>`,
      lastError: null,
      nextAttemptAt: null,
      lockedUntil: null,
      sentAt: expect.any(Date),
    });
  });

  it('is queued with the id of its mail and nothing that says whose it is', async () => {
    const { id } = await requestQuote();
    const jobs = await eventually(
      () => queue.getJobs(['waiting', 'prioritized', 'active', 'delayed']),
      ({ length }) => length > 0,
    );
    expect(jobs.map(({ id: jobId, data }) => ({ jobId, data: data as unknown }))).toEqual([
      { jobId: id, data: { id } },
    ]);
  });
});

describe('a mail that cannot be delivered', () => {
  it('waits while the server says "later", longer each time, and is sent once it answers', async () => {
    api.mail.setFault('busy');
    await start();
    const { id } = await requestQuote();
    const first = await until(id, ({ attempts, state }) => attempts === 1 && state === 'pending');
    expect(first.lastError).toContain('451');
    expect(first.lockedUntil).toBeNull();
    expect(first.nextAttemptAt?.getTime()).toBeGreaterThan(Date.now() + 2_000);

    await change(id, { nextAttemptAt: minutes(-1) });
    await sweep();
    const second = await until(id, ({ attempts, state }) => attempts === 2 && state === 'pending');
    expect(second.nextAttemptAt?.getTime()).toBeGreaterThan(Date.now() + 7_000);
    expect(api.mail.messages()).toHaveLength(0);

    api.mail.setFault(null);
    await change(id, { nextAttemptAt: minutes(-1) });
    await sweep();
    expect(await untilSent(id)).toMatchObject({ attempts: 3, lastError: null });
    expect(api.mail.messages()).toHaveLength(1);
  });

  it('is not tried before its time', async () => {
    const { id } = await owed({ nextAttemptAt: minutes(1) });
    await start();
    await sweep();
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'pending', attempts: 0 });
  });

  it('has failed at once when the server knows no such mailbox, and goes out when staff let it', async () => {
    await start({ SMTP_URL: `smtp://127.0.0.1:${refusing.port}` });
    const { id } = await requestQuote();
    const failed = await until(id, ({ state }) => state === 'failed');
    expect(failed).toMatchObject({ attempts: 1, nextAttemptAt: null, lockedUntil: null });
    expect(failed.lastError).toContain('550');
    await worker?.close();

    const care = await api.signIn('care');
    const mailbox = await api.prisma.suppressedMailbox.findFirstOrThrow({ where: { reason: 'refused' } });
    await api.http.post(`/api/admin/suppressed-mailboxes/${mailbox.id}/lift`).set(care.headers).expect(204);
    await api.http.post(`/api/admin/outbound-emails/${id}/retry`).set(care.headers).expect(202);
    expect(await read(id)).toMatchObject({ state: 'pending', attempts: 0 });
    expect(await api.prisma.auditEntry.findMany({ where: { recordId: id } })).toMatchObject([
      { action: 'retry', resource: 'outbound-emails', actorEmail: care.email },
    ]);
    await start();
    await untilSent(id);
  });

  it('is given up when its time is over, also after an error that might have passed', async () => {
    const { id } = await owed({ giveUpAt: minutes(-1) });
    api.mail.setFault('busy');
    await start();
    expect(await until(id, ({ state }) => state === 'failed')).toMatchObject({ attempts: 1, nextAttemptAt: null });
    await sweep();
    await process(id);
    expect((await read(id)).attempts).toBe(1);
  });

  it('says so when it cannot even be written: the row of the error stays for staff', async () => {
    const { id } = await owed({ aboutKind: null, aboutId: null });
    await start();
    expect((await until(id, ({ lastError }) => lastError !== null)).lastError).toContain('names no quote');
  });
});

describe('a mail in the hands of a worker', () => {
  it('is left alone while that worker lives', async () => {
    const { id } = await owed({ state: 'sending', attempts: 1, lockedUntil: minutes(1) });
    await start();
    await sweep();
    await process(id);
    expect(await read(id)).toMatchObject({ state: 'sending', attempts: 1 });
    expect(api.mail.messages()).toHaveLength(0);
  });

  it('is taken over when that worker died', async () => {
    const { id } = await owed({ state: 'sending', attempts: 1, lockedUntil: minutes(-1) });
    await start();
    expect(await untilSent(id)).toMatchObject({ attempts: 2 });
    expect(api.mail.messages()).toHaveLength(1);
  });

  it('is not let go by a worker that fails after another took it over', async () => {
    await start();
    let fail: (error: Error) => void = () => undefined;
    const send = jest.spyOn((worker as INestApplicationContext).get(Mailer), 'send');
    send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const { id } = await owed();
    const slow = process(id);
    await eventually(
      async () => send.mock.calls.length,
      (calls) => calls === 1,
    );
    const taken = await change(id, { attempts: 2, lockedUntil: minutes(1) });
    fail(new Error('connection lost'));
    await slow;
    expect(await read(id)).toEqual(taken);
  });

  it('is sent once when ten of two workers reach for it', async () => {
    await start();
    const second = await api.startWorker();
    const { id } = await owed();
    await Promise.all(Array.from({ length: 10 }, (_, index) => process(id, index % 2 ? worker : second)));
    await untilSent(id);
    await process(id);
    await second.close();
    expect(api.mail.messages()).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });
});

describe('a mail whose job was lost', () => {
  it('is sent when the queue was emptied', async () => {
    const { id } = await requestQuote();
    await eventually(
      () => queue.getJobCounts('waiting'),
      ({ waiting }) => waiting === 1,
    );
    await queue.obliterate({ force: true });
    await start();
    await untilSent(id);
    expect(api.mail.messages()).toHaveLength(1);
  });

  it('is sent when the queue could not be reached: the visitor gets the quote all the same', async () => {
    const add = jest.spyOn(queue, 'addBulk').mockRejectedValue(new Error('connect ECONNREFUSED'));
    const { id } = await requestQuote();
    expect(add).toHaveBeenCalledTimes(1);
    await start();
    await untilSent(id);
  });

  it('is swept while the worker runs, not only when it starts', async () => {
    await start();
    const { id } = await owed();
    await sweep();
    await untilSent(id);
  });
});

describe('POST /api/admin/quotes/{id}/resend', () => {
  const resend = async (quoteId: string, status: number) => {
    const care = await api.signIn('care');
    return api.http.post(`/api/admin/quotes/${quoteId}/resend`).set(care.headers).expect(status);
  };

  it('owes a new mail and makes the old one history', async () => {
    await start();
    const first = await requestQuote();
    await untilSent(first.id);
    const { body } = await resend(first.aboutId ?? '', 202);
    const { emailId } = body as { emailId: string };
    await untilSent(emailId);
    expect(api.mail.messages()).toHaveLength(2);
    expect(await read(first.id)).toMatchObject({ state: 'sent', superseded: true });
    expect(await read(emailId)).toMatchObject({ superseded: false, recipient: 'ana@ejemplo.mx' });
    expect(await api.prisma.auditEntry.count({ where: { action: 'resend', recordId: first.aboutId ?? '' } })).toBe(1);
  });

  it.each(['pending', 'sending'] as const)('is 409 while a mail is %s', async (state) => {
    const { aboutId } = await owed({ state, lockedUntil: state === 'sending' ? minutes(1) : null });
    const { body } = await resend(aboutId ?? '', 409);
    expect(body).toMatchObject({ code: 'RESOURCE.CONFLICT' });
    expect(await api.prisma.outboundEmail.count({ where: { aboutId } })).toBe(1);
  });

  it('owes one mail when several ask at once', async () => {
    const care = await api.signIn('care');
    for (let round = 0; round < 5; round += 1) {
      const { aboutId } = await owed({ state: 'sent', nextAttemptAt: null });
      const ask = () => api.http.post(`/api/admin/quotes/${aboutId}/resend`).set(care.headers);
      const answers = await Promise.all([ask(), ask(), ask(), ask()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
      expect(await api.prisma.outboundEmail.count({ where: { aboutId, state: 'pending' } })).toBe(1);
    }
  });

  it('is 404 for an unknown quote', async () => {
    await resend('0198a000-0000-7000-8000-000000000000', 404);
  });
});

describe('POST /api/admin/outbound-emails/{id}/retry', () => {
  it.each(['sent', 'sending'] as const)('is 409 when the mail is %s', async (state) => {
    const { id } = await owed({ state, nextAttemptAt: null, lockedUntil: state === 'sending' ? minutes(1) : null });
    const care = await api.signIn('care');
    await api.http.post(`/api/admin/outbound-emails/${id}/retry`).set(care.headers).expect(409);
    expect((await read(id)).state).toBe(state);
    expect(await api.prisma.auditEntry.count({ where: { recordId: id } })).toBe(0);
  });

  it('is 404 for an unknown mail', async () => {
    const care = await api.signIn('care');
    await api.http
      .post('/api/admin/outbound-emails/0198a000-0000-7000-8000-000000000000/retry')
      .set(care.headers)
      .expect(404);
  });
});
