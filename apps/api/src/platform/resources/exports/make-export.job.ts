import type { StaffExport } from '@flota/prisma';
import { z } from 'zod';
import { PrismaService } from '../../database/prisma.service.js';
import { ProblemException } from '../../errors/problem.exception.js';
import { Job, OwedJob } from '../../queue/job.js';
import { type Lease, LeasedRows } from '../../queue/leased-rows.js';
import { Files, type StoredBytes } from '../../storage/files.js';
import { TemporaryFile } from '../../uploads/temporary-file.js';
import { EXPORT_FILES } from './export-files.js';
import { ExportService } from './export.service.js';
import { keptUntil } from './kept-until.js';

const MAX_ATTEMPTS = 5;
/** How often its owner sees it move. */
const TOLD_EVERY_MS = 1_000;

/** Who asked for it has deleted it. */
class Withdrawn extends Error {}

/**
 * Writes a list to a file. One that is broken off is begun anew: its rows are read again in a fraction of the time that keeping
 * half a file in several storages would take, and nobody is ever offered a half.
 */
@Job({ name: 'exports.make', key: z.object({ id: z.uuid() }), concurrency: 2 })
export class MakeExportJob extends OwedJob<StaffExport, { id: string }> {
  protected override readonly rows: LeasedRows<StaffExport, { id: string }>;

  constructor(
    private readonly prisma: PrismaService,
    private readonly exports: ExportService,
    private readonly files: Files,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'staff-export',
      model: (database) => database.staffExport,
      key: ['id'],
      states: { inHand: 'working', done: 'done' },
      isFinal: ({ attempts }, error) => attempts >= MAX_ATTEMPTS || isRefused(error),
      noted: (_row, error) => ({ problem: error instanceof ProblemException ? error.code : 'SERVER.ERROR' }),
    });
  }

  protected override async work(row: StaffExport, lease: Lease<StaffExport>): Promise<null> {
    let written = 0;
    const tell = teller(async (rows) => {
      const { count } = await this.prisma.staffExport.updateMany({ where: { id: row.id }, data: { rows } });
      if (count === 0) throw new Withdrawn();
    });
    const pieces = await this.piecesOf(row, (rows) => tell((written = rows)));
    try {
      const file = await TemporaryFile.of(pieces);
      try {
        const stored = await this.files.store(file, EXPORT_FILES[row.format].contentType, 'private', { apart: true });
        await this.finish(row, lease, stored, written);
      } finally {
        await file.close();
      }
    } catch (error) {
      if (!(error instanceof Withdrawn)) throw error;
    }
    return null;
  }

  /** For who still may: somebody may have lost the right to it since they asked. */
  private async piecesOf({ staffId, resource, filter, format, expected }: StaffExport, tell: Tell) {
    const staff = await this.prisma.staffAccount.findUniqueOrThrow({ where: { id: staffId } });
    if (!staff.active) throw ProblemException.forbidden();
    const exported = await this.exports.allowed(staff, resource);
    return this.exports.pieces(exported, { filter: filter ?? undefined, format, expected }, tell);
  }

  /** The file and the end of the row: both or neither. What was searched for is forgotten with it. */
  private async finish({ id }: StaffExport, lease: Lease<StaffExport>, stored: StoredBytes, rows: number) {
    await this.prisma.$transaction(async (database) => {
      const outcome = { rows, filter: null, problem: null, doneAt: new Date(), expiresAt: keptUntil() };
      if (!(await lease.end(database, outcome))) return;
      const { id: fileId } = await this.files.record(database, stored);
      await database.staffExport.update({ where: { id }, data: { fileId } });
    });
  }
}

type Tell = (rows: number) => Promise<void>;

/** Once a second at most. */
function teller(tell: Tell): Tell {
  let last = Date.now();
  return async (rows) => {
    if (Date.now() - last < TOLD_EVERY_MS) return;
    last = Date.now();
    await tell(rows);
  };
}

const isRefused = (error: unknown): boolean =>
  error instanceof ProblemException && [403, 404, 422].includes(error.status);
