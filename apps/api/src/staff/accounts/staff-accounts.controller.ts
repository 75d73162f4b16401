import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, staffChangeSchema, staffInvitationSchema, staffSessionsSchema } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { StaffAccountsService } from './staff-accounts.service.js';
import { StaffSessionsService } from './staff-sessions.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** Accounts of staff. Lists are the engine's. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/staff-accounts')
export class StaffAccountsController {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly sessions: StaffSessionsService,
  ) {}

  @Post()
  @StaffMay('staff-accounts', 'create')
  @StepUp()
  async invite(
    @Staff() staff: CurrentStaff,
    @Body({ schema: staffInvitationSchema }) body: z.output<typeof staffInvitationSchema>,
  ) {
    return { id: await this.accounts.invite(staff, body) };
  }

  @Patch(':id')
  @HttpCode(204)
  @StaffMay('staff-accounts', 'edit')
  @StepUp()
  @ApiNoContentResponse()
  async change(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) staffId: string,
    @Body({ schema: staffChangeSchema }) body: z.output<typeof staffChangeSchema>,
  ): Promise<void> {
    await this.accounts.change(staff, staffId, body);
  }

  /** A link by mail to choose a password by. */
  @Post(':id/link')
  @HttpCode(204)
  @StaffMay('staff-accounts', 'edit')
  @StepUp()
  @ApiNoContentResponse()
  async sendLink(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) staffId: string): Promise<void> {
    await this.accounts.sendLink(staff, staffId);
  }

  @Get(':id/sessions')
  @StaffMay('staff-accounts', 'show')
  @ApiOkResponse({ standardSchema: staffSessionsSchema })
  listSessions(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) staffId: string) {
    return this.sessions.list(staffId, staff);
  }

  @Delete(':id/sessions')
  @HttpCode(204)
  @StaffMay('staff-accounts', 'edit')
  @ApiNoContentResponse()
  async endSessions(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) staffId: string): Promise<void> {
    await this.sessions.endAll(staff, staffId);
  }

  @Delete(':id/sessions/:sessionId')
  @HttpCode(204)
  @StaffMay('staff-accounts', 'edit')
  @ApiNoContentResponse()
  async endSession(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) staffId: string,
    @Param('sessionId', { schema: id }) sessionId: string,
  ): Promise<void> {
    await this.sessions.end(staff, staffId, sessionId);
  }
}
