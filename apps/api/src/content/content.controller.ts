import { Body, Controller, Get, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  alertRequestSchema,
  alertSchema,
  faqsResponseSchema,
  homeContentSchema,
  legalPageSchema,
  siteSettingsSchema,
  slug,
} from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '../platform/auth/access.js';
import { ContentService } from './content.service.js';
import { SettingsService } from './settings.service.js';

const faqsQuery = z.object({ category: slug.optional() });

@ApiTags('content')
@Public()
@Controller('api')
export class ContentController {
  constructor(
    private readonly content: ContentService,
    private readonly settings: SettingsService,
  ) {}

  @Get('settings')
  @ApiOkResponse({ standardSchema: siteSettingsSchema })
  site() {
    return this.settings.site();
  }

  @Get('banners')
  @ApiOkResponse({ standardSchema: homeContentSchema })
  home() {
    return this.content.home();
  }

  /** The active alert; 204 when there is none. */
  @Post('alert')
  @ApiOkResponse({ standardSchema: alertSchema })
  async alert(
    @Body({ schema: alertRequestSchema }) _request: z.infer<typeof alertRequestSchema>,
    @Res() reply: FastifyReply,
  ) {
    const alert = await this.content.activeAlert();
    await (alert ? reply.status(HttpStatus.OK).send(alert) : reply.status(HttpStatus.NO_CONTENT).send());
  }

  @Get('faqs')
  @ApiOkResponse({ standardSchema: faqsResponseSchema })
  faqs(@Query({ schema: faqsQuery }) { category }: z.infer<typeof faqsQuery>) {
    return this.content.faqs(category);
  }

  @Get('legal/:slug')
  @ApiOkResponse({ standardSchema: legalPageSchema })
  legalPage(@Param('slug', { schema: slug }) name: string) {
    return this.content.legalPage(name);
  }
}
