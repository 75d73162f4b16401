import { FieldCipher } from '@flota/records';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { randomBytes } from 'node:crypto';
import { Audit } from '../../platform/audit/audit.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { type ColumnKeys, keysInUse, rotateColumns, type RotatedColumn } from '../../platform/crypto/rotate-columns.js';
import { type Cli, command, group } from '../lib/cli.js';
import { misuse } from '../lib/command-failure.js';
import { EXIT } from '../lib/exit-codes.js';
import { interrupted } from '../lib/interrupted.js';
import { operator } from '../lib/operator.js';
import { type Outcome, table } from '../lib/outcome.js';
import { createProgress } from '../lib/progress.js';
import { settingsOf } from '../lib/settings.js';
import { withDatabase } from '../lib/with-database.js';

const KEY_ID = /^[a-z0-9-]{1,20}$/;

export const keysCommand = (cli: Cli) =>
  group('keys', 'secrets, and what is encrypted with them (docs/runbooks/rotate-secrets.md)')
    .addCommand(make(cli))
    .addCommand(status(cli))
    .addCommand(rotate(cli));

const secret = (bytes: number) => randomBytes(bytes).toString('hex');

const make = (cli: Cli) =>
  command('new', 'make secrets for .env; nothing is kept or changed', ['keys new', 'keys new --field 2027a'])
    .option('--field <id>', 'a new first key of FIELD_KEYS, with those that are there behind it')
    .action(
      cli.answering(async ({ field }) => {
        if (field === undefined) {
          const settings = {
            APP_SECRET: secret(32),
            FIELD_KEYS: `${new Date().getUTCFullYear()}:${secret(32)}`,
            POSTGRES_PASSWORD: secret(24),
            POSTGRES_APP_PASSWORD: secret(24),
          };
          return { lines: Object.entries(settings).map(([name, value]) => `${name}=${value}`), data: settings };
        }
        if (!KEY_ID.test(field)) throw misuse('The id of a key has 1 to 20 of a to z, 0 to 9 and -.');
        return cli.within(async (env) => {
          const former = env.FIELD_KEYS?.trim() ?? '';
          const ids = ['app', ...former.split(',').map((pair) => pair.trim().split(':')[0])];
          if (ids.includes(field)) throw misuse(`There is a key ${field} already: choose another id.`);
          const value = [`${field}:${secret(32)}`, ...(former ? [former] : [])].join(',');
          return { lines: [`FIELD_KEYS=${value}`], data: { FIELD_KEYS: value } };
        });
      }),
    );

const status = (cli: Cli) =>
  command('status', 'which keys the encrypted columns bear', ['keys status', 'keys status --json']).action(
    cli.answering(async () =>
      cli.within((env) => {
        const cipher = cipherOf(env);
        return withDatabase(env, async (prisma) => told(cipher, await keysInUse(prisma)));
      }),
    ),
  );

/** What bears which key, and what is to be done about it. */
function told(cipher: FieldCipher, columns: ColumnKeys[]): Outcome {
  const counts = new Map<string, number>();
  for (const { values } of columns) {
    for (const [key, count] of Object.entries(values)) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const missing = [...counts.keys()].filter((key) => !cipher.knows(key));
  const waiting = sum([...counts].filter(([key]) => key !== cipher.writesWith).map(([, count]) => count));
  const rows = columns.flatMap(({ table: of, column, values }) =>
    Object.entries(values).map(([key, count]) => [`${of}.${column}`, key, String(count)]),
  );
  return {
    lines: [
      ...table(['column', 'key', 'values'], rows),
      `The key that writes: ${cipher.writesWith}`,
      ...(waiting > 0 ? [`${waiting} values bear another one: \`flota keys rotate\` writes them anew.`] : []),
      ...missing.map((key) => `No key ${key} is at hand: put it back into FIELD_KEYS, or its values stay unreadable.`),
    ],
    data: { writesWith: cipher.writesWith, waiting, missing, columns },
    exitCode: missing.length > 0 ? EXIT.wrong : EXIT.fine,
  };
}

const rotate = (cli: Cli) =>
  command('rotate', 'encrypt everything with the first key of FIELD_KEYS, while the product runs', [
    'keys rotate --dry-run',
    'keys rotate',
  ])
    .option('--dry-run', 'say what would be written anew, and write nothing')
    .option('--batch <rows>', 'how many rows at once, 1 to 5000', rowCount, 500)
    .addHelpText(
      'after',
      '\nFirst give API and worker the new FIELD_KEYS and restart them: one that knows only the former keys could not read\n' +
        'what is written here. Broken off, it goes on where it was when it is run again.\n',
    )
    .action(
      cli.answering(async ({ dryRun, batch }) =>
        cli.within((env) => {
          const cipher = cipherOf(env);
          return withDatabase(env, async (prisma) => {
            const before = told(cipher, await keysInUse(prisma));
            return dryRun ? before : rotateAll(prisma, cipher, batch, before);
          });
        }),
      ),
    );

async function rotateAll(prisma: Database, cipher: FieldCipher, batch: number, before: Outcome): Promise<Outcome> {
  const { waiting } = before.data as { waiting: number };
  const signal = interrupted();
  const progress = createProgress();
  const onBatch = (done: number) => progress.at(done, waiting, 'values');
  const columns = await rotateColumns(prisma, cipher, { batch, signal, onBatch }).finally(() => progress.end());
  const [rotated, unreadable] = [sum(columns.map((each) => each.rotated)), sum(columns.map((each) => each.unreadable))];
  if (rotated > 0) {
    const fact = { action: 'rotate-keys', resource: 'field-keys', recordId: cipher.writesWith, details: { rotated } };
    await new Audit().note(prisma, { ...fact, actor: operator('keys rotate') });
  }
  return {
    lines: [
      ...columns.filter(isWorthTelling).map(rotatedWords),
      signal.aborted
        ? `Broken off after ${rotated} values: run it again to go on.`
        : `${rotated} values were written anew with the key ${cipher.writesWith}.`,
      ...(unreadable > 0
        ? [`${unreadable} were left: their key is missing, or they are not what they should be.`]
        : []),
    ],
    data: { writesWith: cipher.writesWith, rotated, unreadable, interrupted: signal.aborted, columns },
    exitCode: signal.aborted ? EXIT.interrupted : unreadable > 0 ? EXIT.wrong : EXIT.fine,
  };
}

const isWorthTelling = ({ rotated, unreadable }: RotatedColumn): boolean => rotated + unreadable > 0;

const rotatedWords = ({ table: of, column, rotated, unreadable }: RotatedColumn): string =>
  `${of}.${column}: ${rotated} written anew${unreadable > 0 ? `, ${unreadable} left` : ''}`;

function cipherOf(env: NodeJS.ProcessEnv): FieldCipher {
  const { APP_SECRET, FIELD_KEYS } = settingsOf(env);
  return new FieldCipher(APP_SECRET, FIELD_KEYS);
}

function rowCount(text: string): number {
  const rows = Number(text);
  if (!Number.isInteger(rows) || rows < 1 || rows > 5_000) throw new InvalidArgumentError('1 to 5000.');
  return rows;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
