import { Injectable } from '@nestjs/common';
import type { BankLine, Prisma } from '@flota/prisma';
import type { Database } from '../../platform/database/prisma.service.js';
import type { ModelDelegate } from '../../platform/resources/resource.js';
import { BookDays } from '../books/book-days.js';
import { BankLineRows } from './bank-line-rows.js';

const refused = () => Promise.reject(new Error('Lines are imported and not edited'));

/** Lines for the resource engine, with what is no column of theirs. */
@Injectable()
export class BankLineModel {
  constructor(
    private readonly days: BookDays,
    private readonly rows: BankLineRows,
  ) {}

  of(database: Database): ModelDelegate {
    return {
      fields: database.bankLine.fields,
      findMany: async (args) => this.read(database, await database.bankLine.findMany(args)),
      findKeys: (args) => database.bankLine.findMany(args),
      findUnique: async (args) => {
        const line = await database.bankLine.findUnique(args as Prisma.BankLineFindUniqueArgs);
        if (!line) return null;
        const [read] = await this.read(database, [line]);
        return { ...read, staff: await this.staffOf(database, line) };
      },
      count: (args) => database.bankLine.count(args),
      create: refused,
      update: refused,
      updateMany: refused,
      delete: refused,
    };
  }

  private async read(database: Database, lines: BankLine[]) {
    const lastClosed = await this.days.lastClosed(database);
    return lines.map((line) => ({ ...line, lastClosed, clabe: this.rows.senderClabe(line) }));
  }

  /** Names by id: an account that is gone has none. */
  private async staffOf(database: Database, line: BankLine): Promise<Map<string | null, string>> {
    const entries = await database.suspenseEntry.findMany({
      where: { bankLineId: line.id },
      select: { enteredById: true },
    });
    const ids = entries.flatMap(({ enteredById }) => enteredById ?? []);
    const staff = await database.staffAccount.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true },
    });
    return new Map(staff.map(({ id, name }) => [id, name]));
  }
}
