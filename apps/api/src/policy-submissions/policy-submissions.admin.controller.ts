import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { fieldCode, policyDecisionSchema } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { StaffDownloads } from '../platform/storage/staff-downloads.js';
import { PolicyDecisions } from './policy-decisions.service.js';

const submissionId = z.uuid(fieldCode('ID.INVALID'));

/** What staff do with a policy that was sent in besides finding it, which the resource engine serves. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/policy-submissions')
export class PolicySubmissionsAdminController {
  constructor(
    private readonly prisma: PrismaService,
    private readonly decisions: PolicyDecisions,
    private readonly downloads: StaffDownloads,
  ) {}

  /** Takes it into review, accepts it or rejects it. 409 when it was decided already. */
  @Post(':id/decision')
  @HttpCode(204)
  @StaffMay('policy-submissions', 'decide')
  async decide(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: submissionId }) id: string,
    @Body({ schema: policyDecisionSchema }) decision: z.output<typeof policyDecisionSchema>,
  ): Promise<void> {
    await this.decisions.decide(staff, id, decision);
  }

  @Get(':id/policy')
  @StaffMay('policy-submissions', 'read-file')
  async policy(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: submissionId }) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const submission = await this.prisma.policySubmission.findUnique({ where: { id }, include: { file: true } });
    if (!submission) throw ProblemException.notFound();
    await this.downloads.send(reply, staff, {
      file: submission.file,
      name: `${submission.folio}-poliza`,
      resource: 'policy-submissions',
      recordId: id,
      which: 'policy',
    });
  }
}
