import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../auth/access.js';
import { type CurrentStaff, Staff } from '../auth/current-user.js';
import { Outbox } from './outbox.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/outbound-emails')
export class OutboundEmailsController {
  constructor(private readonly outbox: Outbox) {}

  /** Sends a mail that failed or waits for its next attempt now. 409 when it is sent or being sent. */
  @Post(':id/retry')
  @HttpCode(202)
  @StaffMay('outbound-emails', 'retry')
  async retry(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ): Promise<void> {
    await this.outbox.retry(staff, id);
  }
}
