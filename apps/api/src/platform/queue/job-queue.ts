import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { z } from 'zod';
import type { JobDefinition } from './job.js';

export const QUEUES = Symbol('QUEUES');

@Injectable()
export class JobQueue {
  constructor(@Inject(QUEUES) private readonly queues: ReadonlyMap<string, Queue>) {}

  /** Queues work under the id of the row that owes it: while it waits or runs, adding it again changes nothing. */
  async add<Payload extends z.ZodType>(
    job: JobDefinition<Payload>,
    id: string,
    payload: z.input<Payload>,
  ): Promise<void> {
    const queue = this.queues.get(job.name);
    if (!queue) throw new Error(`No queue is registered for the job ${job.name}`);
    await queue.add(job.name, job.payload.parse(payload), { jobId: id });
  }
}
