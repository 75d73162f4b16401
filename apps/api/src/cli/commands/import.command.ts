import { Option } from '@commander-js/extra-typings';
import { FIELD_TEXTS } from '@flota/schemas';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { CommandFailure } from '../lib/command-failure.js';
import { type Cli, command, group } from '../lib/cli.js';
import { EXIT } from '../lib/exit-codes.js';
import { explain } from '../lib/explain.js';
import { operator } from '../lib/operator.js';
import type { Outcome } from '../lib/outcome.js';
import { createProgress } from '../lib/progress.js';
import { withApp } from '../lib/with-app.js';

const WRITE = 'keep what can be kept; without it everything is tried and nothing kept';
const dryRun = () => new Option('--dry-run', 'try everything and keep nothing, as without --write').conflicts('write');

/** What a file brought that is refused: by file and place, never what stands there. */
interface Refusal {
  file: string;
  message: string;
}

export const importCommand = (cli: Cli) =>
  group('import', 'bring records in from files').addCommand(contracts(cli)).addCommand(invoices(cli));

const contracts = (cli: Cli) =>
  command('contracts', 'contracts, with what was paid on them so far (docs/runbooks/bring-contracts-in.md)', [
    'import contracts contracts.csv payments.csv',
    'import contracts contracts.csv payments.csv --write',
  ])
    .argument('<contracts.csv>', 'a line a contract')
    .argument('[payments.csv]', 'a line a payment')
    .option('--write', WRITE)
    .addOption(dryRun())
    .action(
      cli.answering(async (contractsFile, paymentsFile, { write = false }) => {
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
  const { ContractImportService, importWords, UnreadableFile } = await import('../../contracts/index.js');
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
    .argument('<file...>', 'XML files, or folders of them')
    .option('--write', WRITE)
    .addOption(dryRun())
    .action(
      cli.answering(async (names, { write = false }) => {
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
