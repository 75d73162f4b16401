#!/usr/bin/env node
/*
 * `npm run db:diff -- name`: writes the migration that leads from prisma/migrations to prisma/schema. The migrations are
 * replayed in a throw-away database, so no database of the developer's is needed or touched.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, runMain } from './lib/failure.mjs';
import { bin, root } from './lib/paths.mjs';
import { anyFreePort } from './lib/ports.mjs';
import { ensureDatabase, startPostgres } from './lib/postgres.mjs';
import { say } from './lib/report.mjs';
import { mustRun } from './lib/run.mjs';

const MIGRATIONS = join(root, 'prisma/migrations');

await runMain(async () => {
  const name = process.argv[2] ?? '';
  if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) {
    throw new Failure('Name the migration in lower case with underscores: npm run db:diff -- add_quote_folio');
  }
  mkdirSync(MIGRATIONS, { recursive: true });
  writeFileSync(join(MIGRATIONS, 'migration_lock.toml'), 'provider = "postgresql"\n');
  const sql = await difference();
  // Prisma says that nothing changed, too; it ends well when its engine has given up.
  if (sql.trim() === '') throw new Failure('Prisma told no difference and no agreement: see above.');
  if (!/^\s*[^\s-]/m.test(sql)) return say('Nothing changed: the migrations lead to the schema as it is.');

  const moment = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(MIGRATIONS, `${moment}_${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), sql);
  say(`Written: prisma/migrations/${moment}_${name}/migration.sql. Read it before you commit it.`);
});

async function difference() {
  const directory = mkdtempSync(join(tmpdir(), 'flota-diff-'));
  const port = await anyFreePort();
  const postgres = await startPostgres({ dataDirectory: join(directory, 'postgres'), port, fast: true });
  try {
    const url = await ensureDatabase(postgres, 'diff');
    const words = ['migrate', 'diff', '--from-migrations', MIGRATIONS, '--to-schema', 'prisma/schema', '--script'];
    return await mustRun('prisma migrate diff', bin('prisma'), words, { env: { DATABASE_URL: url } });
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
