import { Injectable } from '@nestjs/common';
import { dayOfColumn } from '@flota/prisma';
import type { Database } from '../../platform/database/prisma.service.js';

/** Which days the books still take something on. Closing is of one day after the other, so that the last says it all. */
@Injectable()
export class BookDays {
  /** `null` while no day was closed; `YYYY-MM-DD`. */
  async lastClosed(database: Database): Promise<string | null> {
    const last = await database.closedDay.findFirst({ orderBy: { day: 'desc' }, select: { day: true } });
    return last && dayOfColumn(last.day);
  }

  /** Until the transaction ends no day is closed: what it writes is in the proof, or comes too late for it. */
  async keepOpen(database: Database): Promise<string | null> {
    await database.$executeRaw`select pg_advisory_xact_lock_shared(hashtext('reconciliation.days'))`;
    return this.lastClosed(database);
  }

  /** Until the transaction ends nobody writes to the books. */
  async keepStill(database: Database): Promise<string | null> {
    await database.$executeRaw`select pg_advisory_xact_lock(hashtext('reconciliation.days'))`;
    return this.lastClosed(database);
  }
}

/** Whether a day takes nothing any more. */
export const isClosed = (day: string, lastClosed: string | null): boolean => lastClosed !== null && day <= lastClosed;
