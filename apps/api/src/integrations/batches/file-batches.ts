import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BatchKind, BatchSummary, RowResult } from '@flota/schemas';
import type { Actor } from '../../platform/audit/audit.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { BatchResultRows } from './batch-results.js';
import { BatchStreams } from './batch-streams.js';
import { RowTrials } from './row-trials.js';

/** Of what is brought in on the machine: it has no key, so nobody calls by it. */
const OWN_CLIENT = 'flota import';

interface OfFile {
  /** By whose names records are known: `clientNamed`, `ownClient`. */
  client: Actor;
  kind: BatchKind;
  /** SHA-256 of the file, hexadecimal: by it a run that was broken off is found. */
  digest: string;
}

interface FileRun extends OfFile {
  bytes: AsyncIterable<Buffer>;
  /** Whether to go on where the last run of this file was broken off, if it was. */
  resume: boolean;
}

/** Rows of a file, brought in on the machine by the rules and the service of those that other systems send. */
@Injectable()
export class FileBatches {
  constructor(
    private readonly prisma: PrismaService,
    private readonly streams: BatchStreams,
    private readonly results: BatchResultRows,
    private readonly trials: RowTrials,
  ) {}

  /** An API client by its name, so that it knows the records by the same names. */
  async clientNamed(name: string): Promise<Actor | null> {
    const client = await this.prisma.apiClient.findFirst({ where: { name, revokedAt: null } });
    return client && { id: client.id, email: `${name} (${OWN_CLIENT})` };
  }

  /** The command's own: made when it first keeps something. */
  async ownClient({ isKept }: { isKept: boolean }): Promise<Actor> {
    const data = { name: OWN_CLIENT, scopes: [] };
    if (isKept) await this.prisma.apiClient.createMany({ data: [data], skipDuplicates: true });
    const client = await this.prisma.apiClient.findUnique({ where: { name: OWN_CLIENT } });
    return { id: client?.id ?? randomUUID(), email: OWN_CLIENT };
  }

  /** What would become of each row; nothing is kept. */
  try({ bytes, client, kind }: Pick<FileRun, 'bytes' | 'client' | 'kind'>): AsyncGenerator<RowResult> {
    return this.trials.run(kind, client, bytes);
  }

  /**
   * Takes the rows, and answers each in order, then how it ended. Of a run that goes on, those before are answered as they were.
   *
   * @throws ProblemException 409 while another run of that client and kind is under way
   */
  async *take({ bytes, client, digest, kind, resume }: FileRun): AsyncGenerator<RowResult | BatchSummary> {
    const broken = resume ? await this.brokenOff({ client, kind, digest }) : null;
    if (broken) yield* this.before(broken);
    const { answer } = await this.streams.open({
      client,
      kind,
      key: broken?.key ?? `${prefixOf(digest)}${randomUUID()}`,
      from: (broken?.lines ?? 0) + 1,
      bytes: broken ? withoutLines(bytes, broken.lines) : bytes,
      isGone: () => false,
      correlationId: randomUUID(),
    });
    yield* answer;
  }

  private brokenOff({ client, digest, kind }: OfFile) {
    return this.prisma.batch.findFirst({
      where: { clientId: client.id, kind, key: { startsWith: prefixOf(digest) }, finishedAt: null },
      orderBy: { createdAt: 'desc' },
      select: { id: true, key: true, lines: true },
    });
  }

  private async *before({ id, lines }: { id: string; lines: number }): AsyncGenerator<RowResult> {
    for (let after: number | null = 0; after !== null;) {
      const { data, next }: Awaited<ReturnType<BatchResultRows['page']>> = await this.results.page(id, { after });
      yield* data.filter(({ line }) => line <= lines);
      after = next;
    }
  }
}

/** Of the keys of a file's runs, each of which is a batch of its own. */
const prefixOf = (digest: string): string => `file-${digest}-`;

const NEWLINE = 0x0a;

/** What comes after so many lines. */
async function* withoutLines(bytes: AsyncIterable<Buffer>, lines: number): AsyncGenerator<Buffer> {
  let left = lines;
  for await (const piece of bytes) {
    let start = 0;
    for (; left > 0; left -= 1) {
      const end = piece.indexOf(NEWLINE, start);
      if (end < 0) break;
      start = end + 1;
    }
    if (left === 0) yield piece.subarray(start);
  }
}
