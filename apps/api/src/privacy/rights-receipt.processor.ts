import { Processor } from '@nestjs/bullmq';
import { dayOfColumn, type OutboundEmail } from '@flota/prisma';
import { SettingsService } from '../content/settings.service.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { senderOf } from '../platform/mail/letter.js';
import { Mailer } from '../platform/mail/mailer.js';
import { type ComposedMail, OutboundEmailProcessor } from '../platform/outbox/outbound-email.processor.js';
import { rightsReceiptJob } from './rights-emails.job.js';
import { renderRightsReceipt } from './rights-receipt.template.js';

@Processor(rightsReceiptJob.name, { concurrency: 4 })
export class RightsReceiptProcessor extends OutboundEmailProcessor {
  constructor(
    prisma: PrismaService,
    mailer: Mailer,
    private readonly settings: SettingsService,
  ) {
    super(prisma, mailer);
  }

  protected override async compose({ id: emailId, rightsRequestId: id }: OutboundEmail): Promise<ComposedMail> {
    if (!id) throw new Error(`The mail ${emailId} names no rights request`);
    const request = await this.prisma.rightsRequest.findUniqueOrThrow({ where: { id } });
    return renderRightsReceipt(senderOf(await this.settings.site()), {
      folio: request.folio,
      name: request.representativeName ?? request.holderName,
      right: request.right,
      requestedOn: dayOfColumn(request.requestedOn),
      dueOn: dayOfColumn(request.dueOn),
    });
  }
}
