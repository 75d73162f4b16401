#!/usr/bin/env node
/* `npm run bench [-- name ...]`: builds, then runs each bench (`bench/<name>/*.mjs`) in turn; each prints its own table. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../scripts/lib/build.mjs';
import { runMain } from '../scripts/lib/failure.mjs';
import { bin, root } from '../scripts/lib/paths.mjs';
import { say } from '../scripts/lib/report.mjs';
import { mustRun } from '../scripts/lib/run.mjs';

await runMain(async () => {
  await buildAll();
  const asked = process.argv.slice(2);
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders.filter((folder) => asked.length === 0 || asked.includes(folder.name))) {
    for (const file of readdirSync(join(import.meta.dirname, name)).filter((entry) => entry.endsWith('.mjs'))) {
      say(`\n• ${name}/${file}`);
      await mustRun(file, bin('node'), [join('bench', name, file)], { cwd: root, show: true });
    }
  }
});
