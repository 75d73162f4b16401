import { Injectable } from '@nestjs/common';
import { dateColumn } from '@flota/prisma';
import { type CloseDay, type DayProof, todayInMexico } from '@flota/schemas';
import { isDeepStrictEqual } from 'node:util';
import { SettingsService } from '../../content/index.js';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { PdfService } from '../../platform/pdf/pdf.service.js';
import { Files, type StoredBytes } from '../../platform/storage/files.js';
import { BookDays, isClosed } from '../books/book-days.js';
import { dayCloseDocument } from './day-close-document.js';
import { dayFigures, earlierOpen } from './day-figures.js';
import { isExplained, proofOf } from './proof-figures.js';

/** A long day's lines are many. */
const LONG = { maxWait: 10_000, timeout: 60_000 };

/** Nobody posts to a day that is over so often that a paper of it can't be made in between. */
const ATTEMPTS = 3;

type DayCloseData = Parameters<typeof dayCloseDocument>[0];

interface Closing {
  seen: CloseDay;
  proof: DayProof;
  closedAt: Date;
  paper: StoredBytes;
}

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
   * The paper is made and stored from the figures as they are, then they are locked and compared: whoever posts meanwhile
   * makes it be done again.
   *
   * @throws ProblemException 409 while something is in the way or the difference isn't the one that was seen, 422 when it lacks its note
   */
  async close(staff: CurrentStaff, seen: CloseDay): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const proof = await this.prisma.$transaction((database) => this.closable(database, seen), LONG);
      const closedAt = new Date();
      const paper = await this.paper({ proof, note: seen.note, closedBy: staff.name, closedAt });
      if (await this.lock(staff, { seen, proof, closedAt, paper })) return;
    }
    throw new ProblemException(409, 'RESOURCE.CONFLICT', { detail: 'The books of that day did not stand still.' });
  }

  /** `false` when the figures are others by now. */
  private lock(staff: CurrentStaff, { seen, proof, closedAt, paper }: Closing): Promise<boolean> {
    const { day, note } = seen;
    return this.prisma.$transaction(async (database) => {
      await this.days.keepStill(database);
      if (!isDeepStrictEqual(await this.closable(database, seen), proof)) return false;
      const file = await this.files.record(database, paper);
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
      return true;
    }, LONG);
  }

  private async paper(told: Omit<DayCloseData, 'settings'>): Promise<StoredBytes> {
    const document = dayCloseDocument({ ...told, settings: await this.settings.site() });
    const content = await this.pdf.render('day-close', document, { title: `${document.title} ${document.day}` });
    return this.files.store(content, 'application/pdf', 'private');
  }

  private async closable(database: Database, { day, difference, note }: CloseDay): Promise<DayProof> {
    const proof = await this.worked(database, day);
    if (proof.blockedBy)
      throw new ProblemException(409, proof.blockedBy === 'closed' ? 'BANK_DAY.CLOSED' : 'BANK_DAY.BLOCKED');
    if (proof.difference !== difference) throw new ProblemException(409, 'BANK_DAY.CHANGED');
    if (proof.difference !== '0.00' && note.length < 5)
      throw ProblemException.invalid([{ field: 'note', code: 'NOTE.REQUIRED' }]);
    return proof;
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
