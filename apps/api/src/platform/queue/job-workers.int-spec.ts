import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Worker } from 'bullmq';
import { eventually } from '../../testing/eventually.js';
import { quoteFor } from '../../testing/quote-request.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SendMailJob } from '../outbox/send-mail.job.js';
import { JobQueue } from './job-queue.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
let release = () => {};
afterEach(() => {
  release();
  api.mail.setFault(null);
});
afterAll(() => api.close());

const to = (address: string) => api.prisma.outboundEmail.findFirstOrThrow({ where: { recipient: address } });
const received = (address: string) => api.mail.messages().filter(({ recipients }) => recipients.includes(address));

/** A mail that a worker has in hand: the mail server took the call and says nothing. */
async function mailInHand(address: string): Promise<void> {
  api.mail.setFault({ heldUntil: new Promise<void>((resolve) => (release = resolve)) });
  await api.http.post('/api/quotes').send(quoteFor(address)).expect(201);
  await eventually(
    () => to(address),
    ({ state }) => state === 'sending',
  );
}

it('a worker that is told to end finishes what it has in hand', async () => {
  const worker = await api.startWorker();
  await mailInHand('espera@example.com');
  const closed = worker.close();
  release();
  await closed;
  expect(await to('espera@example.com')).toMatchObject({ state: 'sent', attempts: 1 });
  expect(received('espera@example.com')).toHaveLength(1);
});

it('what it can’t finish in time is done by another worker at once', async () => {
  const worker = await api.startWorker({ FINISH_SECONDS: '1' });
  await mailInHand('otra-mano@example.com');
  await worker.close();
  expect(await to('otra-mano@example.com')).toMatchObject({ state: 'pending', attempts: 1 });
  release();
  api.mail.setFault(null);
  const other = await api.startWorker();
  await eventually(
    () => to('otra-mano@example.com'),
    ({ state }) => state === 'sent',
    4_000,
  );
  await other.close();
});

it('what the queue believes in the hands of a worker that died, for its clock was wrong, is done by another', async () => {
  await api.http.post('/api/quotes').send(quoteFor('reloj@example.com')).expect(201);
  const { name, opts } = api.app.get(JobQueue).of(SendMailJob);
  const dead = new Worker(name, null, { connection: opts.connection, lockDuration: 3_600_000, autorun: false });
  dead.on('error', () => undefined);
  await eventually(
    () => dead.getNextJob('dead', { block: false }),
    (job) => Boolean(job),
  );
  await dead.close(true);
  await api.startWorker();
  await eventually(
    () => to('reloj@example.com'),
    ({ state }) => state === 'sent',
    15_000,
  );
});

it('takes few connections of PostgreSQL, however many kinds of jobs there are', async () => {
  const count = async () => {
    const [row] = await api.prisma.$queryRaw<{ sessions: number }[]>`
      select count(*)::int as sessions from pg_stat_activity where datname = current_database()`;
    return row?.sessions ?? 0;
  };
  const before = await count();
  const worker = await api.startWorker();
  const kinds = api.app.get(JobQueue).kinds().length;
  // Each of them listens; the queries of all share three, as those that announce do, beside the five of our own rules.
  const most = before + kinds + 3 + 3 + 5 + 1;
  for (let looks = 0; looks < 20; looks += 1) {
    expect(await count()).toBeLessThanOrEqual(most);
    await delay(50);
  }
  await worker.close();
});
