import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { clickToCallSchema, telephonyOfferSchema } from '@flota/schemas';
import type { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { StaffCalls } from './staff-calls.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/calls')
export class StaffCallsAdminController {
  constructor(private readonly calls: StaffCalls) {}

  /** Whether telephones can be dialled by a click. */
  @Get('offer')
  @StaffMay('calls', 'call')
  @ApiOkResponse({ standardSchema: telephonyOfferSchema })
  async offer() {
    return { clickToCall: await this.calls.isOffered() };
  }

  @Post()
  @HttpCode(202)
  @StaffMay('calls', 'call')
  async call(
    @Staff() staff: CurrentStaff,
    @Body({ schema: clickToCallSchema }) record: z.output<typeof clickToCallSchema>,
  ): Promise<void> {
    await this.calls.call(staff, record);
  }
}
