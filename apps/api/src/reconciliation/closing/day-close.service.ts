import { Injectable } from '@nestjs/common';
import { dateColumn } from '@flota/prisma';
import { type DayProof, todayInMexico } from '@flota/schemas';
import { SettingsService } from '../../content/index.js';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { PdfService } from '../../platform/pdf/pdf.service.js';
import { Files } from '../../platform/storage/files.js';
import { BookDays, isClosed } from '../books/book-days.js';
import { dayCloseDocument } from './day-close-document.js';
import { dayFigures, earlierOpen } from './day-figures.js';
import { isExplained, proofOf } from './proof-figures.js';

/** A cold typesetter takes a while. */
const LONG = { maxWait: 10_000, timeout: 60_000 };

/** Proves a day and locks it. */
@Injectable()
export class DayCloseService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly days: BookDays,
    private readonly files: Files,
    private readonly pdf: PdfService,
    private readonly settings: SettingsService,
    private readonly audit: Audit,
  ) {}

  /** As of now; of a closed day, as it was signed. */
  async proof(day: string): Promise<DayProof> {
    const closed = await this.prisma.closedDay.findUnique({ where: { day: dateColumn(day) } });
    if (closed) return { ...(closed.figures as unknown as DayProof), blockedBy: 'closed' };
    return this.prisma.$transaction((database) => this.worked(database, day), LONG);
  }

  /**
   * @throws ProblemException 409 while something is in the way, 422 when a difference lacks its note
   */
  async close(staff: CurrentStaff, day: string, note: string): Promise<void> {
    const settings = await this.settings.site();
    await this.prisma.$transaction(async (database) => {
      await this.days.keepStill(database);
      const proof = await this.worked(database, day);
      if (proof.blockedBy)
        throw new ProblemException(409, proof.blockedBy === 'closed' ? 'BANK_DAY.CLOSED' : 'BANK_DAY.BLOCKED');
      if (proof.difference !== '0.00' && note.length < 5)
        throw ProblemException.invalid([{ field: 'note', code: 'NOTE.REQUIRED' }]);
      const closedAt = new Date();
      const document = dayCloseDocument({ proof, note, closedBy: staff.name, closedAt, settings });
      const content = await this.pdf.render('day-close', document, { title: `${document.title} ${document.day}` });
      const file = await this.files.keep(content, 'application/pdf', 'private', database);
      await database.bankLine.updateMany({
        where: { bookedOn: dateColumn(day), state: 'open' },
        data: { state: 'suspense', note: 'Sin identificar al cierre del día' },
      });
      await database.closedDay.create({
        data: {
          day: dateColumn(day),
          figures: { ...proof },
          note,
          fileId: file.id,
          closedAt,
          closedById: staff.id,
          closedBy: staff.name,
        },
      });
      const { received, accounted, difference } = proof;
      const after = { received, accounted, difference, note };
      await this.audit.write(database, staff, { action: 'close', resource: 'bank-days', recordId: day, after });
    }, LONG);
  }

  private async worked(database: Database, day: string): Promise<DayProof> {
    const lastClosed = await this.days.lastClosed(database);
    const sums = proofOf(await dayFigures(database, day, lastClosed));
    const open = await earlierOpen(database, day, lastClosed);
    const importing = await database.bankFile.count({ where: { state: { in: ['pending', 'working'] } } });
    const isEmpty = sums.bank.count + sums.cards.count + sums.posted.unlinked.count === 0;
    const reasons: [boolean, DayProof['blockedBy']][] = [
      [isClosed(day, lastClosed), 'closed'],
      [day >= todayInMexico(), 'not-over'],
      [open !== null, 'earlier-open'],
      [importing > 0, 'importing'],
      [!isExplained(sums), 'unexplained'],
      [isEmpty, 'nothing'],
    ];
    return { ...sums, blockedBy: reasons.find(([applies]) => applies)?.[1] ?? null, earlierOpen: open };
  }
}
