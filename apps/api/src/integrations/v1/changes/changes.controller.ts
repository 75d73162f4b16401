import { Controller, Get, Headers, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { changesPageSchema, changesQuerySchema } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Integrator } from '../../../platform/auth/access.js';
import { ChangesService } from './changes.service.js';

/** What happened since: to be asked for again and again, with the cursor of the answer before. */
@ApiTags('integrators')
@Controller('api/integrations/v1/changes')
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  @Get()
  @ApiOperation({ summary: 'What happened since' })
  @Integrator('changes:read')
  @ApiOkResponse({ standardSchema: changesPageSchema })
  @ApiResponse({ status: 304, description: 'Nothing but what the caller has' })
  async list(
    @Query({ schema: changesQuerySchema }) query: z.output<typeof changesQuerySchema>,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<z.output<typeof changesPageSchema> | undefined> {
    const page = await this.changes.page(query);
    // What an answer to a cursor holds follows from where it ends.
    const etag = `"${page.next}"`;
    void reply.header('etag', etag);
    if (known !== etag) return page;
    void reply.status(304);
    return undefined;
  }
}
