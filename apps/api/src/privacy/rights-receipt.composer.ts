import { Injectable } from '@nestjs/common';
import { dayOfColumn, type OutboundEmail } from '@flota/prisma';
import { SettingsService } from '../content/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { senderOf } from '../platform/mail/letter.js';
import { type ComposedMail, EmailComposer } from '../platform/outbox/email-composer.js';
import { rightsReceiptEmail } from './rights-emails.js';
import { renderRightsReceipt } from './rights-receipt.template.js';

@Injectable()
export class RightsReceiptComposer extends EmailComposer {
  readonly email = rightsReceiptEmail;

  constructor(
    prisma: PrismaService,
    private readonly settings: SettingsService,
  ) {
    super(prisma);
  }

  override async compose({ id: emailId, rightsRequestId: id }: OutboundEmail): Promise<ComposedMail> {
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
