import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { fieldCode, receivedTransferSchema, type ReceivedTransfer } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { ReceiptsService } from './receipts.service.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/contracts')
export class ReceivedTransfersAdminController {
  constructor(private readonly receipts: ReceiptsService) {}

  /**
   * Posts a bank transfer. 409 or 422 when the contract can't take it that way; 409 with figures when its amount is to be
   * confirmed; 202 when it waits for a second person.
   */
  @Post(':id/payments')
  @StaffMay('contracts', 'post-payment')
  @StepUp()
  async postTransfer(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
    @Body({ schema: receivedTransferSchema }) transfer: ReceivedTransfer,
    @IdempotencyKey() key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const receipt = await this.receipts.post(staff, id, transfer, key);
    if ('movement' in receipt) return receipt.movement;
    void reply.code(202);
    return receipt.request;
  }
}
