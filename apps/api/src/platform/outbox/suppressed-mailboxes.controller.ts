import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../auth/access.js';
import { type CurrentStaff, Staff } from '../auth/current-user.js';
import { SUPPRESSED_MAILBOXES, SuppressedMailboxes } from './suppressed-mailboxes.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller(`api/admin/${SUPPRESSED_MAILBOXES}`)
export class SuppressedMailboxesController {
  constructor(private readonly mailboxes: SuppressedMailboxes) {}

  /** Lets mail go to that mailbox again. */
  @Post(':id/lift')
  @HttpCode(204)
  @StaffMay(SUPPRESSED_MAILBOXES, 'lift')
  async lift(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ): Promise<void> {
    await this.mailboxes.lift(staff, id);
  }
}
