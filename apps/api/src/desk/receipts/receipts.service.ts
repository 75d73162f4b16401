import { Injectable } from '@nestjs/common';
import { type AdminDeskRequest, type AdminMovement, type ReceivedTransfer, todayInMexico } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { Ledgers, MovementsService } from '../../contracts/index.js';
import { ReceivedTransfersService, unusualMoney } from '../../payments/index.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { DeskSettingsService } from '../desk-settings.service.js';
import { DeskRequestsService } from '../requests/desk-requests.service.js';

/** A transfer that was posted, or one that waits for a second person. */
export type Receipt = { movement: AdminMovement } | { request: AdminDeskRequest };

/** Transfers that people type in: the bank's own file knows no slips of the finger. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly idempotency: Idempotency,
    private readonly ledgers: Ledgers,
    private readonly movements: MovementsService,
    private readonly transfers: ReceivedTransfersService,
    private readonly requests: DeskRequestsService,
    private readonly settings: DeskSettingsService,
  ) {}

  /**
   * Posts it; the same key gets the same answer again. What nobody would expect of that contract is asked about first, and
   * above the limit takes a second person.
   *
   * @throws ProblemException 409 `PAYMENT.UNUSUAL` with figures; what posting throws
   */
  async post(
    staff: CurrentStaff,
    contractId: string,
    { confirmed = false, ...transfer }: ReceivedTransfer,
    key: string | undefined,
  ): Promise<Receipt> {
    const route = 'POST /api/admin/contracts/:id/payments';
    const { id } = await this.idempotency.once(
      { route, key, body: { contractId, ...transfer } },
      async (database, owe) => {
        await this.ledgers.lock(database, [contractId]);
        await this.transfers.check(database, contractId, transfer);
        const unusual = unusualMoney(await this.ledgers.read(contractId, database), transfer, todayInMexico());
        if (unusual && !confirmed) throw new ProblemException(409, 'PAYMENT.UNUSUAL', { figures: { ...unusual } });
        if (unusual && new Decimal(transfer.amount).gt(await this.settings.approvalLimit(database))) {
          const { kind: transferKind, ...money } = transfer;
          const action = { kind: 'receipt', transferKind, ...money, reason: REASONS[unusual.reason] } as const;
          return this.requests.make(database, owe, staff, contractId, action);
        }
        return (await this.transfers.receive(database, owe, staff, contractId, transfer)).movementId;
      },
    );
    const isRequest = await this.prisma.deskRequest.findUnique({ where: { id }, select: { id: true } });
    return isRequest ? { request: await this.requests.show(id) } : { movement: await this.movements.forStaff(id) };
  }
}

const REASONS = {
  'paid-off': 'El contrato no debe nada.',
  'more-than-owed': 'Es más de lo que se puede deber.',
  unusual: 'La cantidad no es la usual.',
};
