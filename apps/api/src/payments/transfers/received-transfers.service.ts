import { Injectable } from '@nestjs/common';
import { dayOfColumn, type Payment } from '@flota/prisma';
import {
  type AdminMovement,
  instantInMexico,
  type PaymentKind,
  type ReceivedTransfer,
  todayInMexico,
  type TransferKind,
} from '@flota/schemas';
import { eventOfMoney, Ledgers, MovementsService, orRefuse } from '../../contracts/index.js';
import { type Actor, Audit } from '../../platform/audit/audit.js';
import { newFolio } from '../../platform/crypto/folio.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { refuse } from '../../platform/resources/resource-input.js';
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
      await this.ledgers.lock(database, [contractId]);
      const payment = await this.addPayment(database, contractId, transfer);
      const movementId = await this.write(database, staff, payment, transfer);
      await this.mails.oweReceipt(database, payment, owe);
      return movementId;
    });
    return this.movements.forStaff(id);
  }

  /**
   * Of a transfer the day is known and not the hour. Two people with the same account statement of the bank, or one who
   * comes back to it, would post it twice: its clave de rastreo is refused the second time, on whatever contract.
   */
  private async addPayment(
    database: Database,
    contractId: string,
    { kind, amount, receivedOn, reference }: ReceivedTransfer,
  ): Promise<Payment> {
    const paidAt = instantInMexico(receivedOn);
    const [payment] = await database.payment.createManyAndReturn({
      skipDuplicates: true,
      data: {
        folio: newFolio('payment'),
        contractId,
        provider: 'transfer',
        kind: PAYMENT_KINDS[kind],
        amount,
        trackingKey: trackingKeyOf(reference),
        state: 'paid',
        paidAt,
        expiresAt: paidAt,
      },
    });
    return payment ?? refuse('reference', 'REFERENCE.TAKEN');
  }

  private async write(database: Database, staff: Actor, payment: Payment, transfer: ReceivedTransfer): Promise<string> {
    const { receivedOn: on, reference, ...money } = transfer;
    const { id: paymentId, contractId } = payment;
    const { eventIds } = await this.ledgers.enter(database, contractId, (book) => ({
      ...orRefuse(() => eventOfMoney(book, { ...money, on })),
      reference,
      paymentId,
    }));
    const { id } = await database.movement.findFirstOrThrow({
      where: { eventId: { in: eventIds }, kind: 'payment', takenBackBy: null },
      select: { id: true },
    });
    const after = { ...transfer, movementId: id };
    await this.audit.write(database, staff, {
      action: 'post-payment',
      resource: 'contracts',
      recordId: contractId,
      after,
    });
    return id;
  }

  private async checkDay(contractId: string, receivedOn: string): Promise<void> {
    const contract = await this.prisma.contract.findUnique({ where: { id: contractId }, select: { startsOn: true } });
    if (!contract) throw ProblemException.notFound();
    if (receivedOn > todayInMexico() || receivedOn < dayOfColumn(contract.startsOn)) {
      throw ProblemException.invalid([{ field: 'receivedOn', code: 'DATE.OUT_OF_RANGE' }]);
    }
  }
}

/** Without what people type differently. */
export const trackingKeyOf = (reference: string): string => reference.replace(/\s/g, '').toUpperCase();
