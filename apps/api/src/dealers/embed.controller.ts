import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { embeddingDealerSchema, slug } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { Published } from '../platform/http/published.js';
import { WhileSiteOpen } from '../platform/site-opening/while-site-open.js';
import { DealersService } from './dealers.service.js';
import { EMBED_SCRIPT } from './embed-script.js';

@ApiTags('dealers')
@Public()
@Published()
@WhileSiteOpen()
@Controller('api/embed')
export class EmbedController {
  constructor(private readonly dealers: DealersService) {}

  /** A distributor whose own site shows the calculator. 404 unless staff have switched it on. */
  @Get(':slug')
  @ApiOkResponse({ standardSchema: embeddingDealerSchema })
  show(@Param('slug', { schema: slug }) dealer: string) {
    return this.dealers.embedding(dealer);
  }
}

/** An hour: whoever embeds the calculator gets what changes here by itself. */
const KEPT = 'public, max-age=3600';

/** What a distributor's page loads. Pages of other sites may: it says the same to everybody and reads nothing. */
@ApiTags('dealers')
@Public()
@WhileSiteOpen()
@Controller()
export class EmbedScriptController {
  @Get('embed.js')
  async script(@Res() reply: FastifyReply): Promise<void> {
    await reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': KEPT, 'cross-origin-resource-policy': 'cross-origin' })
      .send(EMBED_SCRIPT);
  }
}
