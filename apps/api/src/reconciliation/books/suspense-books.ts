import { Injectable } from '@nestjs/common';
import { type BookAccount, dateColumn, type SuspenseEntry } from '@flota/prisma';
import { Decimal } from 'decimal.js';
import type { Actor } from '../../platform/audit/audit.js';
import type { Database } from '../../platform/database/prisma.service.js';

/** Money that moves between two accounts of the books. */
export interface NewEntry {
  bankLineId: string;
  /** `YYYY-MM-DD`, a day that is open. */
  bookedOn: string;
  debit: BookAccount;
  credit: BookAccount;
  /** MXN, above zero. */
  amount: string;
  contractId?: string | null;
  paymentId?: string | null;
  /** Whether the payment was posted with it, and not found in the ledger. */
  posts?: boolean;
  reason?: string;
  reference?: string;
}

/** The one door to the books: entries with both legs, added and never changed. */
@Injectable()
export class SuspenseBooks {
  async enter(database: Database, actor: Actor, { bookedOn, ...entry }: NewEntry): Promise<void> {
    await database.suspenseEntry.create({
      data: { ...entry, bookedOn: dateColumn(bookedOn), enteredById: actor.id },
    });
  }

  /** What was new in a file came to the bank, and waits in suspense until somebody says whose it is. */
  async receive(database: Database, bankFileId: string): Promise<void> {
    await database.$executeRaw`
      insert into suspense_entry (id, bank_line_id, booked_on, debit, credit, amount)
      select gen_random_uuid(), id, booked_on, 'bank', 'suspense', amount
      from bank_line where bank_file_id = ${bankFileId}::uuid and amount > 0`;
  }

  /** The last entry that took a line's money out of suspense and was not undone; `null` while it waits there. */
  async lastOut(database: Database, bankLineId: string): Promise<SuspenseEntry | null> {
    const entries = await database.suspenseEntry.findMany({
      where: { bankLineId },
      orderBy: [{ enteredAt: 'desc' }, { id: 'desc' }],
    });
    const waiting = entries.reduce(
      (sum, { amount, credit }) => (credit === 'suspense' ? sum.plus(amount) : sum.minus(amount)),
      new Decimal(0),
    );
    return waiting.isZero() ? (entries.find(({ debit }) => debit === 'suspense') ?? null) : null;
  }
}
