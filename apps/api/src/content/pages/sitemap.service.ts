import { Injectable } from '@nestjs/common';
import {
  type sitemapEntriesSchema,
  brandPath,
  CATALOGUE_PATH,
  faqsPath,
  legalPath,
  newsPath,
  pagePath,
  sitePath,
  vehiclePath,
} from '@flota/schemas';
import type { z } from 'zod';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { NEWS_ORDER } from './news.service.js';
import { onOffer, published, publishedNews } from '../../platform/content/publication.js';

type Entries = z.infer<typeof sitemapEntriesSchema>;

const SLUG_AND_DATE = { slug: true, updatedAt: true } as const;

const entriesOf = <Row extends { updatedAt: Date }>(rows: Row[], pathOf: (row: Row) => string | null): Entries =>
  rows.flatMap((row) => {
    const path = pathOf(row);
    return path === null ? [] : [{ path, updatedAt: row.updatedAt.toISOString() }];
  });

const latest = <Row extends { updatedAt: Date }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime()).slice(0, 1);

/** Pages for search engines to know. Campaigns are not: they are for whoever has their address. */
@Injectable()
export class SitemapService {
  constructor(private readonly prisma: PrismaService) {}

  async entries(now = new Date()): Promise<Entries> {
    const inOrder = { position: 'asc' } as const;
    const [pages, plans, vehicles, brands, news, categories, legal] = await Promise.all([
      this.prisma.page.findMany({ select: SLUG_AND_DATE, orderBy: { slug: 'asc' } }),
      this.prisma.plan.findMany({ where: onOffer, select: { url: true, updatedAt: true }, orderBy: inOrder }),
      this.prisma.vehicleModel.findMany({
        where: published(now),
        select: SLUG_AND_DATE,
        orderBy: inOrder,
      }),
      this.prisma.brand.findMany({ where: published(now), select: SLUG_AND_DATE, orderBy: inOrder }),
      this.prisma.newsArticle.findMany({ where: publishedNews(now), select: SLUG_AND_DATE, orderBy: NEWS_ORDER }),
      this.faqCategories(now),
      this.prisma.legalPage.findMany({ where: { published: true }, select: SLUG_AND_DATE, orderBy: inOrder }),
    ]);
    return [
      ...entriesOf(pages, ({ slug }) => pagePath(slug)),
      ...entriesOf(plans, ({ url }) => url),
      // The catalogue is as old as the last change of a model on it, and so is what fits a payment.
      ...entriesOf(latest(vehicles), () => CATALOGUE_PATH),
      ...entriesOf(latest(vehicles), () => sitePath('afford')),
      ...entriesOf(vehicles, ({ slug }) => vehiclePath(slug)),
      ...entriesOf(brands, ({ slug }) => brandPath(slug)),
      ...entriesOf(news, ({ slug }) => newsPath(slug)),
      ...entriesOf(categories, ({ slug }) => faqsPath(slug)),
      ...entriesOf(legal, ({ slug }) => legalPath(slug)),
    ];
  }

  /** A category's page is as old as the last change of a question on it. */
  private async faqCategories(now: Date): Promise<{ slug: string; updatedAt: Date }[]> {
    const categories = await this.prisma.faq.groupBy({
      by: ['categorySlug'],
      where: published(now),
      _max: { updatedAt: true },
      orderBy: { categorySlug: 'asc' },
    });
    return categories.map(({ categorySlug, _max }) => ({ slug: categorySlug, updatedAt: _max.updatedAt ?? now }));
  }
}
