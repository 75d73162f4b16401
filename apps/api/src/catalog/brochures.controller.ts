import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { slug } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '../platform/auth/access.js';
import { WhileSiteOpen } from '../platform/site-opening/while-site-open.js';
import { showPdf } from '../platform/storage/shown-pdf.js';
import { Brochures } from './brochures.js';

const brochureQuery = z.object({ version: slug.optional() });

@ApiTags('catalogue')
@Public()
@WhileSiteOpen()
@Controller('api/vehicles/:slug')
export class BrochuresController {
  constructor(private readonly brochures: Brochures) {}

  /** The PDF, to be shown by the browser: of the model, or of one of its versions. */
  @Get('brochure')
  @ApiOkResponse({ content: { 'application/pdf': {} } })
  async brochure(
    @Param('slug', { schema: slug }) model: string,
    @Query({ schema: brochureQuery }) { version }: z.infer<typeof brochureQuery>,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await showPdf(reply, await this.brochures.find(model, version), known);
  }
}
