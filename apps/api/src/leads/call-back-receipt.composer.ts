import { Injectable } from '@nestjs/common';
import type { OutboundEmail } from '@flota/prisma';
import { PrismaService } from '../platform/database/prisma.service.js';
import { type ComposedMail, EmailComposer } from '../platform/outbox/email-composer.js';
import { QuoteDocuments } from '../quotes/index.js';
import { callBackReceiptEmail } from './call-back-receipt-email.js';
import { renderCallBackReceipt } from './call-back-receipt.template.js';

@Injectable()
export class CallBackReceiptComposer extends EmailComposer {
  readonly email = callBackReceiptEmail;

  constructor(
    prisma: PrismaService,
    private readonly documents: QuoteDocuments,
  ) {
    super(prisma);
  }

  override async compose({ id, leadId }: OutboundEmail): Promise<ComposedMail> {
    if (!leadId) throw new Error(`The mail ${id} names no lead`);
    const lead = await this.prisma.lead.findUniqueOrThrow({ where: { id: leadId } });
    if (!lead.quoteId) throw new Error(`The lead ${leadId} is about no quote`);
    return renderCallBackReceipt(await this.documents.document({ id: lead.quoteId }), lead);
  }
}
