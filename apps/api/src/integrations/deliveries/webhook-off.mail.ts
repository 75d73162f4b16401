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
    const title = 'Un webhook se apagó';
    return {
      subject: `${title}: ${name}`,
      title,
      preheader: 'No recibe nuestros eventos.',
      paragraphs: [
        `El webhook «${name}» no recibe nuestros eventos, y dejamos de enviarle.`,
        'Avise a quien lo atiende. Cuando funcione, enciéndalo en el sistema y repita desde ahí los eventos que le faltan: no se perdió ninguno.',
      ],
      button: { label: 'Abrir en el sistema', url: staffUrl('delivery-targets', id) },
      whyReceived: 'Este aviso llega al correo de atención de la configuración del sitio.',
    };
  }
}
