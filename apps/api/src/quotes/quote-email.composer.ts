import { Injectable } from '@nestjs/common';
import type { OutboundEmail } from '@flota/prisma';
import { PrismaService } from '../platform/database/prisma.service.js';
import { type ComposedMail, EmailComposer } from '../platform/outbox/email-composer.js';
import { QuoteDocuments } from './quote-documents.js';
import { quoteEmail } from './quote-email.js';
import { renderQuoteEmail } from './quote-email.template.js';

@Injectable()
export class QuoteEmailComposer extends EmailComposer {
  readonly email = quoteEmail;

  constructor(
    prisma: PrismaService,
    private readonly documents: QuoteDocuments,
  ) {
    super(prisma);
  }

  override async compose({ id, quoteId }: OutboundEmail): Promise<ComposedMail> {
    if (!quoteId) throw new Error(`The mail ${id} names no quote`);
    const document = await this.documents.document({ id: quoteId });
    const [mail, pdf] = await Promise.all([renderQuoteEmail(document), this.documents.render(document)]);
    const filename = `cotizacion-${document.folio}.pdf`;
    return { ...mail, attachments: [{ filename, content: pdf, contentType: 'application/pdf' }] };
  }
}
