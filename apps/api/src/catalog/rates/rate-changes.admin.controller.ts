import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  deskRejectionSchema,
  fieldCode,
  type RateDraftWrite,
  rateDraftSchema,
  type RatePreviewWrite,
  ratePreviewSchema,
  type RateProposal,
  rateProposalSchema,
  slug,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay, StepUp } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { RateChangesService } from './rate-changes.service.js';
import { RateDrafts } from './rate-drafts.js';
import { RatePreviews } from './rate-previews.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** Other rates of a plan: drafted by one person, compared, proposed, and agreed to by another one. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin')
export class RateChangesAdminController {
  constructor(
    private readonly changes: RateChangesService,
    private readonly drafts: RateDrafts,
    private readonly previews: RatePreviews,
  ) {}

  /** One's own draft, what waits and what is scheduled. */
  @Get('plans/:id/rates')
  @StaffMay('rate-changes', 'show')
  read(@Staff() staff: CurrentStaff, @Param('id', { schema: slug }) plan: string) {
    return this.drafts.read(staff, plan);
  }

  @Put('plans/:id/rate-draft')
  @StaffMay('rate-changes', 'ask')
  keep(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: slug }) plan: string,
    @Body({ schema: rateDraftSchema }) draft: RateDraftWrite,
  ) {
    return this.drafts.keep(staff, plan, draft);
  }

  @Delete('plans/:id/rate-draft')
  @HttpCode(204)
  @StaffMay('rate-changes', 'ask')
  discard(@Staff() staff: CurrentStaff, @Param('id', { schema: slug }) plan: string) {
    return this.drafts.discard(staff, plan);
  }

  /** What would change, cell by cell and in three examples. Changes nothing; what is wrong is answered, not refused. */
  @Post('plans/:id/rate-previews')
  @HttpCode(200)
  @StaffMay('rate-changes', 'ask')
  preview(
    @Param('id', { schema: slug }) plan: string,
    @Body({ schema: ratePreviewSchema }) { effectiveOn, rates }: RatePreviewWrite,
  ) {
    return this.previews.preview(plan, rates, effectiveOn);
  }

  /** Waiting for a second person, or agreed to at once where that is not needed: `state` says which. */
  @Post('plans/:id/rate-changes')
  @StaffMay('rate-changes', 'ask')
  @StepUp()
  propose(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: slug }) plan: string,
    @Body({ schema: rateProposalSchema }) proposal: RateProposal,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.changes.propose(staff, plan, proposal, key);
  }

  @Get('rate-changes/:id/preview')
  @StaffMay('rate-changes', 'show')
  previewOf(@Param('id', { schema: id }) changeId: string) {
    return this.changes.previewOf(changeId);
  }

  @Post('rate-changes/:id/approve')
  @HttpCode(200)
  @StaffMay('rate-changes', 'decide')
  @StepUp()
  approve(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) changeId: string) {
    return this.changes.approve(staff, changeId);
  }

  @Post('rate-changes/:id/reject')
  @HttpCode(200)
  @StaffMay('rate-changes', 'decide')
  reject(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) changeId: string,
    @Body({ schema: deskRejectionSchema }) { note }: z.output<typeof deskRejectionSchema>,
  ) {
    return this.changes.reject(staff, changeId, note);
  }

  @Post('rate-changes/:id/withdraw')
  @HttpCode(200)
  @StaffMay('rate-changes', 'ask')
  withdraw(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) changeId: string) {
    return this.changes.withdraw(staff, changeId);
  }
}
