import { Option } from '@commander-js/extra-typings';
import { FIELD_TEXTS } from '@flota/schemas';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { CommandFailure, misuse } from '../lib/command-failure.js';
import { type Cli, command, group } from '../lib/cli.js';
import { EXIT } from '../lib/exit-codes.js';
import { explain } from '../lib/explain.js';
import { importRows } from '../lib/import-rows.js';
import { operator } from '../lib/operator.js';
import type { Outcome } from '../lib/outcome.js';
import { createProgress } from '../lib/progress.js';
import { isRows, openRowFile, type RowFileKind } from '../lib/row-files.js';
import { withApp } from '../lib/with-app.js';

const WRITE = 'keep what can be kept; without it everything is tried and nothing kept';
const dryRun = () => new Option('--dry-run', 'try everything and keep nothing, as without --write').conflicts('write');

/** What a file brought that is refused: by file and place, never what stands there. */
interface Refusal {
  file: string;
  message: string;
}

export const importCommand = (cli: Cli) =>
  group('import', 'bring records in from files')
    .addCommand(customers(cli))
    .addCommand(contracts(cli))
    .addCommand(payments(cli))
    .addCommand(invoices(cli));

interface RowFlags {
  write?: true | undefined;
  resume?: true | undefined;
  results?: string | undefined;
  client?: string | undefined;
}

const results = () => new Option('--results <file>', 'write what became of each row, a line each (NDJSON)');
const resume = () => new Option('--resume', 'go on where the last run of this file was broken off');
const client = () =>
  new Option('--client <name>', 'the API client by whose names the records are known, so that it may go on with them');

/** Rows of a file, by the rules for those that other systems send (docs/integrations/batches.md). */
async function rows(cli: Cli, kind: RowFileKind, file: string, flags: RowFlags): Promise<Outcome> {
  const { write = false, resume: goesOn = false } = flags;
  if (goesOn && !write) throw misuse('--resume goes on with writing: it needs --write.');
  const { UnreadableFile } = await import('../../platform/text/csv-table.js');
  const opened = await openRowFile(file, kind).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new CommandFailure(EXIT.wrong, error.message) : error;
  });
  const options = { write, resume: goesOn, results: flags.results, client: flags.client };
  return cli.within((env) => withApp(env, (app) => importRows(app, kind, opened, options)));
}

/** Where a file is of another kind than rows. */
function refuseRowFlags(flags: RowFlags): void {
  if (flags.resume || flags.results !== undefined || flags.client !== undefined) {
    throw misuse('--results, --resume and --client are for files of rows (.ndjson).');
  }
}

const customers = (cli: Cli) =>
  command('customers', 'customers of the lender (docs/runbooks/bring-contracts-in.md)', [
    'import customers customers.csv',
    'import customers customers.csv --write --results customers.results.ndjson',
  ])
    .argument('<file>', 'a line a customer: CSV or NDJSON')
    .option('--write', WRITE)
    .addOption(dryRun())
    .addOption(results())
    .addOption(resume())
    .addOption(client())
    .action(cli.answering((file, flags) => rows(cli, 'customers', file, flags)));

const payments = (cli: Cli) =>
  command('payments', 'money that came in on contracts that are here, and that it is taken back', [
    'import payments received.csv',
    'import payments received.ndjson --write --resume',
  ])
    .argument('<file>', 'a line a payment: CSV or NDJSON')
    .option('--write', WRITE)
    .addOption(dryRun())
    .addOption(results())
    .addOption(resume())
    .addOption(client())
    .action(cli.answering((file, flags) => rows(cli, 'movements', file, flags)));

const contracts = (cli: Cli) =>
  command('contracts', 'contracts, with what was paid on them so far (docs/runbooks/bring-contracts-in.md)', [
    'import contracts contracts.csv payments.csv',
    'import contracts contracts.csv payments.csv --write',
    'import contracts contracts.ndjson --write --resume',
  ])
    .argument('<contracts.csv>', 'a line a contract; or NDJSON, with all that was paid')
    .argument('[payments.csv]', 'a line a payment')
    .option('--write', WRITE)
    .addOption(dryRun())
    .addOption(results())
    .addOption(resume())
    .addOption(client())
    .action(
      cli.answering(async (contractsFile, paymentsFile, flags) => {
        if (isRows(contractsFile) && !paymentsFile) return rows(cli, 'contracts', contractsFile, flags);
        refuseRowFlags(flags);
        const { write = false } = flags;
        const files = {
          contracts: await readFile(contractsFile),
          payments: paymentsFile ? await readFile(paymentsFile) : undefined,
        };
        return cli.within((env) => withApp(env, (app) => importContracts(app, files, write)));
      }),
    );

async function importContracts(
  app: Parameters<Parameters<typeof withApp>[1]>[0],
  files: { contracts: Buffer; payments: Buffer | undefined },
  write: boolean,
): Promise<Outcome> {
  const { ContractImportService, importWords } = await import('../../contracts/index.js');
  const { UnreadableFile } = await import('../../platform/text/csv-table.js');
  const progress = createProgress();
  try {
    const onLine = (done: number, total: number) => progress.at(done, total, 'contracts');
    const report = await app.get(ContractImportService, { strict: false }).run(files, { write, onLine });
    const { opened, alreadyThere, refused, knownHolders, problems } = report;
    return {
      lines: importWords(report, { write }),
      data: { written: write, opened, alreadyThere, refused, knownHolders, problems },
      exitCode: problems.length > 0 ? EXIT.wrong : EXIT.fine,
    };
  } catch (error) {
    if (error instanceof UnreadableFile) throw new CommandFailure(EXIT.wrong, error.message);
    const { exitCode, message } = explain(error);
    // It says which line, and that those before it are kept.
    throw new CommandFailure(exitCode, `${(error as Error).message}: ${message}`, { cause: error });
  } finally {
    progress.end();
  }
}

const invoices = (cli: Cli) =>
  command('invoices', 'CFDI 4.0 that a PAC stamped, each to the contract it names', [
    'import invoices factura-1.xml factura-2.xml',
    'import invoices timbrados/ --write',
  ])
    .argument('<file...>', 'XML files, or folders of them; or one of NDJSON')
    .option('--write', WRITE)
    .addOption(dryRun())
    .addOption(results())
    .addOption(resume())
    .addOption(client())
    .action(
      cli.answering(async (names, flags) => {
        const [only = ''] = names;
        if (names.length === 1 && isRows(only)) return rows(cli, 'invoices', only, flags);
        refuseRowFlags(flags);
        const { write = false } = flags;
        const files = (await Promise.all(names.map(xmlFiles))).flat();
        if (files.length === 0) throw new CommandFailure(EXIT.misused, 'There is no XML file there.');
        return cli.within((env) => withApp(env, (app) => importInvoices(app, files, write)));
      }),
    );

async function importInvoices(
  app: Parameters<Parameters<typeof withApp>[1]>[0],
  files: readonly string[],
  write: boolean,
): Promise<Outcome> {
  const { InvoiceImportService } = await import('../../invoices/index.js');
  const service = app.get(InvoiceImportService, { strict: false });
  const progress = createProgress();
  const refusals: Refusal[] = [];
  let [taken, alreadyThere] = [0, 0];
  for (const [at, file] of files.entries()) {
    try {
      const content = await readFile(file);
      const known = await service.check(content);
      if (write && !known.alreadyThere) await service.take(operator('import invoices'), content);
      if (known.alreadyThere) alreadyThere += 1;
      else taken += 1;
    } catch (error) {
      if (!(error instanceof ProblemException && error.options.errors)) throw error;
      const [fault] = error.options.errors;
      refusals.push({ file, message: fault ? FIELD_TEXTS[fault.code] : error.code });
    }
    progress.at(at + 1, files.length, 'invoices');
  }
  progress.end();
  const refused = refusals.length;
  return {
    lines: [
      ...refusals.map(({ file, message }) => `${file}: ${message}`),
      `${write ? 'Kept' : 'Could be kept'}: ${taken}. There already: ${alreadyThere}. Refused: ${refused}.`,
      ...(write || taken === 0 ? [] : ['Nothing was kept. Again with --write keeps them.']),
    ],
    data: { written: write, taken, alreadyThere, refused, problems: refusals },
    exitCode: refused > 0 ? EXIT.wrong : EXIT.fine,
  };
}

/** The file, or the XML files of the folder. */
async function xmlFiles(name: string): Promise<string[]> {
  if (!(await stat(name)).isDirectory()) return [name];
  const entries = await readdir(name);
  return entries
    .filter((entry) => /\.xml$/i.test(entry))
    .sort()
    .map((entry) => join(name, entry));
}
