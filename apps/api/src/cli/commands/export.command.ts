import { type AdminExport, adminExportSchema, EXPORT_FORMATS } from '@flota/schemas';
import { Option } from '@commander-js/extra-typings';
import type { INestApplicationContext } from '@nestjs/common';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { type Cli, command } from '../lib/cli.js';
import { CommandFailure, misuse } from '../lib/command-failure.js';
import { EXIT } from '../lib/exit-codes.js';
import { operator } from '../lib/operator.js';
import type { Outcome } from '../lib/outcome.js';
import { createProgress } from '../lib/progress.js';
import { withApp } from '../lib/with-app.js';

export const exportCommand = (cli: Cli) =>
  command('export', 'a list of the backoffice as CSV or XLSX, streamed', [
    'export quotes --out quotes.csv',
    'export quotes --format xlsx --out quotes.xlsx',
    'export contracts --filter \'{"state":"active"}\' >contracts.csv',
    'export --list',
  ])
    .argument('[resource]', 'what the backoffice calls it: `--list` names them')
    .option('--out <file>', 'into a file, which is there once it is whole; without it to standard output')
    .option('--filter <json>', 'as the backoffice filters that list', '{}')
    .addOption(new Option('--format <format>', 'of the file').choices(EXPORT_FORMATS).default('csv' as const))
    .option('--list', 'name the lists that can be exported')
    .action(
      cli.answering(async (resource, { out, filter, format, list, json }) => {
        if (!resource && !list) throw misuse('Name a list: `flota export --list` tells which there are.');
        if (json && !out && !list) throw misuse('With --json it needs --out: the rows would mix with the answer.');
        const query = adminExportSchema.safeParse({ filter, format });
        if (!query.success || !isObject(filter)) {
          throw misuse('--filter takes a JSON object, such as {"state":"active"}.');
        }
        return cli.within((env) =>
          withApp(env, async (app) => {
            const { ResourceRegistry } = await import('../../platform/resources/resource-registry.js');
            const exported = app
              .get(ResourceRegistry, { strict: false })
              .all()
              .filter((each) => each.exported);
            const names = exported.map(({ name }) => name).sort();
            if (list || !resource) return { lines: names, data: { resources: names } };
            if (!names.includes(resource)) throw misuse(`There is no list ${resource}: ${names.join(', ')}.`);
            return write(app, resource, query.data, out);
          }),
        );
      }),
    );

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

async function write(
  app: INestApplicationContext,
  resource: string,
  query: AdminExport,
  out: string | undefined,
): Promise<Outcome> {
  const { ExportService } = await import('../../platform/resources/exports/export.service.js');
  const progress = createProgress();
  let rows = 0;
  const { pieces, rows: expected } = await app
    .get(ExportService, { strict: false })
    .start(asOperator(), resource, query, (read) => {
      progress.at(Math.min(read, expected), expected, resource);
      rows = read;
    });
  const file = Readable.from(pieces, { highWaterMark: 1 });
  try {
    if (!out) {
      await pipeline(file, process.stdout, { end: false });
      return { lines: [], data: {} };
    }
    // Under another name first: whoever finds the file has all of it.
    const unfinished = `${out}.unfinished`;
    try {
      await pipeline(file, createWriteStream(unfinished, { mode: 0o600 }));
      await rename(unfinished, out);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    return { lines: [`${rows} rows in ${out}`], data: { resource, rows, file: out } };
  } catch (error) {
    // `flota export quotes | head`: whoever reads has had enough.
    if ((error as { code?: string }).code !== 'EPIPE') throw error;
    throw new CommandFailure(EXIT.wrong, 'Broken off: nobody reads any more.');
  } finally {
    progress.end();
  }
}

/** Whoever runs this owns the database: they may export what an administrator may, and it leaves the same trace. */
const asOperator = (): CurrentStaff => ({
  ...operator('export'),
  kind: 'staff',
  name: 'flota export',
  role: 'admin',
  sessionId: '',
  provenAt: new Date(),
  mustEnrol: false,
  hasShownFactor: true,
  isRecovering: false,
});
