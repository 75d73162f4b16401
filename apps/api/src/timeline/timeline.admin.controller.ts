import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, timelineSchema } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { Timeline } from './timeline.js';

const recordId = z.uuid(fieldCode('ID.INVALID'));

/** By who may see the record; of one that is not there it is empty. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/timeline')
export class TimelineAdminController {
  constructor(private readonly timeline: Timeline) {}

  @Get('leads/:id')
  @StaffMay('leads', 'show')
  @ApiOkResponse({ standardSchema: timelineSchema })
  ofLead(@Param('id', { schema: recordId }) id: string) {
    return this.timeline.read({ kind: 'leads', id });
  }

  @Get('quotes/:id')
  @StaffMay('quotes', 'show')
  @ApiOkResponse({ standardSchema: timelineSchema })
  ofQuote(@Param('id', { schema: recordId }) id: string) {
    return this.timeline.read({ kind: 'quotes', id });
  }
}
