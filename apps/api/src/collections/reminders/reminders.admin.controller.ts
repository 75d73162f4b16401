import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReminderPreview, reminderPreviewAnswerSchema, reminderPreviewSchema } from '@flota/schemas';
import type { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { ReminderPreviews } from './reminder-previews.service.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/reminder-steps')
export class RemindersAdminController {
  constructor(private readonly previews: ReminderPreviews) {}

  /** Whom a step would tell today and how it reads, saved or not; nobody is told. 422 for a contract that there isn't. */
  @Post('preview')
  @HttpCode(200)
  @StaffMay('reminder-steps', 'edit')
  @ApiOkResponse({ standardSchema: reminderPreviewAnswerSchema })
  preview(
    @Body({ schema: reminderPreviewSchema }) asked: z.output<typeof reminderPreviewSchema>,
  ): Promise<ReminderPreview> {
    return this.previews.preview(asked);
  }
}
