import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { fieldCode, taxChangeDecisionSchema } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { StaffDownloads } from '../platform/storage/staff-downloads.js';
import { TaxChangeDecisions } from './tax-change-decisions.service.js';

const changeId = z.uuid(fieldCode('ID.INVALID'));

/** What staff do with a change of tax data besides finding it, which the resource engine serves. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/tax-changes')
export class TaxChangesAdminController {
  constructor(
    private readonly prisma: PrismaService,
    private readonly decisions: TaxChangeDecisions,
    private readonly downloads: StaffDownloads,
  ) {}

  /** Approves or rejects it. 409 when it is not pending any more. */
  @Post(':id/decision')
  @HttpCode(204)
  @StaffMay('tax-changes', 'decide')
  async decide(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: changeId }) id: string,
    @Body({ schema: taxChangeDecisionSchema }) decision: z.output<typeof taxChangeDecisionSchema>,
  ): Promise<void> {
    await this.decisions.decide(staff, id, decision);
  }

  @Get(':id/certificate')
  @StaffMay('tax-changes', 'read-file')
  async certificate(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: changeId }) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const change = await this.prisma.taxChange.findUnique({ where: { id }, include: { file: true } });
    if (!change) throw ProblemException.notFound();
    await this.downloads.send(reply, staff, {
      file: change.file,
      name: `${change.folio}-constancia-fiscal`,
      resource: 'tax-changes',
      recordId: id,
      which: 'certificate',
    });
  }
}
