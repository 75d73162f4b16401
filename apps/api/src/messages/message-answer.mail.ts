import { everyMail } from '@flota/texts/mails/every-mail';
import { messageAnswerMail } from '@flota/texts/mails/messages';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { presentMessage, WHOLE_MESSAGE } from './conversation.presenter.js';

/** Tells a customer that there is an answer. What it says stays in the account, behind the password. */
@Mail({ name: 'messages.send-answer', notice: 'messages' }, 'message')
export class MessageAnswerMail extends OwedMail<'message'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'message'>): Promise<Letter> {
    const message = await this.prisma.message.findUniqueOrThrow({
      where: { id },
      include: { ...WHOLE_MESSAGE, conversation: { include: { customer: true } } },
    });
    const { id: conversationId, folio, subject, customer } = message.conversation;
    return {
      subject: messageAnswerMail.subject({ folio }),
      title: messageAnswerMail.title,
      folio,
      preheader: messageAnswerMail.preheader,
      paragraphs: [
        everyMail.greeting({ name: customer.name }),
        messageAnswerMail.answered({ author: presentMessage(message).authorName, subject }),
        messageAnswerMail.where,
      ],
      button: { label: messageAnswerMail.button, url: siteUrl('conversation', { id: conversationId }) },
      whyReceived: messageAnswerMail.whyReceived({ company: sender.name }),
    };
  }
}
