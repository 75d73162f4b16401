import { Injectable } from '@nestjs/common';
import type { Ledger } from '@flota/finance';
import { dateColumn, dayOfColumn, type Payment } from '@flota/prisma';
import {
  type AdminMovement,
  instantInMexico,
  type PaymentKind,
  type ReceivedTransfer,
  todayInMexico,
  type TransferKind,
} from '@flota/schemas';
import { Ledgers, MovementsService, orRefuse, POST_TRANSFER } from '../../contracts/index.js';
import { type Actor, Audit } from '../../platform/audit/audit.js';
import { newFolio } from '../../platform/crypto/folio.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { PaymentMails } from '../mail/payment-mails.js';

const PAYMENT_KINDS: Record<TransferKind, PaymentKind> = {
  payment: 'other',
  prepayment: 'prepayment',
  payoff: 'payoff',
  purchase_option: 'purchase_option',
};

/** Bank transfers: what finance staff read off the account statement of the bank and post by hand. */
@Injectable()
export class ReceivedTransfersService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly idempotency: Idempotency,
    private readonly ledgers: Ledgers,
    private readonly movements: MovementsService,
    private readonly mails: PaymentMails,
    private readonly audit: Audit,
  ) {}

  /** Answers the movement of the money; the same key gets the same movement again. The customer gets a receipt. */
  async post(
    staff: Actor,
    contractId: string,
    transfer: ReceivedTransfer,
    key: string | undefined,
  ): Promise<AdminMovement> {
    await this.checkDay(contractId, transfer.receivedOn);
    const request = { route: 'POST /api/admin/contracts/:id/payments', key, body: { contractId, ...transfer } };
    const { id } = await this.idempotency.once(request, async (database, owe) => {
      const payment = await this.addPayment(database, contractId, transfer);
      const movementId = await this.write(database, staff, payment, transfer);
      await this.mails.oweReceipt(database, payment, owe);
      return movementId;
    });
    return this.movements.forStaff(id);
  }

  /** Of a transfer the day is known and not the hour. */
  private addPayment(
    database: Database,
    contractId: string,
    { kind, amount, receivedOn }: ReceivedTransfer,
  ): Promise<Payment> {
    const paidAt = instantInMexico(receivedOn);
    return database.payment.create({
      data: {
        folio: newFolio('payment'),
        contractId,
        provider: 'transfer',
        kind: PAYMENT_KINDS[kind],
        amount,
        state: 'paid',
        paidAt,
        expiresAt: paidAt,
      },
    });
  }

  private async write(database: Database, staff: Actor, payment: Payment, transfer: ReceivedTransfer): Promise<string> {
    const { kind, amount, receivedOn: on, reference } = transfer;
    const { id: paymentId, contractId } = payment;
    const post = (ledger: Ledger) => orRefuse(() => POST_TRANSFER[kind](ledger, { amount, on, reference }));
    const { movementIds, posting } = await this.ledgers.inLedger(database, contractId, on, post, { paymentId });
    const id = movementIds[posting.movements.findLastIndex((movement) => movement.kind === 'payment')];
    // Only a purchase option that was paid for before takes no money now.
    if (!id) throw ProblemException.invalid([{ field: 'amount', code: 'AMOUNT.OUT_OF_RANGE' }]);
    await this.checkNotPosted(database, contractId, id, transfer);
    const after = { ...transfer, movementId: id };
    await this.audit.write(database, staff, {
      action: 'post-payment',
      resource: 'contracts',
      recordId: contractId,
      after,
    });
    return id;
  }

  /**
   * Two people with the same account statement of the bank, or one who comes back to it, would post it twice, and a
   * ledger takes nothing back. One transfer for two purposes has two amounts.
   */
  private async checkNotPosted(
    database: Database,
    contractId: string,
    id: string,
    { amount, receivedOn, reference }: ReceivedTransfer,
  ): Promise<void> {
    const twin = await database.movement.findFirst({
      where: {
        id: { not: id },
        contractId,
        kind: 'payment',
        amount: `-${amount}`,
        reference,
        postedOn: dateColumn(receivedOn),
      },
      select: { id: true },
    });
    if (twin) throw ProblemException.invalid([{ field: 'reference', code: 'REFERENCE.TAKEN' }]);
  }

  private async checkDay(contractId: string, receivedOn: string): Promise<void> {
    const contract = await this.prisma.contract.findUnique({ where: { id: contractId }, select: { signedOn: true } });
    if (!contract) throw ProblemException.notFound();
    if (receivedOn > todayInMexico() || receivedOn < dayOfColumn(contract.signedOn)) {
      throw ProblemException.invalid([{ field: 'receivedOn', code: 'DATE.OUT_OF_RANGE' }]);
    }
  }
}
