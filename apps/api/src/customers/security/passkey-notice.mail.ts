import { everyMail } from '@flota/texts/mails/every-mail';
import { passkeyNoticeMail, securityNoticeMail } from '@flota/texts/mails/customers';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { instantLabel } from '../../platform/text/labels.js';

/** A passkey came or went: which there are when the mail is written. Always sent. */
@Mail({ name: 'customers.notify-passkey', despiteBounces: true, notice: 'security' }, 'customer')
export class PasskeyNoticeMail extends OwedMail<'customer'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about, owedAt, sender, siteUrl }: MailInHand<'customer'>): Promise<Letter> {
    const { name, passkeys } = await this.prisma.customer.findUniqueOrThrow({
      where: { id: about.id },
      select: { name: true, passkeys: { select: { name: true }, orderBy: { createdAt: 'asc' } } },
    });
    const names = passkeys.map((passkey) => passkey.name).join(', ');
    const { title, changed, left, none } = passkeyNoticeMail;
    return {
      subject: title,
      title,
      preheader: securityNoticeMail.preheader,
      paragraphs: [
        everyMail.greeting({ name }),
        changed({ when: instantLabel(owedAt) }),
        names ? left({ passkeys: names }) : none,
        securityNoticeMail.yours,
        passkeyNoticeMail.notYours,
      ],
      button: { label: securityNoticeMail.button, url: siteUrl('newPassword') },
      whyReceived: securityNoticeMail.whyReceived({ company: sender.name }),
    };
  }
}
