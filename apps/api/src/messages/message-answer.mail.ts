import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { presentMessage, WHOLE_MESSAGE } from './conversation.presenter.js';

/** Tells a customer that there is an answer. What it says stays in the account, behind the password. */
@Mail('messages.send-answer', 'message')
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
      subject: `Respondimos su mensaje ${folio}`,
      title: 'Respondimos su mensaje',
      folio,
      preheader: 'Lea la respuesta en su cuenta. Por seguridad no la enviamos por correo.',
      paragraphs: [
        `Hola, ${customer.name}:`,
        `${presentMessage(message).authorName}, de Atención a clientes, respondió su mensaje «${subject}».`,
        'Por seguridad, la respuesta solo se lee en su cuenta. Ahí mismo puede contestar y adjuntar documentos.',
      ],
      button: { label: 'Leer la respuesta', url: siteUrl('conversation', { id: conversationId }) },
      whyReceived: `Recibió este correo porque escribió a Atención a clientes desde su cuenta de ${sender.name}. Puede dejar de recibir estos avisos en su perfil.`,
    };
  }
}
