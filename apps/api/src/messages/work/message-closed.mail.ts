import { everyMail } from '@flota/texts/mails/every-mail';
import { messageClosedMail } from '@flota/texts/mails/messages';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';

/** Tells a customer that their matter is closed, and asks in the account how they were attended to. */
@Mail({ name: 'messages.send-closing', notice: 'messages' }, 'conversation')
export class MessageClosedMail extends OwedMail<'conversation'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'conversation'>): Promise<Letter> {
    const { folio, subject, customer } = await this.prisma.conversation.findUniqueOrThrow({
      where: { id },
      include: { customer: { select: { name: true } } },
    });
    return {
      subject: messageClosedMail.subject({ folio }),
      title: messageClosedMail.title,
      folio,
      preheader: messageClosedMail.preheader,
      paragraphs: [
        everyMail.greeting({ name: customer.name }),
        messageClosedMail.closed({ subject }),
        messageClosedMail.question,
      ],
      button: { label: messageClosedMail.button, url: siteUrl('conversation', { id }) },
      whyReceived: messageClosedMail.whyReceived({ company: sender.name }),
    };
  }
}
