import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, sentNoticesQuerySchema, sentNoticesSchema } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { SentNotices } from '../../platform/notices/sent-notices.js';

const customerId = z.uuid(fieldCode('ID.INVALID'));

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/customers')
export class SentNoticesAdminController {
  constructor(private readonly sent: SentNotices) {}

  /** What was sent to a customer, by every channel, the newest first; of one that isn't there nothing. */
  @Get(':id/notices')
  @StaffMay('customers', 'show')
  @ApiOkResponse({ standardSchema: sentNoticesSchema })
  list(
    @Param('id', { schema: customerId }) id: string,
    @Query({ schema: sentNoticesQuerySchema }) { before }: z.output<typeof sentNoticesQuerySchema>,
  ) {
    return this.sent.of(id, before);
  }
}
