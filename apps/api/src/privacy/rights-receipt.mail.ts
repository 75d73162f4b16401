import { formatLongDay } from '@flota/figures';
import { dayOfColumn } from '@flota/prisma';
import { RIGHTS_REQUEST_DAYS } from '@flota/schemas';
import { everyMail } from '@flota/texts/mails/every-mail';
import { rightsAsked, rightsReceiptMail } from '@flota/texts/mails/privacy';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';

/**
 * Tells whoever asked for a right that we have the request, and until when we answer. Without what they wrote, as anybody
 * may name anybody's mailbox.
 */
@Mail({ name: 'privacy.send-receipt', despiteBounces: true }, 'rights_request')
export class RightsReceiptMail extends OwedMail<'rights_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender }: MailInHand<'rights_request'>): Promise<Letter> {
    const request = await this.prisma.rightsRequest.findUniqueOrThrow({ where: { id } });
    const { folio } = request;
    const values = {
      company: sender.name,
      day: formatLongDay(dayOfColumn(request.requestedOn)),
      days: RIGHTS_REQUEST_DAYS,
      dueOn: formatLongDay(dayOfColumn(request.dueOn)),
      folio,
      right: rightsAsked[request.right],
    };
    return {
      subject: rightsReceiptMail.subject(values),
      title: rightsReceiptMail.title,
      folio,
      preheader: rightsReceiptMail.preheader(values),
      paragraphs: [
        everyMail.greeting({ name: request.representativeName ?? request.holderName }),
        rightsReceiptMail.received(values),
        rightsReceiptMail.answer(values),
        rightsReceiptMail.missing,
        rightsReceiptMail.closing(values),
      ],
      whyReceived: rightsReceiptMail.whyReceived(values),
    };
  }
}
