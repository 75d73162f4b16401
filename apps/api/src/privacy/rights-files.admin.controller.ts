import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { fieldCode } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { StaffDownloads } from '../platform/storage/staff-downloads.js';
import { type Purpose, PURPOSES } from './rights-form.js';

const NAMES: Record<Purpose, string> = { identification: 'identificacion', power: 'poder' };

/** Identifications and powers: read by few, and never without a trace. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/rights-requests')
export class RightsFilesAdminController {
  constructor(
    private readonly prisma: PrismaService,
    private readonly downloads: StaffDownloads,
  ) {}

  @Get(':id/files/:purpose')
  @StaffMay('rights-requests', 'read-file')
  async read(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) requestId: string,
    @Param('purpose', { schema: z.enum(PURPOSES, fieldCode('PURPOSE.INVALID')) }) purpose: Purpose,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.prisma.rightsRequestFile.findUnique({
      where: { requestId_purpose: { requestId, purpose } },
      include: { file: true, request: { select: { folio: true } } },
    });
    if (!found) throw ProblemException.notFound();
    await this.downloads.send(reply, staff, {
      file: found.file,
      name: `${found.request.folio}-${NAMES[purpose]}`,
      resource: 'rights-requests',
      recordId: requestId,
      which: purpose,
    });
  }
}
