import type { WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { JobDefinition } from './job.js';
import { checkOneEach } from './one-each.js';

/** Throws unless every job has exactly one processor and every processor a job. */
export const checkProcessors = (jobs: readonly Pick<JobDefinition, 'name'>[], processed: readonly string[]): void =>
  checkOneEach(jobs, processed, { maker: 'processor', thing: 'job', refusal: 'The worker cannot start' });

/** All processors of the worker process: checked before it takes work, ended before what they need is. */
export class Processors implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly jobs: readonly JobDefinition[],
    private readonly hosts: readonly WorkerHost[],
  ) {}

  onApplicationBootstrap(): void {
    checkProcessors(
      this.jobs,
      this.hosts.map(({ worker }) => worker.name),
    );
  }

  /** Waits for the work in hand; a later shutdown phase closes the database and the mail connections. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.hosts.map(({ worker }) => worker.close()));
  }
}
