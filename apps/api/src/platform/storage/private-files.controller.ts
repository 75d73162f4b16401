import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access.js';
import { PrismaService } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';
import { FileLinks } from './file-links.js';
import { Files } from './files.js';

/** Private files, for whoever has a signed link. */
@ApiTags('files')
@Public()
@Controller('api/files')
export class PrivateFilesController {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
    private readonly links: FileLinks,
  ) {}

  /** 410 once the link is too old. */
  @Get(':token')
  async read(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const linked = this.links.read(token);
    if (!linked) throw new ProblemException(410, 'LINK.EXPIRED');
    const file = await this.prisma.storedFile.findUnique({ where: { id: linked.fileId } });
    const content = file && (await this.files.open(file));
    if (!content) throw ProblemException.notFound();
    // Readers show a PDF; anything else is saved and never run as a page of ours.
    const disposition = file.contentType === 'application/pdf' ? 'inline' : 'attachment';
    await reply
      .type(file.contentType)
      .header('content-length', String(file.size))
      .header('content-disposition', `${disposition}; filename="${linked.name}"`)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(content);
  }
}
