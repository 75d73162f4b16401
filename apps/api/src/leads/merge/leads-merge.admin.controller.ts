import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  duplicateHintsQuerySchema,
  duplicateHintsSchema,
  fieldCode,
  type LeadDistinct,
  leadDistinctSchema,
  type LeadMerge,
  leadMergeSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { LeadDuplicates } from './duplicates.service.js';
import { LeadMerges } from './lead-merges.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** Leads of one person: found, told apart, made one and separated again. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin')
export class LeadsMergeAdminController {
  constructor(
    private readonly duplicates: LeadDuplicates,
    private readonly merges: LeadMerges,
  ) {}

  /** Which of a page's leads have probable duplicates, and how many. */
  @Get('lead-duplicates')
  @StaffMay('leads', 'list')
  @ApiOkResponse({ standardSchema: duplicateHintsSchema })
  hints(@Query({ schema: duplicateHintsQuerySchema }) { ids }: z.output<typeof duplicateHintsQuerySchema>) {
    return this.duplicates.hints(ids);
  }

  /** Those that are probably the same person's. */
  @Get('leads/:id/duplicates')
  @StaffMay('leads', 'show')
  readDuplicates(@Param('id', { schema: id }) leadId: string) {
    return this.duplicates.of(leadId);
  }

  /** What was merged into it, and whether that can be undone. */
  @Get('leads/:id/merged')
  @StaffMay('leads', 'show')
  readMerged(@Param('id', { schema: id }) leadId: string) {
    return this.merges.mergedInto(leadId);
  }

  /** Says that two leads aren't the same person's, or takes that back. */
  @Post('leads/:id/distinct')
  @HttpCode(204)
  @StaffMay('leads', 'work')
  async tellApart(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) leadId: string,
    @Body({ schema: leadDistinctSchema }) distinct: LeadDistinct,
  ): Promise<void> {
    await this.merges.tellApart(staff, leadId, distinct);
  }

  /** Makes another lead part of this one. 409 when one of them changed since it was seen, or is part of another by now. */
  @Post('leads/:id/merge')
  @HttpCode(204)
  @StaffMay('leads', 'work')
  async merge(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) leadId: string,
    @Body({ schema: leadMergeSchema }) merge: LeadMerge,
  ): Promise<void> {
    await this.merges.merge(staff, leadId, merge);
  }

  /** Separates this lead again from the one that it was merged into. 409 when something was built on that. */
  @Post('leads/:id/unmerge')
  @HttpCode(204)
  @StaffMay('leads', 'work')
  async unmerge(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) leadId: string): Promise<void> {
    await this.merges.unmerge(staff, leadId);
  }
}
