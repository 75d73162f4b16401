import { Processor } from '@nestjs/bullmq';
import type { OutboundEmail } from '@flota/prisma';
import { PrismaService } from '../platform/database/prisma.service.js';
import { Mailer } from '../platform/mail/mailer.js';
import { type ComposedMail, OutboundEmailProcessor } from '../platform/outbox/outbound-email.processor.js';
import { QuoteDocuments } from './quote-documents.js';
import { quoteEmailJob } from './quote-email.job.js';
import { renderQuoteEmail } from './quote-email.template.js';

@Processor(quoteEmailJob.name, { concurrency: 4 })
export class QuoteEmailProcessor extends OutboundEmailProcessor {
  constructor(
    prisma: PrismaService,
    mailer: Mailer,
    private readonly documents: QuoteDocuments,
  ) {
    super(prisma, mailer);
  }

  protected override async compose({ id, quoteId }: OutboundEmail): Promise<ComposedMail> {
    if (!quoteId) throw new Error(`The mail ${id} names no quote`);
    const document = await this.documents.document({ id: quoteId });
    const [mail, pdf] = await Promise.all([renderQuoteEmail(document), this.documents.render(document)]);
    const filename = `cotizacion-${document.folio}.pdf`;
    return { ...mail, attachments: [{ filename, content: pdf, contentType: 'application/pdf' }] };
  }
}
