import { staffNoticeMail } from '@flota/texts/mails/every-mail';
import { webhookOffMail } from '@flota/texts/mails/integrations';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';

/** Tells staff that nothing gets through to a webhook, which was switched off for that. */
@Mail({ name: 'integrations.webhook-off', despiteBounces: true }, 'delivery_target')
export class WebhookOffMail extends OwedMail<'delivery_target'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: MailInHand<'delivery_target'>): Promise<Letter> {
    const { name } = await this.prisma.deliveryTarget.findUniqueOrThrow({ where: { id } });
    return {
      subject: webhookOffMail.subject({ name }),
      title: webhookOffMail.title,
      preheader: webhookOffMail.preheader,
      paragraphs: [webhookOffMail.what({ name }), webhookOffMail.task],
      button: { label: staffNoticeMail.button, url: staffUrl('delivery-targets', id) },
      whyReceived: staffNoticeMail.whyReceived,
    };
  }
}
