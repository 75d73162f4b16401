import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { legalApprovalSchema, slug } from '@flota/schemas';
import type { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { LegalApprovals } from './legal-approvals.service.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/legal-pages')
export class LegalApprovalsController {
  constructor(private readonly approvals: LegalApprovals) {}

  /** Says who has read the text as it is now, and whether visitors are to read it. */
  @Post(':slug/approve')
  @HttpCode(200)
  @StaffMay('legal-pages', 'approve')
  approve(
    @Staff() staff: CurrentStaff,
    @Param('slug', { schema: slug }) page: string,
    @Body({ schema: legalApprovalSchema }) approval: z.output<typeof legalApprovalSchema>,
  ) {
    return this.approvals.approve(staff, page, approval);
  }
}
