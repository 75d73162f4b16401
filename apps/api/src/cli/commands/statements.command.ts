import type { INestApplicationContext } from '@nestjs/common';
import type { AdminStatementRun } from '@flota/schemas';
import { setTimeout as delay } from 'node:timers/promises';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { type Cli, command, group } from '../lib/cli.js';
import { CommandFailure, misuse } from '../lib/command-failure.js';
import { EXIT } from '../lib/exit-codes.js';
import { operator } from '../lib/operator.js';
import type { Outcome } from '../lib/outcome.js';
import { createProgress } from '../lib/progress.js';
import { withApp } from '../lib/with-app.js';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const LOOK_EVERY_MS = 1_000;

export const statementsCommand = (cli: Cli) => group('statements', 'statements of contracts').addCommand(run(cli));

const run = (cli: Cli) =>
  command('run', 'issue the statements of a month that is over, and follow them (docs/runbooks/statement-runs.md)', [
    'statements run 2026-10',
    'statements run 2026-10 --reason "three contracts came in late"',
    'statements run 2026-10 --no-follow --json',
  ])
    .argument('<month>', 'such as 2026-10')
    .option('--reason <text>', 'why a month is issued once more')
    .option('--no-follow', 'start it and end, without waiting for the worker')
    .action(
      cli.answering(async (month, { reason, follow }) => {
        if (!MONTH.test(month)) throw misuse(`${month} is no month: write it as 2026-10.`);
        return cli.within((env) => withApp(env, (app) => startAndFollow(app, { month, reason, follow })));
      }),
    );

async function startAndFollow(
  app: INestApplicationContext,
  { month, reason, follow }: { month: string; reason: string | undefined; follow: boolean },
): Promise<Outcome> {
  const [{ StatementRunsService }, { WorkHealth }] = await Promise.all([
    import('../../statements/index.js'),
    import('../../platform/health/work-health.js'),
  ]);
  const runs = app.get(StatementRunsService, { strict: false });
  const id = await runs.start(month, { staff: operator('statements run'), reason }).catch(inWords);
  const health = app.get(WorkHealth, { strict: false });
  const progress = createProgress();
  let state = await runs.progress(id);
  try {
    while (follow && state.finishedAt === null) {
      if (!(await health.state()).worker.alive) {
        throw new CommandFailure(
          EXIT.unreachable,
          'The run is started and owed, and no worker lives to issue it: start one, it goes on by itself.',
        );
      }
      await delay(LOOK_EVERY_MS);
      state = await runs.progress(id);
      const { issued, held, failed, pending, working } = state.counts;
      progress.at(issued + held + failed, issued + held + failed + pending + working, 'statements');
    }
  } finally {
    progress.end();
  }
  return told(month, state);
}

function told(month: string, { id, counts, finishedAt }: AdminStatementRun): Outcome {
  const { issued, held, failed, pending, working } = counts;
  const waiting = pending + working;
  return {
    lines: [
      `${month}: ${issued} issued, ${held} held, ${failed} failed${waiting > 0 ? `, ${waiting} to come` : ''}.`,
      ...(held + failed > 0 ? ['The backoffice tells why, beside each statement of the run.'] : []),
    ],
    data: { id, month, counts, finishedAt },
    exitCode: held + failed > 0 ? EXIT.wrong : EXIT.fine,
  };
}

const WORDS: Partial<Record<ProblemException['code'], string>> = {
  'STATEMENT_RUN.MONTH_OPEN': 'That month is not over.',
  'STATEMENT_RUN.NOTHING_TO_STATE':
    'No contract has anything to be stated in that month. Those that were brought in after it are taken in with --reason.',
};

function inWords(error: unknown): never {
  if (!(error instanceof ProblemException)) throw error;
  const words = WORDS[error.code];
  if (words) throw new CommandFailure(EXIT.wrong, words);
  if (error.options.errors?.some(({ field }) => field === 'reason')) {
    throw misuse('That month was issued before: say why once more, with --reason.');
  }
  throw error;
}
