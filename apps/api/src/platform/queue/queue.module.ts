import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { createPostgresBackend, type Queue, setDefaultBackendFactory } from 'bullmq';
import { ENV, type Env } from '../config/env.js';
import type { JobDefinition } from './job.js';
import { JobQueue, QUEUES } from './job-queue.js';

/** Where BullMQ keeps its jobs: Redis when there is one, else a schema of its own in our PostgreSQL. */
export function queueConnection(env: Env) {
  if (env.REDIS_URL) {
    setDefaultBackendFactory();
    return { url: env.REDIS_URL, maxRetriesPerRequest: null };
  }
  setDefaultBackendFactory(createPostgresBackend);
  return { connectionString: env.DATABASE_URL, max: 4, migrate: true };
}

/** The queues of the given jobs, as clients. Never starts a worker: processors are providers of the worker's module. */
@Global()
@Module({})
export class QueueModule {
  static forJobs(jobs: JobDefinition[]): DynamicModule {
    return {
      module: QueueModule,
      imports: [
        BullModule.forRootAsync({
          inject: [ENV],
          useFactory: (env: Env) => ({
            connection: queueConnection(env),
            // A finished job is forgotten: the row that owed the work is the record, and its id can be queued again.
            defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
            skipWaitingForReady: true,
          }),
        }),
        BullModule.registerQueue(...jobs.map(({ name }) => ({ name }))),
      ],
      providers: [
        {
          provide: QUEUES,
          inject: jobs.map(({ name }) => getQueueToken(name)),
          useFactory: (...queues: Queue[]) => {
            const logger = new Logger('Queue');
            for (const queue of queues) queue.on('error', (error) => logger.warn(`${queue.name}: ${error.message}`));
            return new Map(queues.map((queue) => [queue.name, queue]));
          },
        },
        JobQueue,
      ],
      exports: [JobQueue],
    };
  }
}
