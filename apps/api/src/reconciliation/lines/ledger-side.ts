import { Injectable } from '@nestjs/common';
import { type BankLine, dayOfColumn, type SuspenseEntry } from '@flota/prisma';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import type { Owe } from '../../platform/outbox/outbox.js';
import { ledgerAmounts, ZERO } from '../books/ledger-amounts.js';
import { ReceivedTransfersService } from '../../payments/index.js';

/** What becomes of a line in the ledger of a contract. */
@Injectable()
export class LedgerSide {
  constructor(private readonly transfers: ReceivedTransfersService) {}

  /**
   * The payment that holds the money of a line: the one that was posted by hand with its tracking key, or a new one as of
   * the bank's day, of which the customer gets the receipt.
   *
   * @throws ProblemException 409 when the key is posted elsewhere or otherwise, 422 what the ledger refuses
   */
  async settle(
    database: Database,
    owe: Owe,
    staff: CurrentStaff,
    line: BankLine,
    contractId: string,
  ): Promise<{ paymentId: string; posts: boolean }> {
    const posted = line.trackingKey === '' ? null : await this.postedWith(database, line.trackingKey);
    if (posted) {
      const isIt = posted.contractId === contractId && posted.amount.eq(line.amount) && posted.bankLines.length === 0;
      if (!isIt) throw new ProblemException(409, 'BANK_LINE.ALREADY_POSTED');
      return { paymentId: posted.id, posts: false };
    }
    const transfer = {
      kind: 'payment',
      amount: line.amount.toFixed(2),
      receivedOn: dayOfColumn(line.bookedOn),
      reference: referenceOf(line),
    } as const;
    const { paymentId } = await this.transfers.receive(database, owe, staff, contractId, transfer);
    return { paymentId, posts: true };
  }

  /**
   * That the contract has no money any more by which the entry would be taken back. What was found posted stays posted;
   * what was posted with the line is reversed at the contract first, where that has its preview, its second person and its
   * word to the customer.
   *
   * @throws ProblemException 409
   */
  async mustBeFree(database: Database, { paymentId, posts }: SuspenseEntry, isProved: boolean): Promise<void> {
    if (paymentId === null) return;
    const held = await ledgerAmounts(database, [paymentId]);
    const isReversed = (held.get(paymentId) ?? ZERO) === ZERO;
    if (isReversed) return;
    if (isProved) throw new ProblemException(409, 'BANK_DAY.CLOSED');
    if (posts) throw new ProblemException(409, 'BANK_LINE.NOT_REVERSED');
  }

  private postedWith(database: Database, trackingKey: string) {
    return database.payment.findUnique({
      where: { trackingKey },
      select: {
        id: true,
        contractId: true,
        amount: true,
        bankLines: { where: { state: 'matched' }, select: { id: true } },
      },
    });
  }
}

/** What the customer reads, and by which it is posted once: cash has no key, and two deposits of a day look alike. */
const referenceOf = ({ trackingKey, reference, identity }: BankLine): string =>
  trackingKey || `${reference.slice(0, 40) || 'Depósito'} ${identity.slice(0, 8).toUpperCase()}`;
