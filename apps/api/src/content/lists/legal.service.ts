import { Injectable } from '@nestjs/common';
import { dayOfColumn } from '@flota/prisma';
import type { LegalPage } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

@Injectable()
export class LegalService {
  constructor(private readonly prisma: PrismaService) {}

  async list(): Promise<Omit<LegalPage, 'body'>[]> {
    const pages = await this.prisma.legalPage.findMany({
      orderBy: [{ position: 'asc' }, { title: 'asc' }],
      select: { slug: true, title: true, updatedOn: true },
    });
    return pages.map((page) => ({ ...page, updatedOn: dayOfColumn(page.updatedOn) }));
  }

  async page(slug: string): Promise<LegalPage> {
    const page = await this.prisma.legalPage.findUnique({
      where: { slug },
      select: { slug: true, title: true, body: true, updatedOn: true },
    });
    if (!page) throw ProblemException.notFound();
    return { ...page, updatedOn: dayOfColumn(page.updatedOn) };
  }
}
