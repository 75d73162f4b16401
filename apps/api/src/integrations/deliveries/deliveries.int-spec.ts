import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Events } from '../../platform/events/events.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { eventually } from '../../testing/eventually.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Carriers } from './carriers.js';
import { DeliverJob } from './deliver.job.js';
import { DeliveredSweep } from './delivered.sweep.js';
import type { EventOf } from './delivery.js';
import { FailedAttempt } from './failed-attempt.js';
import { OpenDeliveries } from './open-deliveries.js';
import { TargetHealth } from './target-health.js';

let api: TestApp;
let prisma: PrismaService;
let events: Events;

beforeAll(async () => {
  api = await startTestApp();
  prisma = api.app.get(PrismaService);
  events = api.app.get(Events);
});
afterAll(() => api.close());
beforeEach(async () => {
  jest.restoreAllMocks();
  jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  await api.prisma.deliveryTarget.deleteMany();
});

type Carry = (event: EventOf) => Promise<void>;

/** What a worker has, with nothing outside but what the test says. */
function worker(carry: Carry = async () => undefined) {
  const carriers = {
    carry: async (_target: unknown, event: EventOf) => carry(event).then(() => ({ status: 204, durationMs: 3 })),
  } as unknown as Carriers;
  const queue = { announce: () => undefined } as unknown as JobQueue;
  const parts = [queue, new OpenDeliveries(prisma), carriers, api.app.get(TargetHealth, { strict: false })] as const;
  return new DeliverJob(prisma, new Events(), ...parts);
}

/** Until nothing is due for it any more. */
async function workOff(...jobs: DeliverJob[]) {
  for (;;) {
    const due = await Promise.all(jobs.map((job) => job.due(50).then((keys) => keys.map((key) => job.process(key)))));
    if (due.flat().length === 0) return;
    await Promise.all(due.flat());
  }
}

const target = (changes: Partial<Prisma.DeliveryTargetCreateInput> = {}) =>
  api.prisma.deliveryTarget.create({
    data: { kind: 'webhook', name: randomUUID(), types: ['customer.changed'], ...changes },
  });
const told = (customerId: string, change: 'created' | 'updated' | 'deleted' = 'updated') =>
  prisma.$transaction((database) =>
    events.tell(database, 'customer.changed', {
      subject: { kind: 'customer', id: customerId },
      data: { customerId, change },
    }),
  );
const rowsOf = (targetId: string) =>
  api.prisma.delivery.findMany({ where: { targetId }, orderBy: { position: 'asc' }, include: { event: true } });

describe('an event', () => {
  it('is owed to everybody who is on and wants its type', async () => {
    const [wants, off, other] = [
      await target(),
      await target({ isOn: false }),
      await target({ types: ['lead.created'] }),
    ];
    await told(randomUUID());
    expect(await Promise.all([wants, off, other].map(({ id }) => rowsOf(id).then((rows) => rows.length)))).toEqual([
      1, 0, 0,
    ]);
  });

  it('is told with its change or not at all', async () => {
    const { id } = await target();
    const customerId = randomUUID();
    const failed = prisma.$transaction(async (database) => {
      const data = { customerId, change: 'created' as const };
      await events.tell(database, 'customer.changed', { subject: { kind: 'customer', id: customerId }, data });
      throw new Error('the rest of it failed');
    });
    await expect(failed).rejects.toThrow('the rest of it failed');
    expect(await rowsOf(id)).toEqual([]);
    expect(await api.prisma.event.count({ where: { subjectId: customerId } })).toBe(0);
  });

  it('says nothing that its type does not name', async () => {
    const customerId = randomUUID();
    const data = { customerId, change: 'created' as const, name: 'Ana' };
    const telling = events.tell(prisma, 'customer.changed', { subject: { kind: 'customer', id: customerId }, data });
    await expect(telling).rejects.toThrow(/name/);
  });

  it('is never changed nor taken back', async () => {
    const customerId = randomUUID();
    await told(customerId);
    const where = { subjectId: customerId };
    await expect(api.prisma.event.updateMany({ where, data: { type: 'x' } })).rejects.toThrow('never changed');
    await expect(api.prisma.event.deleteMany({ where })).rejects.toThrow('never changed');
    await expect(prisma.event.deleteMany({ where })).rejects.toThrow(/permission denied/);
  });

  it('wakes workers once it is committed, and only then', async () => {
    await target();
    const announce = jest.spyOn(api.app.get(JobQueue), 'announce');
    await prisma.$transaction(async (database) => {
      const id = randomUUID();
      const telling = {
        subject: { kind: 'customer' as const, id },
        data: { customerId: id, change: 'created' as const },
      };
      await events.tell(database, 'customer.changed', telling);
      expect(announce).not.toHaveBeenCalled();
    });
    expect(announce).toHaveBeenCalledTimes(1);
    expect(announce.mock.calls[0]?.[1]).toHaveLength(1);
  });
});

describe('deliveries', () => {
  it('come in order within a subject, whatever number of workers there is', async () => {
    const { id } = await target();
    const subjects = [randomUUID(), randomUUID(), randomUUID()];
    for (let round = 0; round < 5; round += 1) for (const subject of subjects) await told(subject);
    const seen: string[] = [];
    const slow = async (event: EventOf) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      seen.push(event.id);
    };
    await workOff(worker(slow), worker(slow), worker(slow));
    const rows = await rowsOf(id);
    expect(rows.every(({ state, attempts }) => state === 'delivered' && attempts === 1)).toBe(true);
    for (const subject of subjects) {
      const inOrder = rows.filter(({ subjectId }) => subjectId === subject).map(({ eventId }) => eventId);
      expect(seen.filter((event) => inOrder.includes(event))).toEqual(inOrder);
    }
    expect(seen).toHaveLength(15);
  });

  it('that fail hold back what comes later of the same subject, and nothing else', async () => {
    const { id } = await target();
    const [stuck, free] = [randomUUID(), randomUUID()];
    for (const subject of [stuck, stuck, free]) await told(subject);
    await workOff(
      worker(async ({ data }) => {
        if ('customerId' in data && data.customerId === stuck)
          throw new FailedAttempt('422', { status: 422, durationMs: 5, away: false, retryAfterSeconds: null });
      }),
    );
    expect((await rowsOf(id)).map(({ state, attempts, status }) => [state, attempts, status])).toEqual([
      ['pending', 1, 422],
      ['pending', 0, null],
      ['delivered', 1, 204],
    ]);
  });

  it('that are given up after three days block nothing', async () => {
    const { id } = await target();
    const subject = randomUUID();
    await told(subject);
    await told(subject);
    const [first] = await rowsOf(id);
    await api.prisma.delivery.update({ where: { id: first?.id ?? '' }, data: { giveUpAt: new Date(Date.now() - 1) } });
    await workOff(
      worker(async (event) => {
        if (event.id === first?.eventId)
          throw new FailedAttempt('no', { status: 500, durationMs: 5, away: false, retryAfterSeconds: null });
      }),
    );
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['failed', 'delivered']);
  });

  it('rest while their target is away, and are all caught up with once it is back', async () => {
    const { id } = await target();
    for (let count = 0; count < 12; count += 1) await told(randomUUID());
    let calls = 0;
    const away = async () => {
      calls += 1;
      throw new FailedAttempt('away', { status: null, durationMs: 5, away: true, retryAfterSeconds: null });
    };
    await workOff(worker(away));
    expect(calls).toBeLessThanOrEqual(8);
    const resting = await api.prisma.deliveryTarget.findUniqueOrThrow({ where: { id } });
    expect(resting).toMatchObject({ timesAway: 1 });
    expect(resting.failingSince).not.toBeNull();
    await api.prisma.deliveryTarget.update({ where: { id }, data: { pausedUntil: new Date(Date.now() - 1) } });
    await workOff(worker());
    expect((await rowsOf(id)).every(({ state }) => state === 'delivered')).toBe(true);
    expect(await api.prisma.deliveryTarget.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ timesAway: 0, failingSince: null, pausedUntil: null },
    });
  });

  it('of a worker that died are taken over', async () => {
    const { id } = await target();
    await told(randomUUID());
    const lost = { state: 'sending', attempts: 1, lockedUntil: new Date(Date.now() - 1) } as const;
    await api.prisma.delivery.updateMany({ where: { targetId: id }, data: lost });
    await workOff(worker());
    expect((await rowsOf(id)).map(({ state, attempts }) => [state, attempts])).toEqual([['delivered', 2]]);
  });

  it('of a slow target leave room for those of others', async () => {
    const [slow, fast] = [await target({ types: ['customer.changed'] }), await target({ types: ['lead.created'] })];
    for (let count = 0; count < 20; count += 1) await told(randomUUID());
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const job = worker((event) => (event.type === 'customer.changed' ? released : Promise.resolve()));
    const working = (await job.due(200)).map((key) => job.process(key));
    const id = randomUUID();
    const data = { leadId: id, folio: null, kind: 'contact', quoteId: null };
    await events.tell(prisma, 'lead.created', { subject: { kind: 'lead', id }, data });
    await eventually(
      () => rowsOf(slow.id),
      (rows) => rows.filter(({ state }) => state === 'sending').length === 8,
    );
    await Promise.all((await job.due(200)).map((key) => job.process(key)));
    expect((await rowsOf(fast.id)).map(({ state }) => state)).toEqual(['delivered']);
    release();
    await Promise.all(working);
  });

  it('are thrown away a month after', async () => {
    const { id } = await target();
    await told(randomUUID());
    await told(randomUUID());
    const [first] = await rowsOf(id);
    const createdAt = new Date(Date.now() - 31 * 24 * 3_600_000);
    await api.prisma.delivery.update({ where: { id: first?.id ?? '' }, data: { createdAt } });
    expect(await new DeliveredSweep(prisma).sweep()).toBe(1);
    expect(await rowsOf(id)).toHaveLength(1);
  });
});
