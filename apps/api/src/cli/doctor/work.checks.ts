import { Redis } from 'ioredis';
import { DEAD_AFTER_MS } from '../../platform/health/worker-heartbeat.js';
import { withDatabase } from '../lib/with-database.js';
import { type Check, fail, type Finding, ok, warn } from './check.js';

const LATE_SECONDS = 300;

/** Jobs and limits: in Redis, or in PostgreSQL. */
export const queue: Check = {
  name: 'queue',
  needs: ['DATABASE_URL'],
  async examine({ env: { REDIS_URL }, source }) {
    if (REDIS_URL) return ofRedis(REDIS_URL);
    const [row] = await withDatabase(
      source,
      (prisma) => prisma.$queryRaw<{ there: boolean }[]>`SELECT to_regnamespace('bullmq') IS NOT NULL AS there`,
    );
    if (!row?.there) return fail('its tables are missing in PostgreSQL', 'Run `flota migrate`.');
    return ok('in PostgreSQL; limits are counted by each process for itself');
  },
};

async function ofRedis(url: string): Promise<Finding> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason = '';
  redis.on('error', (error) => (reason = error.message));
  try {
    await redis.connect();
    const [server, memory] = [await redis.info('server'), await redis.info('memory')];
    const version = /redis_version:(\S+)/.exec(server)?.[1] ?? '';
    const policy = /maxmemory_policy:(\S+)/.exec(memory)?.[1];
    if (Number.parseInt(version, 10) < 7) return fail(`Redis ${version}`, 'Use Redis 7.');
    if (policy && policy !== 'noeviction') {
      return fail(
        `Redis ${version} throws away what it has no room for (${policy})`,
        'Set maxmemory-policy noeviction: a job thrown away waits until the worker finds its row.',
      );
    }
    return ok(`Redis ${version}`);
  } catch (error) {
    return fail(
      `Redis does not answer: ${reason || (error as Error).message}`,
      'Look at REDIS_URL and at its server; meanwhile work is found in the database, later.',
    );
  } finally {
    redis.disconnect();
  }
}

export const worker: Check = {
  name: 'worker',
  needs: ['DATABASE_URL'],
  async examine({ source }) {
    const { seenMs, waiting, oldestSeconds, failed } = await withDatabase(source, async (prisma) => {
      const [row] = await prisma.$queryRaw<
        { seen: number | null; waiting: bigint; oldest: number | null; failed: bigint }[]
      >`
        SELECT extract(epoch FROM clock_timestamp() - (SELECT max(beat_at) FROM worker_heartbeat))::float8 AS seen,
          count(*) FILTER (WHERE state IN ('pending', 'sending')) AS waiting,
          extract(epoch FROM clock_timestamp() - min(created_at) FILTER (WHERE state IN ('pending', 'sending')))::float8 AS oldest,
          count(*) FILTER (WHERE state = 'failed' AND NOT superseded) AS failed
        FROM outbound_email`;
      return {
        seenMs: row?.seen === null || row === undefined ? null : row.seen * 1_000,
        waiting: Number(row?.waiting ?? 0),
        oldestSeconds: Math.round(row?.oldest ?? 0),
        failed: Number(row?.failed ?? 0),
      };
    });
    if (seenMs === null || seenMs > DEAD_AFTER_MS) {
      return fail(
        seenMs === null ? 'none lives' : `none has said for ${Math.round(seenMs / 1_000)} s that it lives`,
        'Start it (docker compose up -d worker): until then nothing that is owed is done.',
      );
    }
    if (oldestSeconds > LATE_SECONDS) {
      return warn(`it lives, and a mail waits for ${oldestSeconds} s`, 'See docs/runbooks/mail-does-not-go-out.md.');
    }
    if (failed > 0) return warn(`${failed} mails were given up`, 'The backoffice tells why, in Correos.');
    return ok(`it lives; ${waiting} mails wait`);
  },
};

interface LastCall {
  name: string;
  outcome: string | null;
  operation: string | null;
}

/** Outside systems that are turned on, by how the last call to each went. */
export const connectors: Check = {
  name: 'connectors',
  needs: ['DATABASE_URL'],
  async examine({ source }) {
    const all = await withDatabase(
      source,
      (prisma) => prisma.$queryRaw<LastCall[]>`
        SELECT connector.name, last.outcome, last.operation
        FROM connector LEFT JOIN LATERAL (
          SELECT outcome, operation FROM connector_call WHERE connector_call.connector = connector.name ORDER BY at DESC LIMIT 1
        ) last ON true
        WHERE connector.is_on ORDER BY connector.name`,
    );
    if (all.length === 0) return ok('none is on: everything works without');
    const failing = all.filter(({ outcome }) => outcome !== null && outcome !== 'ok');
    if (failing.length === 0) return ok(`on and well as of the last call: ${all.map(({ name }) => name).join(', ')}`);
    const told = failing.map(({ name, outcome, operation }) => `${name} (${operation}: ${outcome})`).join('; ');
    return warn(
      `the last call failed: ${told}`,
      'The backoffice tests the connection and says what is wrong, in Integraciones.',
    );
  },
};
