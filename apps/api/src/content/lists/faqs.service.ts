import { Injectable } from '@nestjs/common';
import type { Faq, FaqCategory } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { published } from '../../platform/content/publication.js';

@Injectable()
export class FaqsService {
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
  categories(): Promise<FaqCategory[]> {
    return this.prisma.faqCategory.findMany({
      where: { faqs: { some: published() } },
      orderBy: [{ position: 'asc' }, { name: 'asc' }],
      select: { slug: true, name: true },
    });
  }
}
