import type { Prisma } from '@flota/prisma';
import {
  type AdminExport,
  dayInMexico,
  type FileLink,
  MAX_EXPORTS_AT_ONCE,
  type StaffExport,
  type StaffExports,
} from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import { SecurityEvents } from '../../audit/security-events.js';
import type { CurrentStaff } from '../../auth/current-user.js';
import { type Database, PrismaService } from '../../database/prisma.service.js';
import { afterCommit } from '../../database/transaction-scope.js';
import { ProblemException } from '../../errors/problem.exception.js';
import { JobQueue } from '../../queue/job-queue.js';
import { FileLinks } from '../../storage/file-links.js';
import { Files } from '../../storage/files.js';
import { filterNames } from '../resource-query.js';
import { ExportService } from './export.service.js';
import { keptUntil } from './kept-until.js';
import { MakeExportJob } from './make-export.job.js';
import { presentExport } from './staff-export.presenter.js';

/** As many as anybody looks back at. */
const SHOWN = 50;

/** What a worker has before it. */
const OPEN = { state: { in: ['pending', 'working'] } } satisfies Prisma.StaffExportWhereInput;

/** Lists that are written to files in the background; each member of staff sees and fetches their own alone. */
@Injectable()
export class StaffExportsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly exports: ExportService,
    private readonly files: Files,
    private readonly links: FileLinks,
    private readonly events: SecurityEvents,
    private readonly queue: JobQueue,
  ) {}

  /** The newest first. */
  async list(staff: CurrentStaff): Promise<StaffExports> {
    const rows = await this.prisma.staffExport.findMany({
      where: { staffId: staff.id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      include: { file: true },
      take: SHOWN,
    });
    return { exports: rows.map((row) => presentExport(row)) };
  }

  /** Has a list written to a file. 403, 404, 422 on the filter, 429; 409 while so many others of theirs are being made. */
  async ask(staff: CurrentStaff, name: string, query: AdminExport): Promise<StaffExport> {
    await this.exports.allowed(staff, name);
    await requireRoom(this.prisma, staff.id);
    const { rows } = await this.exports.admit(staff, name, query);
    const row = await this.prisma.$transaction(async (database) => {
      await lockExports(database, staff.id);
      await requireRoom(database, staff.id);
      const created = await database.staffExport.create({
        data: {
          ...{ staffId: staff.id, resource: name, format: query.format, expected: rows },
          ...{ filter: query.filter ?? null, filteredBy: Object.keys(filterNames(query.filter)) },
          expiresAt: keptUntil(),
        },
        include: { file: true },
      });
      afterCommit(() => this.queue.announce(MakeExportJob, [{ id: created.id }]));
      return created;
    });
    return presentExport(row);
  }

  /** Tries once more what failed. 404 unless it did, and is theirs; 409 as for a new one. */
  async retry(staff: CurrentStaff, id: string): Promise<StaffExport> {
    const failed = await this.prisma.staffExport.findFirst({ where: { ...own(staff, id), state: 'failed' } });
    if (!failed) throw ProblemException.notFound();
    await this.exports.allowed(staff, failed.resource);
    const row = await this.prisma.$transaction(async (database) => {
      await lockExports(database, staff.id);
      await requireRoom(database, staff.id);
      const { count } = await database.staffExport.updateMany({
        where: { id, state: 'failed' },
        data: { state: 'pending', attempts: 0, nextAttemptAt: new Date(), rows: 0, problem: null, lastError: null },
      });
      if (count === 0) throw ProblemException.notFound();
      afterCommit(() => this.queue.announce(MakeExportJob, [{ id }]));
      return database.staffExport.findUniqueOrThrow({ where: { id }, include: { file: true } });
    });
    return presentExport(row);
  }

  /** An address of the file that is good for five minutes. 404 unless it is theirs and there; 403 once they may not export that list. */
  async link(staff: CurrentStaff, id: string): Promise<FileLink> {
    const row = await this.prisma.staffExport.findFirst({ where: own(staff, id), include: { file: true } });
    if (!row?.file) throw ProblemException.notFound();
    const { exported } = await this.exports.allowed(staff, row.resource);
    await this.events.noteOrFail('export', {
      resource: row.resource,
      recordId: row.resource,
      actor: staff,
      details: { rows: row.rows, format: row.format, downloaded: true },
    });
    await this.prisma.staffExport.updateMany({ where: { id, fetchedAt: null }, data: { fetchedAt: new Date() } });
    return this.links.issue(row.file, `${exported.fileName}-${dayInMexico(row.createdAt)}.${row.format}`);
  }

  /** Deletes the file, or ends its making. 404 unless it is theirs. */
  async remove(staff: CurrentStaff, id: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      await lockExports(database, staff.id);
      const row = await database.staffExport.findFirst({ where: { id, staffId: staff.id }, include: { file: true } });
      if (!row) throw ProblemException.notFound();
      await database.staffExport.delete({ where: { id } });
      if (row.file) await this.files.letGo(database, row.file);
    });
  }
}

const own = (staff: CurrentStaff, id: string) => ({ id, staffId: staff.id, expiresAt: { gt: new Date() } });

/** Two at once must not both be the third. */
const lockExports = (database: Database, staffId: string) =>
  database.$queryRaw`select 1 from staff_account where id = ${staffId}::uuid for update`;

async function requireRoom(database: Database, staffId: string): Promise<void> {
  const open = await database.staffExport.count({ where: { staffId, ...OPEN } });
  if (open >= MAX_EXPORTS_AT_ONCE) throw new ProblemException(409, 'EXPORTS.TOO_MANY');
}
