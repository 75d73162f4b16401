import { Injectable } from '@nestjs/common';
import { type BrandPage, type Campaign, type Page, pageSectionSchema } from '@flota/schemas';
import { z } from 'zod';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { published } from '../../platform/content/publication.js';

/** Their titled parts as the database keeps them. */
const sectionsSchema = z.array(pageSectionSchema);

/** Pages that are one record each. */
@Injectable()
export class PagesService {
  constructor(private readonly prisma: PrismaService) {}

  async page(slug: string): Promise<Page> {
    const page = await this.prisma.page.findUnique({ where: { slug } });
    if (!page) throw ProblemException.notFound();
    const { title, lead, image, body, sections } = page;
    const seo = { title: page.seoTitle, description: page.seoDescription, keywords: page.seoKeywords };
    return { slug, title, lead, image, body, sections: sectionsSchema.parse(sections), seo };
  }

  async brand(slug: string): Promise<BrandPage> {
    const brand = await this.prisma.brand.findFirst({ where: { slug, ...published() } });
    if (!brand) throw ProblemException.notFound();
    const { title, subtitle, image, imageMobile, lead, body, sections } = brand;
    return { slug, title, subtitle, image, imageMobile, lead, body, sections: sectionsSchema.parse(sections) };
  }

  async campaign(slug: string): Promise<Campaign> {
    const campaign = await this.prisma.campaign.findFirst({ where: { slug, ...published() } });
    if (!campaign) throw ProblemException.notFound();
    const { title, lead, image, body, formTitle, buttonText, thanks } = campaign;
    return { slug, title, lead, image, body, formTitle, buttonText, thanks };
  }
}
