import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cli, command } from '../lib/cli.js';
import { presentMigrations } from '../lib/migrations.js';
import { ROOT } from '../lib/paths.js';

/** Of the product, as its package.json says. */
export const productVersion = (): string =>
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;

export const versionCommand = (cli: Cli) =>
  command('version', 'which version this is', ['version', 'version --json']).action(
    cli.answering(async () => {
      const version = productVersion();
      const lastMigration = presentMigrations().at(-1) ?? null;
      return {
        lines: [`Flota ${version}`, `Node ${process.versions.node}`, `migrations to ${lastMigration}`],
        data: { version, node: process.versions.node, lastMigration },
      };
    }),
  );
