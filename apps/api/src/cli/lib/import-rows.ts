import type { INestApplicationContext } from '@nestjs/common';
import type { BatchSummary, RowOutcome, RowResult } from '@flota/schemas';
import { type FileHandle, open } from 'node:fs/promises';
import { CommandFailure } from './command-failure.js';
import { EXIT, type ExitCode } from './exit-codes.js';
import { interrupted } from './interrupted.js';
import type { Outcome } from './outcome.js';
import { createProgress } from './progress.js';
import type { RowFile, RowFileKind } from './row-files.js';

export interface RowOptions {
  write: boolean;
  resume: boolean;
  /** A file for what became of each row. */
  results: string | undefined;
  /** By whose names records are known: of an API client. */
  client: string | undefined;
}

/** In the answer; all of them are in the file of results. */
const MOST_PROBLEMS = 1_000;
const PRINTED_PROBLEMS = 50;

interface Problem {
  line: number;
  externalId: string | null;
  field: string;
  code: string;
  message: string;
}

class Stopped extends Error {}

/** Brings in rows of a file by the rules for those that other systems send, or tries them. */
export async function importRows(
  app: INestApplicationContext,
  kind: RowFileKind,
  file: RowFile,
  { client: name, resume, results, write }: RowOptions,
): Promise<Outcome> {
  const { FileBatches } = await import('../../integrations/index.js');
  const batches = app.get(FileBatches, { strict: false });
  const client = name === undefined ? await batches.ownClient({ isKept: write }) : await batches.clientNamed(name);
  if (!client) throw new CommandFailure(EXIT.misused, `No API client is called ${name ?? ''}.`);
  const signal = interrupted();
  const run = { client, kind, digest: file.digest, resume, bytes: unlessStopped(file.bytes(), signal) };
  const tally = new Tally(file.lines, results === undefined ? null : await open(results, 'w'));
  try {
    for await (const answer of write ? batches.take(run) : batches.try(run)) await tally.add(answer);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    await tally.end();
  }
  return tally.outcome({ written: write, isStopped: signal.aborted });
}

/** At Ctrl-C it breaks off, which the batch knows from having come to its end. */
async function* unlessStopped(bytes: AsyncIterable<Buffer>, signal: AbortSignal): AsyncGenerator<Buffer> {
  for await (const piece of bytes) {
    if (signal.aborted) throw new Stopped('Interrupted');
    yield piece;
  }
  if (signal.aborted) throw new Stopped('Interrupted');
}

/** What became of the rows so far. */
class Tally {
  private readonly counts: Record<RowOutcome, number> = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  private readonly problems: Problem[] = [];
  private readonly progress = createProgress();
  private summary: BatchSummary['summary'] | null = null;

  constructor(
    private readonly lines: number,
    private readonly results: FileHandle | null,
  ) {}

  async add(answer: RowResult | BatchSummary): Promise<void> {
    if ('summary' in answer) {
      this.summary = answer.summary;
      return;
    }
    this.counts[answer.outcome] += 1;
    this.progress.at(answer.line, this.lines, 'rows');
    await this.results?.appendFile(`${JSON.stringify(answer)}\n`);
    const { externalId, line, problems = [] } = answer;
    for (const { code, field, text } of problems) {
      if (this.problems.length < MOST_PROBLEMS) this.problems.push({ line, externalId, field, code, message: text });
    }
  }

  async end(): Promise<void> {
    this.progress.end();
    await this.results?.close();
  }

  outcome({ isStopped, written }: { written: boolean; isStopped: boolean }): Outcome {
    const { created, refused, unchanged, updated } = this.counts;
    const ended = this.summary?.problem;
    const kept = written ? '' : ' Nothing was kept. Again with --write keeps them.';
    return {
      lines: [
        ...this.problems.slice(0, PRINTED_PROBLEMS).map(inWords),
        ...(this.problems.length > PRINTED_PROBLEMS ? ['… The rest is in the file of --results.'] : []),
        `New: ${created}. Changed: ${updated}. As they were: ${unchanged}. Refused: ${refused}.${kept}`,
        ...(isStopped && written ? ['Interrupted: what was taken is kept. Again with --resume goes on.'] : []),
        ...(ended && !isStopped ? [`It ended early: ${ended.code}. Again with --resume goes on.`] : []),
      ],
      data: {
        written,
        created,
        updated,
        unchanged,
        refused,
        interrupted: isStopped,
        ended: isStopped ? null : (ended?.code ?? null),
        problems: this.problems,
      },
      exitCode: isStopped ? EXIT.interrupted : this.exitCode(ended?.status),
    };
  }

  private exitCode(status: number | undefined): ExitCode {
    if (status !== undefined && status >= 500) return status === 503 ? EXIT.unreachable : EXIT.fault;
    return this.counts.refused > 0 || status !== undefined ? EXIT.wrong : EXIT.fine;
  }
}

/** In Spanish, as reports of imports are passed on to whoever made the file. */
const inWords = ({ externalId, field, line, message }: Problem): string =>
  [`renglón ${line}${externalId ? ` (${externalId})` : ''}`, field].filter(Boolean).join(', ') + `: ${message}`;
