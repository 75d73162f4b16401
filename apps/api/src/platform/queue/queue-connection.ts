import type { EventEmitter } from 'node:events';
import { createPostgresBackend, type QueueOptions, setDefaultBackendFactory } from 'bullmq';
import pg from 'pg';
import type { Env } from '../config/env.js';

/** At once, beside those that listen. */
const QUERIES = 3;

export interface QueueConnection {
  /** For every queue and worker that shares it. */
  options: QueueOptions['connection'];
  /** Once all of them are closed. */
  end: () => Promise<void>;
}

/**
 * The way to where BullMQ keeps its jobs: Redis when there is one, else a schema of its own in our PostgreSQL.
 *
 * There all share one pool. Left to itself BullMQ opens one for each queue and for each worker: two workers and an API took
 * every connection that PostgreSQL has.
 *
 * @param listeners how many workers share it: each keeps a connection by which it hears of new jobs
 */
export function openQueueConnection(
  { REDIS_URL, DATABASE_URL }: Pick<Env, 'REDIS_URL' | 'DATABASE_URL'>,
  { listeners = 0 } = {},
): QueueConnection {
  if (REDIS_URL) {
    setDefaultBackendFactory();
    return { options: { url: REDIS_URL, maxRetriesPerRequest: null }, end: async () => undefined };
  }
  setDefaultBackendFactory(createPostgresBackend);
  const pool = new pg.Pool({
    connectionString: DATABASE_URL,
    // Its tables come with the migrations (prisma/roles): the application may not make a schema.
    options: '-c search_path=bullmq',
    max: listeners + QUERIES,
    keepAlive: true,
    onConnect: outliveItsEnd,
  });
  // Each queue and each worker hears of its errors.
  pool.setMaxListeners(0);
  pool.on('error', () => undefined);
  return { options: pool, end: () => pool.end() };
}

/**
 * A connection that BullMQ has in hand while it looks at its schema has nobody who hears of its end (6.7), and an error that
 * nobody hears ends the process: PostgreSQL that fails then would take the API with it.
 */
const outliveItsEnd = (client: EventEmitter) => void client.on('error', () => undefined);
