import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { slug } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { WhileSiteOpen } from '../platform/site-opening/while-site-open.js';
import { showPdf } from '../platform/storage/shown-pdf.js';
import { DocumentFiles } from './document-files.js';

@ApiTags('content')
@Public()
@WhileSiteOpen()
@Controller('api/documents')
export class DocumentsController {
  constructor(private readonly files: DocumentFiles) {}

  /** The PDF, to be shown by the browser. */
  @Get(':slug/file')
  @ApiOkResponse({ content: { 'application/pdf': {} } })
  async file(
    @Param('slug', { schema: slug }) name: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await showPdf(reply, await this.files.find(name), known);
  }
}
