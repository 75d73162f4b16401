import { Injectable } from '@nestjs/common';
import { type BankLine, dayOfColumn, type SuspenseEntry } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { BookDays, isClosed } from '../books/book-days.js';
import { type NewEntry, SuspenseBooks } from '../books/suspense-books.js';
import { LedgerSide } from './ledger-side.js';

const RESOURCE = 'bank-lines';
type LineChange = Partial<Pick<BankLine, 'state' | 'note' | 'contractId' | 'paymentId' | 'confidence'>>;

/** A line in hand: nobody else changes it, nor is its day closed meanwhile. */
interface InHand {
  database: Database;
  line: BankLine;
  /** The day of the books that an entry about it gets: its own, or today once that is closed. */
  bookedOn: string;
  lastClosed: string | null;
}

/** What finance staff do with a line: each moves its money in the books, in the transaction of what it does elsewhere. */
@Injectable()
export class BankLinesService {
  constructor(
    private readonly outbox: Outbox,
    private readonly days: BookDays,
    private readonly books: SuspenseBooks,
    private readonly ledgers: LedgerSide,
    private readonly audit: Audit,
  ) {}

  /**
   * The money goes to that contract, as of the bank's day; one that is in its ledger already is only matched to it.
   *
   * @param isAsSeen tells whether the line is still one that may be accepted, where nobody looked at it by itself
   */
  async accept(
    staff: CurrentStaff,
    id: string,
    contractId: string,
    isAsSeen: (line: BankLine) => boolean = () => true,
  ): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      const inHand = await this.take(database, id);
      const { line } = inHand;
      this.mustWait(line);
      if (!isAsSeen(line)) throw new ProblemException(409, 'BANK_LINE.CHANGED');
      const { paymentId, posts } = await this.ledgers.settle(database, owe, staff, line, contractId);
      await this.move(inHand, staff, { debit: 'suspense', credit: 'contracts', contractId, paymentId, posts });
      await this.change(inHand, staff, 'accept', { state: 'matched', contractId, paymentId });
    });
  }

  /** It waits, with a reason: the books have it in suspense all along. */
  async suspend(staff: CurrentStaff, id: string, note: string): Promise<void> {
    await this.outbox.commit(async (database) => {
      const inHand = await this.take(database, id);
      this.mustWait(inHand.line);
      await this.change(inHand, staff, 'suspend', { state: 'suspense', note });
    });
  }

  /** It was sent back, by the transfer of that reference. */
  async giveBack(staff: CurrentStaff, id: string, { reason, reference }: { reason: string; reference: string }) {
    await this.moveOut(staff, id, 'return', { state: 'returned', note: reason }, { credit: 'bank', reason, reference });
  }

  /** The lender's own, such as what a card provider pays out. */
  async takeAsOwn(staff: CurrentStaff, id: string, reason: string): Promise<void> {
    await this.moveOut(staff, id, 'own', { state: 'own', note: reason }, { credit: 'own', reason });
  }

  /**
   * The money waits in suspense again. What a closed day proved stays; only money that its contract does not have any more,
   * because it was reversed there, comes back even then, on a day that is open.
   */
  async undo(staff: CurrentStaff, id: string, reason: string): Promise<void> {
    await this.outbox.commit(async (database) => {
      const inHand = await this.take(database, id);
      const { line, lastClosed } = inHand;
      const out = await this.books.lastOut(database, line.id);
      if (!out) throw new ProblemException(409, 'BANK_LINE.CHANGED');
      const isProved = isClosed(dayOfColumn(out.bookedOn), lastClosed);
      if (isProved && out.paymentId === null) throw new ProblemException(409, 'BANK_DAY.CLOSED');
      await this.ledgers.mustBeFree(database, out, isProved);
      const { debit: credit, credit: debit, contractId, paymentId } = out;
      await this.move(inHand, staff, {
        debit,
        credit,
        contractId,
        paymentId,
        reason,
        bookedOn: dayOfUndo(out, inHand),
      });
      await this.change(inHand, staff, 'undo', {
        state: 'suspense',
        note: reason,
        contractId: null,
        paymentId: null,
        confidence: 'none',
      });
    });
  }

  private async moveOut(
    staff: CurrentStaff,
    id: string,
    action: string,
    change: LineChange,
    entry: Pick<NewEntry, 'credit' | 'reason' | 'reference'>,
  ): Promise<void> {
    await this.outbox.commit(async (database) => {
      const inHand = await this.take(database, id);
      this.mustWait(inHand.line);
      await this.move(inHand, staff, { debit: 'suspense', ...entry });
      await this.change(inHand, staff, action, { contractId: null, paymentId: null, confidence: 'none', ...change });
    });
  }

  private async take(database: Database, id: string): Promise<InHand> {
    const lastClosed = await this.days.keepOpen(database);
    await database.$queryRaw`select id from bank_line where id = ${id}::uuid for update`;
    const line = await database.bankLine.findUnique({ where: { id } });
    if (!line) throw ProblemException.notFound();
    const own = dayOfColumn(line.bookedOn);
    return { database, line, lastClosed, bookedOn: isClosed(own, lastClosed) ? todayInMexico() : own };
  }

  private mustWait({ state }: BankLine): void {
    if (state !== 'open' && state !== 'suspense') throw new ProblemException(409, 'BANK_LINE.CHANGED');
  }

  private async move(
    { database, line, bookedOn }: InHand,
    staff: CurrentStaff,
    entry: Omit<NewEntry, 'bankLineId' | 'amount' | 'bookedOn'> & { bookedOn?: string },
  ): Promise<void> {
    await this.books.enter(database, staff, {
      bankLineId: line.id,
      amount: line.amount.toFixed(2),
      bookedOn,
      ...entry,
    });
  }

  private async change(
    { database, line }: InHand,
    staff: CurrentStaff,
    action: string,
    data: LineChange,
  ): Promise<void> {
    await database.bankLine.update({ where: { id: line.id }, data });
    const { state, note, contractId, paymentId } = { ...line, ...data };
    const after = { state, note, contractId, paymentId, amount: line.amount.toFixed(2) };
    await this.audit.write(database, staff, {
      action,
      resource: RESOURCE,
      recordId: line.id,
      before: { state: line.state },
      after,
    });
  }
}

/** Of a day that is open it takes back what was there; of a closed one the money comes back today. */
const dayOfUndo = ({ bookedOn }: SuspenseEntry, { lastClosed }: InHand): string => {
  const day = dayOfColumn(bookedOn);
  return isClosed(day, lastClosed) ? todayInMexico() : day;
};
