import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  brandPageSchema,
  campaignSchema,
  newsArticleSchema,
  newsListSchema,
  pageSchema,
  sitemapEntriesSchema,
  fieldCode,
} from '@flota/schemas';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { Published } from '../../platform/http/published.js';
import { WhileSiteOpen } from '../../platform/site-opening/while-site-open.js';
import { NewsService } from './news.service.js';
import { PagesService } from './pages.service.js';
import { SitemapService } from './sitemap.service.js';

/** A limit, so that the first row of a page is a number the database knows. */
const pageNumber = z.coerce
  .number(fieldCode('NUMBER.INVALID'))
  .int(fieldCode('NUMBER.INVALID'))
  .min(1, fieldCode('NUMBER.INVALID'))
  .max(10_000, fieldCode('NUMBER.INVALID'));
const newsQuery = z.object({ page: pageNumber.default(1) });

/** Content that has a page of its own on the site. */
@ApiTags('content')
@Public()
@Published()
@WhileSiteOpen()
@Controller('api')
export class PagesController {
  constructor(
    private readonly pages: PagesService,
    private readonly articles: NewsService,
    private readonly siteMap: SitemapService,
  ) {}

  @Get('pages/:slug')
  @ApiOkResponse({ standardSchema: pageSchema })
  page(@Param('slug') slug: string) {
    return this.pages.page(slug);
  }

  @Get('brands/:slug')
  @ApiOkResponse({ standardSchema: brandPageSchema })
  brand(@Param('slug') slug: string) {
    return this.pages.brand(slug);
  }

  @Get('campaigns/:slug')
  @ApiOkResponse({ standardSchema: campaignSchema })
  campaign(@Param('slug') slug: string) {
    return this.pages.campaign(slug);
  }

  @Get('news')
  @ApiOkResponse({ standardSchema: newsListSchema })
  news(@Query({ schema: newsQuery }) { page }: z.infer<typeof newsQuery>) {
    return this.articles.list(page);
  }

  @Get('news/:slug')
  @ApiOkResponse({ standardSchema: newsArticleSchema })
  article(@Param('slug') slug: string) {
    return this.articles.article(slug);
  }

  @Get('sitemap')
  @ApiOkResponse({ standardSchema: sitemapEntriesSchema })
  sitemap() {
    return this.siteMap.entries();
  }
}
