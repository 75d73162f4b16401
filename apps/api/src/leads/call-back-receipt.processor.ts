import { Processor } from '@nestjs/bullmq';
import type { OutboundEmail } from '@flota/prisma';
import { PrismaService } from '../platform/database/prisma.service.js';
import { Mailer } from '../platform/mail/mailer.js';
import { type ComposedMail, OutboundEmailProcessor } from '../platform/outbox/outbound-email.processor.js';
import { QuoteDocuments } from '../quotes/quote-documents.js';
import { callBackReceiptJob } from './call-back-receipt.job.js';
import { renderCallBackReceipt } from './call-back-receipt.template.js';

@Processor(callBackReceiptJob.name, { concurrency: 4 })
export class CallBackReceiptProcessor extends OutboundEmailProcessor {
  constructor(
    prisma: PrismaService,
    mailer: Mailer,
    private readonly documents: QuoteDocuments,
  ) {
    super(prisma, mailer);
  }

  protected override async compose({ id, leadId }: OutboundEmail): Promise<ComposedMail> {
    if (!leadId) throw new Error(`The mail ${id} names no lead`);
    const lead = await this.prisma.lead.findUniqueOrThrow({ where: { id: leadId } });
    if (!lead.quoteId) throw new Error(`The lead ${leadId} is about no quote`);
    return renderCallBackReceipt(await this.documents.document({ id: lead.quoteId }), lead);
  }
}
