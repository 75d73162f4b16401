import { adminExportQuerySchema } from '@flota/schemas';
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
  command('export', 'a list of the backoffice as CSV, streamed', [
    'export quotes --out quotes.csv',
    'export contracts --filter \'{"state":"active"}\' >contracts.csv',
    'export --list',
  ])
    .argument('[resource]', 'what the backoffice calls it: `--list` names them')
    .option('--out <file>', 'into a file, which is there once it is whole; without it to standard output')
    .option('--filter <json>', 'as the backoffice filters that list', '{}')
    .option('--list', 'name the lists that can be exported')
    .action(
      cli.answering(async (resource, { out, filter, list, json }) => {
        if (!resource && !list) throw misuse('Name a list: `flota export --list` tells which there are.');
        if (json && !out && !list) throw misuse('With --json it needs --out: the rows would mix with the answer.');
        const query = adminExportQuerySchema.safeParse({ filter });
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
            const { ExportService } = await import('../../platform/resources/export.service.js');
            const started = await app.get(ExportService, { strict: false }).start(asOperator(), resource, query.data);
            return write(started, resource, out);
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
  { pieces, rows }: { pieces: AsyncGenerator<string>; rows: number },
  resource: string,
  out: string | undefined,
): Promise<Outcome> {
  const progress = createProgress();
  const counted = counting(pieces, (done) => progress.at(Math.min(done, rows), rows, resource));
  try {
    if (!out) {
      await pipeline(Readable.from(counted, { highWaterMark: 1 }), process.stdout, { end: false });
      return { lines: [], data: {} };
    }
    // Under another name first: whoever finds the file has all of it.
    const unfinished = `${out}.unfinished`;
    try {
      await pipeline(Readable.from(counted, { highWaterMark: 1 }), createWriteStream(unfinished, { mode: 0o600 }));
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

async function* counting(pieces: AsyncGenerator<string>, onRows: (done: number) => void): AsyncGenerator<string> {
  let done = -1; // the heading
  for await (const piece of pieces) {
    for (let at = piece.indexOf('\n'); at >= 0; at = piece.indexOf('\n', at + 1)) done += 1;
    onRows(done);
    yield piece;
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
