import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Worker } from 'bullmq';
import { ENV, type Env } from '../config/env.js';
import { Every, Sweep } from '../schedule/sweep.js';
import type { JobKey } from './job.js';
import { JobQueue } from './job-queue.js';
import { queueConnection } from './queue-connection.js';

/**
 * Finds what a worker that died, a wiped queue or a pause after a failure left undone, and whatever of a great many rows
 * is next.
 */
@Every({ seconds: 5 })
export class OwedWorkSweep extends Sweep {
  constructor(private readonly queue: JobQueue) {
    super();
  }

  /** How many rows are due and queued now. */
  override async sweep(): Promise<number> {
    let queued = 0;
    for (const { type } of this.queue.kinds()) {
      if (this.stopped) break;
      queued += await this.queue.announceDue(type);
    }
    return queued;
  }
}

/** In the worker process only: has the work of every kind of job done, and ends it before what it needs is ended. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Workers');
  private workers: Worker[] = [];

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly queue: JobQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.workers = this.queue.kinds().map(({ type, job, name, concurrency = 1 }) => {
      const connection = queueConnection(this.env);
      const worker = new Worker<JobKey>(name, ({ data }) => job.process(data), { connection, concurrency });
      worker.on('error', (error) => this.logger.warn(`${name}: ${error.message}`));
      // The next page, without waiting for the sweep.
      worker.on('drained', () => void this.queue.announceDue(type));
      return worker;
    });
  }

  /** Waits for the work in hand; a later shutdown phase closes the database and the mail connections. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }
}
