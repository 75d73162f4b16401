import { Body, Controller, Headers, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { receivedTransferSchema, type ReceivedTransfer, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { ReceivedTransfersService } from './received-transfers.service.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/contracts')
export class ReceivedTransfersAdminController {
  constructor(private readonly transfers: ReceivedTransfersService) {}

  /** Posts a bank transfer. 409 or 422 when the contract can't take it that way. */
  @Post(':id/payments')
  @StaffMay('contracts', 'post-payment')
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  postTransfer(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
    @Body({ schema: receivedTransferSchema }) transfer: ReceivedTransfer,
    @Headers('idempotency-key') key: string | undefined,
  ) {
    return this.transfers.post(staff, id, transfer, key);
  }
}
