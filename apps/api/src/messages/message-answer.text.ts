import { PrismaService } from '../platform/database/prisma.service.js';
import { OwedText, Text, type TextInHand } from '../platform/messaging/owed-text.js';

/** Tells who wrote to us by telephone that there is an answer. What it says stays in the account, as with the mail. */
@Text(
  {
    name: 'messages.tell-answer',
    notice: 'messages',
    title: 'Respuesta a un mensaje',
    body: 'Hola, {nombre}. Respondimos su mensaje. Por seguridad la respuesta se lee en su cuenta: {enlace} Ahí mismo puede contestarnos.',
    sample: {
      nombre: 'María Fernanda Hernández',
      enlace: 'https://flota.example/my-account/mensajes/019aa7c4-5d1e-7b3f-8c2a-4e6f0a1b2c3d',
    },
    hours: 24,
  },
  'message',
)
export class MessageAnswerText extends OwedText<'message'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, siteUrl }: TextInHand<'message'>): Promise<Record<string, string>> {
    const { conversation } = await this.prisma.message.findUniqueOrThrow({
      where: { id },
      include: { conversation: { include: { customer: { select: { name: true } } } } },
    });
    return { nombre: conversation.customer.name, enlace: siteUrl('conversation', { id: conversation.id }) };
  }
}
