import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { RefundRequests } from './refund-requests.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** Credit that customers asked back. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/refund-requests')
export class RefundRequestsAdminController {
  constructor(private readonly refunds: RefundRequests) {}

  /** The whole CLABE, for the bank's own page. Who reads it is written down. */
  @Post(':id/clabe')
  @HttpCode(200)
  @StaffMay('refund-requests', 'read-clabe')
  @StepUp()
  async readClabe(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) requestId: string) {
    return { clabe: await this.refunds.readClabe(staff, requestId) };
  }

  /** Without a refund. */
  @Post(':id/close')
  @HttpCode(204)
  @ApiNoContentResponse()
  @StaffMay('refund-requests', 'close')
  async close(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) requestId: string) {
    await this.refunds.close(staff, requestId);
  }
}
