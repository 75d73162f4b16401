import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { publicWordingSchema } from '@flota/schemas';
import { Public } from '../platform/auth/access.js';
import { Published } from '../platform/http/published.js';
import { WhileSiteOpen } from '../platform/site-opening/while-site-open.js';
import { WordingService } from './wording.service.js';

@ApiTags('content')
@Public()
@Published({ filled: false })
@WhileSiteOpen()
@Controller('api/wording')
export class WordingController {
  constructor(private readonly wording: WordingService) {}

  /** What the site says in other words than its own, by the text's key. Nothing of mails. */
  @Get()
  @ApiOkResponse({ standardSchema: publicWordingSchema })
  published() {
    return this.wording.said('site');
  }
}
