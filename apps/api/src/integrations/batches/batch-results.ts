import { Injectable } from '@nestjs/common';
import type { BatchRow } from '@flota/prisma';
import {
  type BatchResults,
  FIELD_TEXTS,
  type FieldError,
  fieldErrorSchema,
  type RowProblem,
  type RowResult,
} from '@flota/schemas';
import { z } from 'zod';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { StreamProgress } from './stream/stream-progress.js';

/** In memory at once, however long the batch is. */
const PAGE = 1_000;

interface Stretch {
  after: number;
  until?: number;
  limit?: number;
}

/** What became of the rows of a batch, as it is stored. */
@Injectable()
export class BatchResultRows {
  constructor(private readonly prisma: PrismaService) {}

  /** In their order, from the line after `after`. Whoever asks has seen that the batch is theirs. */
  async page(batchId: string, { after, limit = PAGE }: Stretch): Promise<BatchResults> {
    const data = await this.between(batchId, { after, limit });
    return { data, next: data.length === limit ? (data.at(-1)?.line ?? null) : null };
  }

  /**
   * The results of a stream as they come to be, from the line after `after` to the last one it brought. They are read back,
   * not passed on: a client that reads nothing before it has sent everything keeps neither the rows from coming in nor
   * anything in memory.
   */
  async *follow(batchId: string, after: number, progress: StreamProgress): AsyncGenerator<RowResult[]> {
    let sent = after;
    for (;;) {
      await progress.beyond(sent);
      const until = progress.settled;
      if (until <= sent) return;
      const page = await this.between(batchId, { after: sent, until, limit: PAGE });
      if (page.length > 0) yield page;
      sent = page.length < PAGE ? until : (page.at(-1)?.line ?? until);
    }
  }

  private async between(batchId: string, { after, until, limit }: Stretch): Promise<RowResult[]> {
    const rows = await this.prisma.batchRow.findMany({
      where: { batchId, line: { gt: after, ...(until !== undefined && { lte: until }) } },
      orderBy: { line: 'asc' },
      ...(limit !== undefined && { take: limit }),
    });
    return rows.map(presentRow);
  }
}

const storedProblems = z.array(fieldErrorSchema);

export const presentProblems = (problems: readonly FieldError[]): RowProblem[] =>
  problems.map((problem) => ({ ...problem, text: FIELD_TEXTS[problem.code] }));

const presentRow = ({ line, externalId, outcome, recordId, problems }: BatchRow): RowResult => ({
  line,
  externalId,
  outcome,
  ...(recordId !== null && { id: recordId }),
  ...(problems !== null && {
    problems: presentProblems(storedProblems.parse(problems)),
  }),
});
