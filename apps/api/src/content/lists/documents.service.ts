import { Injectable } from '@nestjs/common';
import { type DownloadDocument, type PersonType, personTypeSchema, documentFilePath } from '@flota/schemas';
import { z } from 'zod';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { published } from '../../platform/content/publication.js';

const personTypesSchema = z.array(personTypeSchema);

/** Papers to download. */
@Injectable()
export class DocumentsService {
  constructor(private readonly prisma: PrismaService) {}

  /** Those for that type of person, or all. */
  async list(personType: PersonType | undefined): Promise<DownloadDocument[]> {
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
