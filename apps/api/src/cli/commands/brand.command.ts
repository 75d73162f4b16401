import { readFile, stat, writeFile } from 'node:fs/promises';
import type { BrandLook, NavigationKind } from '@flota/schemas';
import type { ArchiveFault } from '../../brand/index.js';
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
  command('export', "the published look with its pictures, the lender's words and its menus, as one file", [
    'brand export brand.zip',
  ])
    .argument('<file.zip>')
    .action(
      cli.answering(async (file) =>
        cli.within((env) =>
          withApp(env, async (app) => {
            const { BrandArchive } = await import('../../brand/index.js');
            const archive = await app.get(BrandArchive, { strict: false }).write();
            await writeFile(file, archive, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
              const why =
                error.code === 'EEXIST' ? 'is there already: name another file' : `can't be written (${error.code})`;
              throw new CommandFailure(EXIT.misused, `${file} ${why}.`);
            });
            return { lines: [`${file}, ${archive.length} bytes`], data: { file, bytes: archive.length } };
          }),
        ),
      ),
    );

const imported = (cli: Cli) =>
  command('import', 'a look that was exported, judged as if staff had sent it; it becomes the draft', [
    'brand import brand.zip --dry-run',
    'brand import brand.zip',
    'brand import brand.zip --publish',
  ])
    .argument('<file.zip>')
    .option('--publish', 'and what everybody sees')
    .option('--dry-run', 'say whether it can be used, and keep nothing of it')
    .action(
      cli.answering(async (file, { publish = false, dryRun = false }) => {
        const { size } = await stat(file);
        if (size > MAX_BYTES) {
          throw new CommandFailure(
            EXIT.wrong,
            `${file} is too large to be a look: ${size} bytes of at most ${MAX_BYTES}.`,
          );
        }
        const archive = await readFile(file);
        return cli.within((env) =>
          withApp(env, async (app) => {
            const { BrandArchive, BrandArchiveError } = await import('../../brand/index.js');
            const actor = { ...operator('brand import'), name: 'flota brand import' };
            const read = app.get(BrandArchive, { strict: false }).read(actor, archive, { publish, dryRun });
            const { look, reworded, menus } = await read.catch((error: unknown) => {
              if (!(error instanceof BrandArchiveError)) throw error;
              throw new CommandFailure(EXIT.wrong, `${file} ${FAULTS[error.fault](error.detail)}`);
            });
            const written = dryRun ? WRITTEN.nothing : publish ? WRITTEN.published : WRITTEN.draft;
            return {
              lines: [told(look), ...words(reworded, publish), ...menuLines(menus, publish), written],
              data: { published: publish && !dryRun, written: !dryRun, look, reworded, menus },
            };
          }),
        );
      }),
    );

const WRITTEN = {
  nothing: 'It can be used. Nothing was kept: without --dry-run it becomes the draft.',
  published: 'Published: everybody sees it.',
  draft: 'It is the draft: look at it in the backoffice and publish it.',
};

/** They have no draft: texts are said otherwise as soon as they are taken over. */
function words(reworded: number | null, publish: boolean): string[] {
  if (reworded === null) return [];
  const texts = `${reworded} ${reworded === 1 ? 'text' : 'texts'} in other words`;
  return [publish ? `${texts}, and no others.` : `${texts}: they are taken over with --publish only.`];
}

/** Nor have menus. */
function menuLines(menus: readonly NavigationKind[] | null, publish: boolean): string[] {
  if (menus === null) return [];
  const own = menus.length === 0 ? "The product's own menus" : `Menus of its own (${menus.join(', ')})`;
  return [publish ? `${own}, and no others.` : `${own}: they are taken over with --publish only.`];
}

function told({ colours, fonts, logo, sign, shareImage }: BrandLook): string {
  const pictures = [logo.light, logo.dark, sign, shareImage].filter(Boolean).length;
  const { main, action, accent } = colours;
  return `Colours ${main}, ${action}, ${accent}; fonts ${fonts.heading}, ${fonts.text}; ${pictures} pictures.`;
}

/** What is said of a file that can't be used, after its name. */
const FAULTS: Record<ArchiveFault, (detail: string) => string> = {
  'not-an-archive': () => 'is no ZIP file, or was cut off on its way.',
  'unexpected-file': (name) => `holds ${JSON.stringify(name)}, which no exported look does.`,
  'too-large': (name) => `holds ${name}, which is larger than what a look has.`,
  'no-look': () => 'holds no look: it is not one that `brand export` wrote.',
  'unknown-format': (format) => `is of format ${format}, which this release does not know: bring it up to date first.`,
  'look-refused': (fields) => `holds a look that can't be: ${fields}.`,
  'wording-refused': (keys) => `has texts that can't be said like this: ${keys}.`,
  'menus-refused': (where) => `has menus that can't be shown: ${where}.`,
  'picture-missing': (field) => `lacks the picture of ${field}.`,
  'picture-refused': (what) => `has a picture that is refused: ${what}.`,
};
