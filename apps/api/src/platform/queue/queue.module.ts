import { BullModule, getFlowProducerToken, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { createPostgresBackend, type FlowProducer, type Queue, setDefaultBackendFactory } from 'bullmq';
import { ENV, type Env } from '../config/env.js';
import type { JobDefinition } from './job.js';
import { JOB_OPTIONS } from './job-options.js';
import { FLOWS, JobQueue, QUEUES } from './job-queue.js';

const FLOW_PRODUCER = 'flows';

/** Where BullMQ keeps its jobs: Redis when there is one, else a schema of its own in our PostgreSQL. */
export function queueConnection(env: Env) {
  if (env.REDIS_URL) {
    setDefaultBackendFactory();
    return { url: env.REDIS_URL, maxRetriesPerRequest: null };
  }
  setDefaultBackendFactory(createPostgresBackend);
  return { connectionString: env.DATABASE_URL, max: 2, migrate: true };
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
            defaultJobOptions: JOB_OPTIONS,
            skipWaitingForReady: true,
          }),
        }),
        BullModule.registerQueue(...jobs.map(({ name }) => ({ name }))),
        BullModule.registerFlowProducer({ name: FLOW_PRODUCER }),
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
        {
          provide: FLOWS,
          inject: [getFlowProducerToken(FLOW_PRODUCER)],
          useFactory: (flows: FlowProducer) => {
            flows.on('error', (error) => new Logger('Queue').warn(`flows: ${error.message}`));
            return flows;
          },
        },
        JobQueue,
      ],
      exports: [JobQueue],
    };
  }
}
