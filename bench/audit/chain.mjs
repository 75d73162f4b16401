/**
 * What the chain costs those who write to the audit log, on a database that keeps what it is told (fsync on): how long a
 * small transaction with one entry takes, one after the other and by fifty at once, with the seal and without; and how many
 * entries a second are proved.
 *
 * Run `npm run build` first, then `node bench/audit/chain.mjs`; BENCH_COUNT shortens it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { verifyChain } from '../../apps/api/dist/platform/audit/chain/verify-chain.js';
import { createPrismaClient } from '../../prisma/dist/index.js';
import { migrate } from '../../scripts/lib/migrate.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { ensureDatabase, startPostgres } from '../../scripts/lib/postgres.mjs';
import { median } from '../stack.mjs';

const COUNT = Number(process.env.BENCH_COUNT ?? 4_000);
const WRITERS = 50;
const LONG_LOG = COUNT * 25;

const INSERT = `insert into audit_entry (id, actor_email, action, resource, record_id, changes)
  values (gen_random_uuid(), 'ana@flota.test', 'edit', 'plans', $1, '{"rate": {"from": "24.0", "to": "25.5"}}')`;

const directory = mkdtempSync(join(tmpdir(), 'flota-bench-'));
const postgres = await startPostgres({ dataDirectory: join(directory, 'postgres'), port: await anyFreePort() });
try {
  const url = await ensureDatabase(postgres, 'bench');
  await migrate({ ownerUrl: url, appUrl: url });
  const pool = new pg.Pool({ connectionString: url, max: WRITERS });
  const table = {};
  for (const sealed of [false, true]) {
    await pool.query(`alter table audit_entry ${sealed ? 'enable' : 'disable'} trigger sealed`);
    if (sealed) await pool.query('set session_replication_role = replica; delete from audit_entry; reset all');
    table[sealed ? 'with the chain' : 'without'] = await measure(pool);
  }
  console.table(table);
  await pool.query(`insert into audit_entry (id, action, resource, record_id)
    select gen_random_uuid(), 'edit', 'plans', n::text from generate_series(1, ${LONG_LOG}) n`);
  await pool.end();
  await prove(url);
} finally {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}

/** @param {pg.Pool} pool */
async function measure(pool) {
  const alone = [];
  for (let index = 0; index < COUNT / 10; index++) alone.push(await timed(() => pool.query(INSERT, [`${index}`])));
  const together = [];
  const seconds = await timed(() =>
    Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let index = 0; index < COUNT / WRITERS; index++) {
          together.push(await timed(() => pool.query(INSERT, [`${writer}-${index}`])));
        }
      }),
    ),
  );
  return {
    'ms alone, median': median(alone).toFixed(2),
    [`ms of ${WRITERS} at once, median`]: median(together).toFixed(2),
    worst: Math.max(...together).toFixed(0),
    'entries a second': Math.round((COUNT / seconds) * 1_000),
  };
}

/** @param {string} url */
async function prove(url) {
  const prisma = createPrismaClient(url, 1);
  const milliseconds = await timed(async () => {
    const { head, broken } = await verifyChain(prisma);
    if (broken || head.seq < BigInt(LONG_LOG)) throw new Error(`proved ${head.seq} only`);
    console.log(`${head.seq} entries proved`);
  });
  await prisma.$disconnect();
  console.log(
    `${(milliseconds / 1_000).toFixed(1)} s, ${Math.round(LONG_LOG / (milliseconds / 1_000))} entries a second`,
  );
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
