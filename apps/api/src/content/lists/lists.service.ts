import { Injectable } from '@nestjs/common';
import { dayOfColumn } from '@flota/prisma';
import {
  documentFilePath,
  type DownloadDocument,
  type Faq,
  type FaqCategory,
  type LegalPage,
  type PersonKind,
  personKindSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { published } from '../../platform/content/publication.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

const personTypesSchema = z.array(personKindSchema);

/** What visitors read one below the other. */
@Injectable()
export class ListsService {
  constructor(private readonly prisma: PrismaService) {}

  async faqs(category: string | undefined): Promise<Faq[]> {
    const rows = await this.prisma.faq.findMany({
      where: { ...(category !== undefined && { categorySlug: category }), ...published() },
      orderBy: [{ category: { position: 'asc' } }, { categorySlug: 'asc' }, { position: 'asc' }, { id: 'asc' }],
      select: { categorySlug: true, question: true, answer: true },
    });
    return rows.map(({ categorySlug, question, answer }) => ({ category: categorySlug, question, answer }));
  }

  /** Those with a question that visitors may read: none leads to an empty page. */
  faqCategories(): Promise<FaqCategory[]> {
    return this.prisma.faqCategory.findMany({
      where: { faqs: { some: published() } },
      orderBy: [{ position: 'asc' }, { name: 'asc' }],
      select: { slug: true, name: true },
    });
  }

  async legalPages(): Promise<Omit<LegalPage, 'body'>[]> {
    const pages = await this.prisma.legalPage.findMany({
      where: { published: true },
      orderBy: [{ position: 'asc' }, { title: 'asc' }],
      select: { slug: true, title: true, updatedOn: true },
    });
    return pages.map((page) => ({ ...page, updatedOn: dayOfColumn(page.updatedOn) }));
  }

  async legalPage(slug: string): Promise<LegalPage> {
    const page = await this.prisma.legalPage.findUnique({
      where: { slug, published: true },
      select: { slug: true, title: true, body: true, updatedOn: true },
    });
    if (!page) throw ProblemException.notFound();
    return { ...page, updatedOn: dayOfColumn(page.updatedOn) };
  }

  /** Those for that type of person, or all. */
  async documents(personType: PersonKind | undefined): Promise<DownloadDocument[]> {
    const rows = await this.prisma.document.findMany({
      where: { ...(personType && { personTypes: { has: personType } }), ...published() },
      orderBy: [{ position: 'asc' }, { title: 'asc' }],
      select: { slug: true, title: true, description: true, kind: true, personTypes: true },
    });
    return rows.map((row) => ({
      ...row,
      personTypes: personTypesSchema.parse(row.personTypes),
      url: documentFilePath(row.slug),
    }));
  }
}
