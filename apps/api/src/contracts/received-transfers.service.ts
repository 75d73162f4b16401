import { Injectable } from '@nestjs/common';
import {
  type Ledger,
  postPayment,
  postPayoff,
  type Posting,
  postPrepayment,
  postPurchaseOption,
  type Receipt,
} from '@flota/finance';
import { dayOfColumn } from '@flota/prisma';
import { type AdminMovement, type ReceivedTransfer, todayInMexico, type TransferKind } from '@flota/schemas';
import { type Actor, Audit } from '../platform/audit/audit.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Idempotency } from '../platform/idempotency/idempotency.js';
import { orRefuse } from './ledger-refusal.js';
import { Ledgers } from './ledgers.js';
import { presentMovement } from './movement.presenter.js';

const POST: Record<TransferKind, (ledger: Ledger, receipt: Receipt) => Posting> = {
  payment: postPayment,
  prepayment: postPrepayment,
  payoff: postPayoff,
  purchase_option: postPurchaseOption,
};

/** Bank transfers: what finance staff read off the account statement of the bank and post by hand. */
@Injectable()
export class ReceivedTransfersService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly idempotency: Idempotency,
    private readonly ledgers: Ledgers,
    private readonly audit: Audit,
  ) {}

  /** Answers the movement of the money; the same key gets the same movement again. */
  async post(
    staff: Actor,
    contractId: string,
    transfer: ReceivedTransfer,
    key: string | undefined,
  ): Promise<AdminMovement> {
    await this.checkDay(contractId, transfer.receivedOn);
    const request = { route: 'POST /api/admin/contracts/:id/payments', key, body: { contractId, ...transfer } };
    const { id } = await this.idempotency.once(request, (database) =>
      this.write(database, staff, contractId, transfer),
    );
    return this.movement(id);
  }

  private async write(database: Database, staff: Actor, contractId: string, transfer: ReceivedTransfer) {
    const { kind, amount, receivedOn: on, reference } = transfer;
    const { movementIds, posting } = await this.ledgers.inLedger(database, contractId, on, (ledger) =>
      orRefuse(() => POST[kind](ledger, { amount, on, reference })),
    );
    const id = movementIds[posting.movements.findLastIndex((movement) => movement.kind === 'payment')];
    // Only a purchase option that was paid for before takes no money now.
    if (!id) throw ProblemException.invalid([{ field: 'amount', code: 'AMOUNT.OUT_OF_RANGE' }]);
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
    const contract = await this.prisma.contract.findUnique({ where: { id: contractId }, select: { signedOn: true } });
    if (!contract) throw ProblemException.notFound();
    if (receivedOn > todayInMexico() || receivedOn < dayOfColumn(contract.signedOn)) {
      throw ProblemException.invalid([{ field: 'receivedOn', code: 'DATE.OUT_OF_RANGE' }]);
    }
  }

  private async movement(id: string): Promise<AdminMovement> {
    const movement = await this.prisma.movement.findUniqueOrThrow({
      where: { id },
      include: { allocations: true, contract: { select: { number: true, kind: true, termMonths: true } } },
    });
    const { contract, contractId } = movement;
    return { ...presentMovement(contract, movement), contractId, contractNumber: contract.number };
  }
}
