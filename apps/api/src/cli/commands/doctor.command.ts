import { Option } from '@commander-js/extra-typings';
import { readValidSettings } from '../../platform/config/env.js';
import { type Cli, command } from '../lib/cli.js';
import { EXIT } from '../lib/exit-codes.js';
import type { Outcome } from '../lib/outcome.js';
import { createProgress } from '../lib/progress.js';
import type { Diagnosis } from '../doctor/examine.js';

const MARKS = { ok: '✓', warn: '!', fail: '✗' } as const;

export const doctorCommand = (cli: Cli) =>
  command('doctor', 'look at everything that the product leans on, and say what to do', [
    'doctor',
    'doctor --json',
    'doctor --backups /srv/backups',
  ])
    .addOption(new Option('--backups <folder>', 'how old the newest backup there is').env('BACKUP_DIR'))
    .addHelpText('after', '\nIt changes nothing, but for a small file that it writes to the storage and deletes.\n')
    .action(
      cli.answering(async ({ backups }) =>
        cli.within(async (source) => {
          const [{ CHECKS }, { examine }] = await Promise.all([
            import('../doctor/checks.js'),
            import('../doctor/examine.js'),
          ]);
          const progress = createProgress();
          const patient = { source, env: readValidSettings(source), backups };
          const onDone = (done: number) => progress.at(done, CHECKS.length, 'checks');
          const diagnoses = await examine(CHECKS, patient, onDone).finally(() => progress.end());
          return told(diagnoses);
        }),
      ),
    );

function told(diagnoses: readonly Diagnosis[]): Outcome {
  const width = Math.max(...diagnoses.map(({ name }) => name.length));
  const count = (status: Diagnosis['status']) => diagnoses.filter((each) => each.status === status).length;
  const [warnings, failures] = [count('warn'), count('fail')];
  return {
    lines: [
      ...diagnoses.flatMap(({ name, status, found, advice }) => [
        `${MARKS[status]} ${name.padEnd(width)}  ${found}`,
        ...(advice ? [`  ${' '.repeat(width)}  → ${advice}`] : []),
      ]),
      failures + warnings === 0 ? 'All is well.' : `${failures} to mend, ${warnings} to look at.`,
    ],
    data: { ok: failures === 0, warnings, failures, checks: diagnoses },
    exitCode: failures > 0 ? EXIT.wrong : EXIT.fine,
  };
}
