import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type AskedDeskAction, deskActionSchema, deskRejectionSchema, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { DeskRequestsService } from './desk-requests.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** What finance do to a contract's money, each with its preview; above the limit two of them. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin')
export class DeskRequestsAdminController {
  constructor(private readonly requests: DeskRequestsService) {}

  /** Every figure before and after. Changes nothing; refuses what asking would. */
  @Post('contracts/:id/desk-previews')
  @HttpCode(200)
  @StaffMay('desk-requests', 'ask')
  preview(
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: deskActionSchema }) action: AskedDeskAction,
  ) {
    return this.requests.preview(contractId, action);
  }

  /** Done at once, or waiting where it takes a second person: `state` says which. */
  @Post('contracts/:id/desk-requests')
  @StaffMay('desk-requests', 'ask')
  @StepUp()
  ask(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: deskActionSchema }) action: AskedDeskAction,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.requests.ask(staff, contractId, action, key);
  }

  /** Of one that waits, worked out anew for today. */
  @Get('desk-requests/:id/preview')
  @StaffMay('desk-requests', 'decide')
  previewOf(@Param('id', { schema: id }) requestId: string) {
    return this.requests.previewOf(requestId);
  }

  @Post('desk-requests/:id/approve')
  @HttpCode(200)
  @StaffMay('desk-requests', 'decide')
  @StepUp()
  approve(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) requestId: string) {
    return this.requests.approve(staff, requestId);
  }

  @Post('desk-requests/:id/reject')
  @HttpCode(200)
  @StaffMay('desk-requests', 'decide')
  reject(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) requestId: string,
    @Body({ schema: deskRejectionSchema }) { note }: z.output<typeof deskRejectionSchema>,
  ) {
    return this.requests.reject(staff, requestId, note);
  }

  @Post('desk-requests/:id/withdraw')
  @HttpCode(200)
  @StaffMay('desk-requests', 'ask')
  withdraw(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) requestId: string) {
    return this.requests.withdraw(staff, requestId);
  }
}
