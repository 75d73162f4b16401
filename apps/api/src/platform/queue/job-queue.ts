import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Queue } from 'bullmq';
import { within } from '../boot/within.js';
import { ENV, type Env } from '../config/env.js';
import { type JobKey, jobs, type JobType, type OwedJob } from './job.js';
import { openQueueConnection, type QueueConnection } from './queue-connection.js';
import { QueueWarnings } from './queue-warnings.js';

/** A finished job is forgotten: the row that owed the work is the record, and its id can be queued again. */
const FORGOTTEN = { removeOnComplete: true, removeOnFail: true, attempts: 1 };

/** So much is queued at once, however much is owed: a million rows are never a million jobs. */
export const PAGE = 200;

const ROUND_MS = 30_000;
const LONGEST_ASKED_MS = 2_000;

/** Clients of the queues, one a kind of job, opened when first used. Never starts a worker. */
@Injectable()
export class JobQueue implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Queue');
  private readonly warnings = new QueueWarnings();
  private readonly queues = new Map<string, Queue>();
  private connection: QueueConnection | undefined;
  private provided: ReadonlyMap<unknown, OwedJob> = new Map();

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly discovery: DiscoveryService,
  ) {}

  /** @throws Error when a kind of job has no class that is provided, or two */
  onModuleInit(): void {
    this.provided = jobs.provided(this.discovery);
  }

  /**
   * Wakes a worker: while the row's job waits or runs, doing it again changes nothing. Never fails and is not waited for,
   * as a queue that is down must not spoil what is already saved; what is not queued is found by the sweep.
   *
   * @param round of looking for what is due: in another one the same row is another job
   */
  announce<Key extends JobKey>(job: JobType<Key>, keys: readonly Key[], round?: number): void {
    if (!this.provided.has(job)) throw new Error(`No module provides the job ${job.name}`);
    if (keys.length === 0) return;
    const { name, key: schema } = jobs.contractOf(job);
    const bulk = keys.map((key) => {
      const data = schema.parse(key);
      // No colon: that is BullMQ's own.
      return {
        name,
        data,
        opts: { jobId: [...Object.values(data), ...(round === undefined ? [] : [round])].join('.') },
      };
    });
    const queue = this.of(job);
    queue.addBulk(bulk).catch((error: unknown) => {
      this.logger.warn({ err: error, job: name, keys }, 'Not queued; the sweep will find it');
      this.giveUpUnlessReady(queue);
    });
  }

  /** A queue that was opened while the database was away says so for ever (BullMQ 6.7): the next one is opened anew. */
  private giveUpUnlessReady(queue: Queue): void {
    queue.waitUntilReady().catch(() => {
      if (this.queues.get(queue.name) === queue) this.queues.delete(queue.name);
      queue.close().catch(() => undefined); // there is nothing to close
    });
  }

  /**
   * Wakes a worker for what is due of a kind, a page of it: it takes the next ones by itself. Never fails either.
   * Under another id every half minute: by each worker's own clock, and one that is wrong makes it an hour, the queue
   * knows whether a job is still in the hands of a worker. Of the row it is known better.
   *
   * @returns how many rows were announced
   */
  async announceDue<Key extends JobKey>(job: JobType<Key>): Promise<number> {
    try {
      const due = (await this.provided.get(job)?.due(PAGE)) as Key[] | undefined;
      this.announce(job, due ?? [], Math.floor(Date.now() / ROUND_MS));
      return due?.length ?? 0;
    } catch (error) {
      this.logger.warn({ err: error, job: jobs.contractOf(job).name }, 'Not queued; the sweep will find it');
      return 0;
    }
  }

  /** Whether jobs of a kind wait for a worker; so too while the queue can't be asked. */
  async hasWaiting(job: object): Promise<boolean> {
    const waiting = this.of(job).getWaitingCount();
    const isKnown = await within(LONGEST_ASKED_MS, waiting).catch(() => false);
    return !isKnown || (await waiting) > 0;
  }

  /** The queue of a kind of job. */
  of(job: object): Queue {
    const { name } = jobs.contractOf(job);
    const known = this.queues.get(name);
    if (known) return known;
    this.connection ??= openQueueConnection(this.env);
    const queue = new Queue(name, {
      connection: this.connection.options,
      defaultJobOptions: FORGOTTEN,
      skipWaitingForReady: true,
    });
    queue.on('error', (error) => this.warnings.note(name, error));
    this.queues.set(name, queue);
    return queue;
  }

  /** Every kind of job. */
  kinds() {
    return [...this.provided].map(([type, job]) => ({ type: type as JobType<JobKey>, job, ...jobs.contractOf(type) }));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    await this.connection?.end();
  }
}
