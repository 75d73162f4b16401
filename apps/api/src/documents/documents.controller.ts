import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { slug } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { WhileSiteOpen } from '../platform/site-opening/while-site-open.js';
import { type DocumentFile, DocumentFiles } from './document-files.js';

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
    const file = await this.files.find(name);
    const etag = `"${file.hash}"`;
    // Asked for again every time: what staff change must be seen at once.
    void reply.header('etag', etag).header('cache-control', 'public, no-cache');
    if (known?.includes(etag)) return void (await reply.status(304).send());
    await reply
      .type('application/pdf')
      .header('content-length', String(file.size))
      .header('content-disposition', dispositionOf(file))
      .send(await file.open());
  }
}

/** With a plain name for old programs beside the one with accents (RFC 6266). */
function dispositionOf({ slug: name, title }: DocumentFile): string {
  const encoded = encodeURIComponent(`${title}.pdf`).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${name}.pdf"; filename*=UTF-8''${encoded}`;
}
