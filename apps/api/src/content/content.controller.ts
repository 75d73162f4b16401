import { Body, Controller, Get, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  alertRequestSchema,
  alertSchema,
  documentsResponseSchema,
  faqCategoriesResponseSchema,
  faqsResponseSchema,
  homeContentSchema,
  legalPageSchema,
  legalPagesResponseSchema,
  personKindSchema,
  siteSettingsSchema,
  slug,
} from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '../platform/auth/access.js';
import { Published } from '../platform/http/published.js';
import { WhileSiteOpen } from '../platform/site-opening/while-site-open.js';
import { AlertsService } from './home/alerts.service.js';
import { HomeService } from './home/home.service.js';
import { ListsService } from './lists/lists.service.js';
import { SettingsService } from './settings.service.js';

const faqsQuery = z.object({ category: slug.optional() });
const documentsQuery = z.object({ personType: personKindSchema.optional() });

@ApiTags('content')
@Public()
@Published()
@WhileSiteOpen()
@Controller('api')
export class ContentController {
  constructor(
    private readonly settings: SettingsService,
    private readonly homePage: HomeService,
    private readonly alerts: AlertsService,
    private readonly lists: ListsService,
  ) {}

  @Get('settings')
  @ApiOkResponse({ standardSchema: siteSettingsSchema })
  site() {
    return this.settings.site();
  }

  @Get('banners')
  @ApiOkResponse({ standardSchema: homeContentSchema })
  home() {
    return this.homePage.home();
  }

  /** The active alert; 204 when there is none. */
  @Post('alert')
  @ApiOkResponse({ standardSchema: alertSchema })
  @ApiNoContentResponse()
  async alert(
    @Body({ schema: alertRequestSchema }) _request: z.infer<typeof alertRequestSchema>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const alert = await this.alerts.active();
    void reply.status(alert ? HttpStatus.OK : HttpStatus.NO_CONTENT);
    return alert ?? undefined;
  }

  @Get('faqs')
  @ApiOkResponse({ standardSchema: faqsResponseSchema })
  faqs(@Query({ schema: faqsQuery }) { category }: z.infer<typeof faqsQuery>) {
    return this.lists.faqs(category);
  }

  @Get('faqs/categories')
  @ApiOkResponse({ standardSchema: faqCategoriesResponseSchema })
  faqCategories() {
    return this.lists.faqCategories();
  }

  @Get('legal')
  @ApiOkResponse({ standardSchema: legalPagesResponseSchema })
  legalPages() {
    return this.lists.legalPages();
  }

  @Get('legal/:slug')
  @ApiOkResponse({ standardSchema: legalPageSchema })
  legalPage(@Param('slug') slug: string) {
    return this.lists.legalPage(slug);
  }

  /** Papers to download, of one type of person or all. */
  @Get('documents')
  @ApiOkResponse({ standardSchema: documentsResponseSchema })
  documents(@Query({ schema: documentsQuery }) { personType }: z.infer<typeof documentsQuery>) {
    return this.lists.documents(personType);
  }
}
