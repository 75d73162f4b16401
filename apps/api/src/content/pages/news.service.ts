import { Injectable } from '@nestjs/common';
import type { NewsArticle as Row, Prisma } from '@flota/prisma';
import { NEWS_PER_PAGE, type NewsArticle, type NewsItem, type newsListSchema } from '@flota/schemas';
import type { z } from 'zod';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { publishedNews } from '../../platform/content/publication.js';

const MORE = 3;

/** Pinned articles first, then the newest. */
export const NEWS_ORDER: Prisma.NewsArticleOrderByWithRelationInput[] = [
  { position: 'asc' },
  { publishedFrom: 'desc' },
  { slug: 'asc' },
];

const presentItem = ({ slug, title, subtitle, image, publishedFrom }: Omit<Row, 'body'>): NewsItem => ({
  slug,
  title,
  subtitle,
  image,
  publishedAt: publishedFrom.toISOString(),
});

@Injectable()
export class NewsService {
  constructor(private readonly prisma: PrismaService) {}

  /** A page of them, from 1; a page beyond the last one is empty. */
  async list(page: number, now = new Date()): Promise<z.infer<typeof newsListSchema>> {
    const where = publishedNews(now);
    const [rows, total] = await Promise.all([
      this.prisma.newsArticle.findMany({
        where,
        orderBy: NEWS_ORDER,
        omit: { body: true },
        skip: (page - 1) * NEWS_PER_PAGE,
        take: NEWS_PER_PAGE,
      }),
      this.prisma.newsArticle.count({ where }),
    ]);
    return { items: rows.map(presentItem), total, perPage: NEWS_PER_PAGE };
  }

  /** @param address its slug, or one it had before; what it has now is in the answer */
  async article(address: string, now = new Date()): Promise<NewsArticle> {
    const where = publishedNews(now);
    const article =
      (await this.prisma.newsArticle.findFirst({ where: { slug: address, ...where } })) ??
      (await this.prisma.newsArticle.findFirst({ where: { formerAddresses: { has: address }, ...where } }));
    if (!article) throw ProblemException.notFound();
    const more = await this.prisma.newsArticle.findMany({
      where: { slug: { not: article.slug }, ...where },
      orderBy: NEWS_ORDER,
      omit: { body: true },
      take: MORE,
    });
    return {
      ...presentItem(article),
      body: article.body,
      url: article.url,
      buttonText: article.buttonText,
      updatedAt: article.updatedAt.toISOString(),
      more: more.map(presentItem),
    };
  }
}
