import { DeliverJob } from '../../integrations/deliveries/deliver.job.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import type { TestApp } from '../test-app.js';

/** Makes all that waits for its next attempt due now, as hours would. */
export async function catchUp({ app, prisma }: Pick<TestApp, 'app' | 'prisma'>): Promise<void> {
  await prisma.deliveryTarget.updateMany({ data: { pausedUntil: null } });
  await prisma.delivery.updateMany({
    where: { state: 'pending' },
    data: { nextAttemptAt: new Date(Date.now() - 1_000) },
  });
  await app.get(JobQueue, { strict: false }).announceDue(DeliverJob);
}
