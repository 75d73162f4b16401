import { Inject, Injectable } from '@nestjs/common';
import type { OutboundEmail } from '@flota/prisma';
import { SettingsService } from '../content/index.js';
import { ENV, type Env } from '../platform/config/env.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { senderOf } from '../platform/mail/letter.js';
import { type ComposedMail, EmailComposer } from '../platform/outbox/email-composer.js';
import { presentMessage, WHOLE_MESSAGE } from './conversation.presenter.js';
import { renderMessageAnswer } from './message-answer.template.js';
import { messageAnswerEmail } from './message-emails.js';

@Injectable()
export class MessageAnswerComposer extends EmailComposer {
  readonly email = messageAnswerEmail;

  constructor(
    prisma: PrismaService,
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
  ) {
    super(prisma);
  }

  override async compose({ id: emailId, customerMessageId: id }: OutboundEmail): Promise<ComposedMail> {
    if (!id) throw new Error(`The mail ${emailId} names no message`);
    const message = await this.prisma.message.findUniqueOrThrow({
      where: { id },
      include: { ...WHOLE_MESSAGE, conversation: { include: { customer: true } } },
    });
    const { id: conversationId, folio, subject, customer } = message.conversation;
    return renderMessageAnswer(senderOf(await this.settings.site()), {
      folio,
      subject,
      name: customer.name,
      answeredBy: presentMessage(message).authorName,
      url: `${this.env.APP_URL}/my-account/mensajes/${conversationId}`,
    });
  }
}
