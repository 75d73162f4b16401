import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { Audit } from '../platform/audit/audit.js';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Files } from '../platform/storage/files.js';
import { type Purpose, PURPOSES } from './rights-form.js';

const EXTENSIONS: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' };
const NAMES: Record<Purpose, string> = { identification: 'identificacion', power: 'poder' };

/** Identifications and powers: read by few, and never without a trace. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/rights-requests')
export class RightsFilesAdminController {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
    private readonly audit: Audit,
  ) {}

  @Get(':id/files/:purpose')
  @StaffMay('rights-requests', 'read-file')
  async read(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: z.uuid('ID.INVALID') }) requestId: string,
    @Param('purpose', { schema: z.enum(PURPOSES, 'PURPOSE.INVALID') }) purpose: Purpose,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { file, request } = await this.fileOf(requestId, purpose);
    const content = await this.files.open(file);
    if (!content) throw ProblemException.notFound();
    await this.noteReading(staff, requestId, purpose, content);
    await reply
      .type(file.contentType)
      .header('content-length', String(file.size))
      // A name of ours: the visitor's own has no business in a header.
      .header(
        'content-disposition',
        `attachment; filename="${request.folio}-${NAMES[purpose]}.${EXTENSIONS[file.contentType] ?? 'bin'}"`,
      )
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(content);
  }

  private async fileOf(requestId: string, purpose: Purpose) {
    const found = await this.prisma.rightsRequestFile.findUnique({
      where: { requestId_purpose: { requestId, purpose } },
      include: { file: true, request: { select: { folio: true } } },
    });
    if (!found) throw ProblemException.notFound();
    return found;
  }

  private async noteReading(staff: CurrentStaff, recordId: string, purpose: Purpose, content: Readable): Promise<void> {
    const entry = { action: 'read-file', resource: 'rights-requests', recordId, after: { file: purpose } };
    await this.audit.write(this.prisma, staff, entry).catch((error: unknown) => {
      content.destroy();
      throw error;
    });
  }
}
