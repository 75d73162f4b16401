import { Injectable } from '@nestjs/common';
import type { Document, StoredFile } from '@flota/prisma';
import { DOCUMENT_TEMPLATES, planPageSchema } from '@flota/schemas';
import { z } from 'zod';
import { SettingsService } from '../content/index.js';
import { published } from '../platform/content/publication.js';
import { sha256 } from '../platform/crypto/keys.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { PdfService } from '../platform/pdf/pdf.service.js';
import { Files } from '../platform/storage/files.js';
import type { ShownPdf } from '../platform/storage/shown-pdf.js';
import { printedForms, type Requirements } from './printed-forms.js';

interface Rendered {
  /** Hash of what it was made of. */
  of: string;
  pdf: Promise<Buffer>;
}

const templateSchema = z.enum(DOCUMENT_TEMPLATES);

/** The files of the papers to download: uploaded ones, and our own forms, set once for each change of what is in them. */
@Injectable()
export class DocumentFiles {
  /** By slug: staff's papers are few, and a changed one takes the place of its former self. */
  private readonly rendered = new Map<string, Rendered>();

  constructor(
    private readonly prisma: PrismaService,
    private readonly settings: SettingsService,
    private readonly files: Files,
    private readonly pdf: PdfService,
  ) {}

  /** @throws ProblemException 404 when visitors may not see it. */
  async find(slug: string): Promise<ShownPdf> {
    const document = await this.prisma.document.findFirst({ where: { slug, ...published() }, include: { file: true } });
    if (!document) throw ProblemException.notFound();
    return document.file ? this.uploaded(document, document.file) : this.form(document);
  }

  private uploaded({ slug, title }: Document, file: StoredFile): ShownPdf {
    const open = async () => {
      const content = await this.files.open(file);
      if (!content) throw ProblemException.notFound();
      return content;
    };
    return { slug, title, hash: sha256(file.key), size: file.size, open };
  }

  private async form({ slug, title, template, personTypes }: Document): Promise<ShownPdf> {
    const paper = { title, personTypes, template: templateSchema.parse(template) };
    const forms = printedForms(paper, await this.settings.site(), await this.requirements());
    const pdf = await this.render(slug, title, forms);
    return { slug, title, hash: sha256(pdf), size: pdf.length, open: async () => pdf };
  }

  private render(slug: string, title: string, forms: object): Promise<Buffer> {
    const of = sha256(JSON.stringify([title, forms]));
    const known = this.rendered.get(slug);
    if (known?.of === of) return known.pdf;
    const pdf = this.pdf.render('documents/form', forms, { title });
    const entry = { of, pdf };
    this.rendered.set(slug, entry);
    // The next visitor tries again.
    pdf.catch(() => this.rendered.get(slug) === entry && this.rendered.delete(slug));
    return pdf;
  }

  /** What the plans that can be quoted ask for, each paper once. */
  private async requirements(): Promise<Requirements> {
    const plans = await this.prisma.plan.findMany({ where: { quotable: true }, orderBy: { position: 'asc' } });
    const pages = plans.map(({ page }) => planPageSchema.parse(page).requirements);
    return {
      fisica: [...new Set(pages.flatMap(({ fisica }) => fisica))],
      moral: [...new Set(pages.flatMap(({ moral }) => moral))],
    };
  }
}
