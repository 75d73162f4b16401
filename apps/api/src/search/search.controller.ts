import { Controller, Get, Ip, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { searchQuerySchema, searchResponseSchema } from '@flota/schemas';
import type { z } from 'zod';
import { Public } from '../platform/auth/access.js';
import { WhileSiteOpen } from '../platform/site-opening/while-site-open.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@Public()
@WhileSiteOpen()
@Controller('api/search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  /** What the site has on a phrase, by section; nothing below three characters. */
  @Get()
  @ApiOkResponse({ standardSchema: searchResponseSchema })
  find(@Query({ schema: searchQuerySchema }) { phrase }: z.infer<typeof searchQuerySchema>, @Ip() address: string) {
    return this.search.search(phrase, address);
  }
}
