import { readFile, stat, writeFile } from 'node:fs/promises';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { type Cli, command, group } from '../lib/cli.js';
import { CommandFailure } from '../lib/command-failure.js';
import { EXIT } from '../lib/exit-codes.js';
import { operator } from '../lib/operator.js';
import { withApp } from '../lib/with-app.js';

const MAX_BYTES = 20 * 1024 * 1024;

export const brandCommand = (cli: Cli) =>
  group('brand', 'the look of the lender, from one installation to another')
    .addCommand(exported(cli))
    .addCommand(imported(cli));

const exported = (cli: Cli) =>
  command('export', 'the published look with its pictures, as one file', ['brand export brand.zip'])
    .argument('<file.zip>')
    .action(
      cli.answering(async (file) =>
        cli.within((env) =>
          withApp(env, async (app) => {
            const { BrandArchive } = await import('../../brand/index.js');
            const archive = await app.get(BrandArchive, { strict: false }).write();
            await writeFile(file, archive, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
              throw new CommandFailure(
                EXIT.misused,
                `${file} can't be written${error.code ? ` (${error.code})` : ''}.`,
              );
            });
            return { lines: [`${file}, ${archive.length} bytes`], data: { file, bytes: archive.length } };
          }),
        ),
      ),
    );

const imported = (cli: Cli) =>
  command('import', 'a look that was exported, judged as if staff had sent it; it becomes the draft', [
    'brand import brand.zip',
    'brand import brand.zip --publish',
  ])
    .argument('<file.zip>')
    .option('--publish', 'and what everybody sees')
    .action(
      cli.answering(async (file, { publish = false }) => {
        const { size } = await stat(file);
        if (size > MAX_BYTES) throw new CommandFailure(EXIT.wrong, `${file} is too large to be a look.`);
        const archive = await readFile(file);
        return cli.within((env) =>
          withApp(env, async (app) => {
            const { BrandArchive } = await import('../../brand/index.js');
            const actor = { ...operator('brand import'), name: 'flota brand import' };
            try {
              const look = await app.get(BrandArchive, { strict: false }).read(actor, archive, { publish });
              return {
                lines: [
                  publish
                    ? 'Published: everybody sees it.'
                    : 'It is the draft: look at it in the backoffice and publish it.',
                ],
                data: { published: publish, look },
              };
            } catch (error) {
              if (!(error instanceof ProblemException)) throw error;
              throw new CommandFailure(EXIT.wrong, `${file} is no look that can be used: ${error.code}.`);
            }
          }),
        );
      }),
    );
