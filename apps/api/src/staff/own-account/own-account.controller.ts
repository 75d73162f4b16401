import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, staffPasswordSchema, staffSessionsSchema } from '@flota/schemas';
import { z } from 'zod';
import { StaffOnly, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { StaffSessionsService } from '../accounts/staff-sessions.service.js';
import { OwnPasswordService } from './own-password.service.js';

@ApiTags('own account')
@ApiBearerAuth()
@StaffOnly()
@Controller('api/admin/own-account')
export class OwnAccountController {
  constructor(
    private readonly passwords: OwnPasswordService,
    private readonly sessions: StaffSessionsService,
  ) {}

  /** Ends the other sessions. */
  @Post('password')
  @HttpCode(204)
  @StepUp()
  @ApiNoContentResponse()
  async changePassword(
    @Staff() staff: CurrentStaff,
    @Body({ schema: staffPasswordSchema }) { newPassword }: z.output<typeof staffPasswordSchema>,
  ): Promise<void> {
    await this.passwords.change(staff, newPassword);
  }

  @Get('sessions')
  @ApiOkResponse({ standardSchema: staffSessionsSchema })
  listSessions(@Staff() staff: CurrentStaff) {
    return this.sessions.list(staff.id, staff);
  }

  /** All but this one. */
  @Delete('sessions')
  @HttpCode(204)
  @ApiNoContentResponse()
  async endSessions(@Staff() staff: CurrentStaff): Promise<void> {
    await this.sessions.endAll(staff, staff.id);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async endSession(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) sessionId: string,
  ): Promise<void> {
    await this.sessions.end(staff, staff.id, sessionId);
  }
}
