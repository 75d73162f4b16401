import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBearerAuth, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, staffRecoveryRequestSchema } from '@flota/schemas';
import { z } from 'zod';
import { Public, StaffMay, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { StaffRecoveriesService } from './staff-recoveries.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

@ApiTags('sign-in')
@Controller('api')
export class StaffRecoveriesController {
  constructor(private readonly recoveries: StaffRecoveriesService) {}

  /** For whoever has the password and none of their second factors. 401 when the ticket no longer counts. */
  @Post('auth/staff/recovery')
  @HttpCode(202)
  @Public()
  @ApiAcceptedResponse()
  async ask(
    @Body({ schema: staffRecoveryRequestSchema }) { ticket }: z.output<typeof staffRecoveryRequestSchema>,
  ): Promise<void> {
    await this.recoveries.ask(ticket);
  }

  @Post('admin/staff-recoveries/:id/approve')
  @HttpCode(204)
  @StaffMay('staff-accounts', 'edit')
  @StepUp()
  @ApiBearerAuth()
  @ApiNoContentResponse()
  approve(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) recoveryId: string): Promise<void> {
    return this.recoveries.decide(staff, recoveryId, 'approved');
  }

  @Post('admin/staff-recoveries/:id/refuse')
  @HttpCode(204)
  @StaffMay('staff-accounts', 'edit')
  @StepUp()
  @ApiBearerAuth()
  @ApiNoContentResponse()
  refuse(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) recoveryId: string): Promise<void> {
    return this.recoveries.decide(staff, recoveryId, 'refused');
  }
}
