import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { eventually } from '../../testing/eventually.js';
import { stoppable, type StoppableServer } from '../../testing/stoppable-server.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ENV, type Env } from '../config/env.js';
import { SendMailJob } from '../outbox/send-mail.job.js';
import { JobQueue } from './job-queue.js';
import { openQueueConnection } from './queue-connection.js';

let api: TestApp;
let database: StoppableServer;
let queue: JobQueue;

beforeAll(async () => {
  api = await startTestApp();
  const env = api.app.get<Env>(ENV);
  database = await stoppable(env.DATABASE_URL);
  queue = new JobQueue(
    { ...env, DATABASE_URL: database.url, REDIS_URL: undefined },
    api.app.get(DiscoveryService, { strict: false }),
  );
  queue.onModuleInit();
});
afterAll(async () => {
  await queue.onApplicationShutdown();
  await database.stop();
  await api.close();
});

it('hears of the end of a connection that is in hand: unheard it would end the process', async () => {
  const env = api.app.get<Env>(ENV);
  const { options, end } = openQueueConnection({ ...env, REDIS_URL: undefined });
  const pool = options as pg.Pool;
  const client = await pool.connect();
  expect(client.listenerCount('error')).toBeGreaterThan(0);
  client.release();
  await end();
});

it('queues again once the database is back, though it was first asked while it was away', async () => {
  const warnings = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  await database.stop();
  queue.announce(SendMailJob, [{ id: randomUUID() }]);
  await eventually(
    async () => warnings.mock.calls.map(([, told]) => String(told)),
    (told) => told.some((words) => words.startsWith('Not queued')),
  );

  await database.start();
  const id = randomUUID();
  await eventually(
    () => {
      queue.announce(SendMailJob, [{ id }]);
      return queue
        .of(SendMailJob)
        .getJob(id)
        .catch(() => null);
    },
    (job) => Boolean(job),
  );
});
