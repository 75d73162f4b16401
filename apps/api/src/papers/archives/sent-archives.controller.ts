import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/auth/access.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Files } from '../../platform/storage/files.js';
import { ArchiveLinks } from './archive-links.js';
import { PaperArchives } from './paper-archives.service.js';

/** ZIPs for accountants, by the address in their mail. */
@ApiTags('files')
@Public()
@Controller('api/paper-archives')
export class SentArchivesController {
  constructor(
    private readonly archives: PaperArchives,
    private readonly links: ArchiveLinks,
    private readonly files: Files,
  ) {}

  /** 410 once it has expired, or its reader wants nothing any more. */
  @Get(':token')
  @ApiProduces('application/zip')
  async read(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const id = this.links.read(token);
    if (id === null) throw new ProblemException(410, 'LINK.EXPIRED');
    const { file, name } = await this.archives.forAccountant(id);
    const content = await this.files.open(file);
    if (!content) throw ProblemException.notFound();
    await reply
      .type(file.contentType)
      .header('content-length', String(file.size))
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(content);
  }
}
