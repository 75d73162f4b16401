import { Inject, Injectable } from '@nestjs/common';
import type { FlowProducer, Queue } from 'bullmq';
import type { z } from 'zod';
import type { JobDefinition } from './job.js';
import { JOB_OPTIONS } from './job-options.js';

export const QUEUES = Symbol('QUEUES');
export const FLOWS = Symbol('FLOWS');

interface OwedJob {
  job: JobDefinition;
  id: string;
  payload: unknown;
}

@Injectable()
export class JobQueue {
  constructor(
    @Inject(QUEUES) private readonly queues: ReadonlyMap<string, Queue>,
    @Inject(FLOWS) private readonly flows: FlowProducer,
  ) {}

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

  /** Queues many at once, and `last` to run when all of them are done, whether they succeed or not. */
  async addFlow(last: OwedJob, parts: readonly OwedJob[]): Promise<void> {
    await this.flows.add({
      ...flowJob(last),
      children: parts.map((part) => ({
        ...flowJob(part),
        opts: { ...JOB_OPTIONS, jobId: part.id, ignoreDependencyOnFailure: true },
      })),
    });
  }
}

const flowJob = ({ job, id, payload }: OwedJob) => ({
  name: job.name,
  queueName: job.name,
  data: job.payload.parse(payload),
  opts: { ...JOB_OPTIONS, jobId: id },
});
