import type { EventEmitter } from 'node:events';
import { createPostgresBackend, type QueueOptions, setDefaultBackendFactory } from 'bullmq';
import type { Env } from '../config/env.js';

/** Where BullMQ keeps its jobs: Redis when there is one, else a schema of its own in our PostgreSQL. */
export function queueConnection(env: Env): QueueOptions['connection'] {
  if (env.REDIS_URL) {
    setDefaultBackendFactory();
    return { url: env.REDIS_URL, maxRetriesPerRequest: null };
  }
  setDefaultBackendFactory(createPostgresBackend);
  // Its tables come with the migrations (prisma/roles): the application may not make a schema.
  return { connectionString: env.DATABASE_URL, max: 2, migrate: false, onConnect: outliveItsEnd };
}

/**
 * A connection that BullMQ has in hand while it looks at its schema has nobody who hears of its end (6.7), and an error that
 * nobody hears ends the process: PostgreSQL that fails then would take the API with it.
 */
const outliveItsEnd = (client: EventEmitter) => void client.on('error', () => undefined);
