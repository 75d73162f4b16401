import { Injectable } from '@nestjs/common';
import { published } from '../platform/content/publication.js';
import { sha256 } from '../platform/crypto/keys.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Files } from '../platform/storage/files.js';
import type { ShownPdf } from '../platform/storage/shown-pdf.js';

/** The PDFs about vehicles on offer. */
@Injectable()
export class Brochures {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
  ) {}

  /**
   * That of a model, or of one of its versions.
   *
   * @throws ProblemException 404 where there is none, and while the model is not published
   */
  async find(slug: string, version?: string): Promise<ShownPdf> {
    const model = await this.prisma.vehicleModel.findFirst({
      where: { slug, ...published() },
      include: { brochure: true, versions: { where: { slug: version ?? '' }, include: { brochure: true } } },
    });
    const about = version === undefined ? model : model?.versions[0];
    const file = about?.brochure;
    if (!model || !about || !file) throw ProblemException.notFound();
    const open = async () => {
      const content = await this.files.open(file);
      if (!content) throw ProblemException.notFound();
      return content;
    };
    const title = [model.brand, model.name, version !== undefined && about.name].filter(Boolean).join(' ');
    return { slug: [slug, version].filter(Boolean).join('-'), title, hash: sha256(file.key), size: file.size, open };
  }
}
