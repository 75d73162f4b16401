import { envSchema, settingFaults } from '../../platform/config/env.js';
import { type Cli, command, group } from '../lib/cli.js';
import { EXIT } from '../lib/exit-codes.js';

/** Those of which it is no secret what they are. */
const SHOWN = [
  'NODE_ENV',
  'APP_URL',
  'HOST',
  'PORT',
  'TRUST_PROXY',
  'BOT_DEFENCE',
  'STAFF_SECOND_FACTOR',
  'LOG_LEVEL',
  'DATABASE_POOL',
  'STORAGE_DIR',
  'S3_BUCKET',
  'S3_REGION',
  'MAIL_FROM',
  'DRAIN_SECONDS',
  'FINISH_SECONDS',
];

export const configCommand = (cli: Cli) => group('config', 'the settings').addCommand(check(cli));

const check = (cli: Cli) =>
  command('check', 'whether the settings can be; reaches out to nothing (`flota doctor` does)', [
    'config check',
    'config check --json',
  ]).action(
    cli.answering(async () =>
      cli.within(async (env) => {
        const faults = settingFaults(env);
        const names = Object.keys(envSchema.shape);
        const set = names.filter((name) => env[name]?.trim());
        const lines = set.map((name) => `${name}=${SHOWN.includes(name) ? env[name] : '(set)'}`);
        return {
          lines: [
            ...lines,
            ...faults.map(({ setting, message }) => `✗ ${setting}: ${message}`),
            faults.length === 0 ? '✓ The settings can be.' : `${faults.length} to mend. See .env.example.`,
          ],
          data: { ok: faults.length === 0, set, faults },
          exitCode: faults.length === 0 ? EXIT.fine : EXIT.settings,
        };
      }),
    ),
  );
