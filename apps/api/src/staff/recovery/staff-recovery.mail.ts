import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { instantLabel } from '../../platform/text/labels.js';

/** How a lost second factor stands: to whoever lost it, and to every administrator. */
@Mail({ name: 'staff.tell-recovery', despiteBounces: true }, 'staff_recovery')
export class StaffRecoveryMail extends OwedMail<'staff_recovery'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about, to, owedAt, sender, staffUrl }: MailInHand<'staff_recovery'>): Promise<Letter> {
    const { staff, decidedBy, decidedAt, usableUntil, staffId } = await this.prisma.staffRecovery.findUniqueOrThrow({
      where: { id: about.id },
      include: { staff: { select: { name: true, email: true } }, decidedBy: { select: { name: true } } },
    });
    // As it was when this mail was owed: the decision may have come meanwhile.
    const isDecided = decidedAt !== null && decidedAt <= owedAt;
    const words = letterOf({
      isOwn: to === staff.email,
      name: staff.name,
      by: isDecided ? (decidedBy?.name ?? '') : null,
      usableUntil: isDecided ? usableUntil : null,
    });
    return {
      ...words,
      subject: words.title,
      button: {
        label: 'Abrir la administración',
        url: words.toAccount ? staffUrl('staff-accounts', staffId) : staffUrl(''),
      },
      whyReceived: `Recibió este aviso porque tiene una cuenta en la administración de ${sender.name}. Los avisos de seguridad siempre se envían.`,
    };
  }
}

interface Standing {
  /** Whether it goes to whoever asked. */
  isOwn: boolean;
  name: string;
  /** Who decided; `null` while it waits. */
  by: string | null;
  /** When it was approved, until when it is good. */
  usableUntil: Date | null;
}

function letterOf({ isOwn, name, by, usableUntil }: Standing) {
  if (by === null) {
    return isOwn
      ? {
          title: 'Pidió recuperar su segundo paso',
          preheader: 'Falta que otra persona de administración lo autorice.',
          paragraphs: [
            `Hola, ${name}:`,
            'Alguien que conoce su contraseña pidió configurar de nuevo la verificación en dos pasos de su cuenta. Otra persona de administración tiene que autorizarlo: llámela para que sepa que es usted.',
            'Si no fue usted, avísele ahora mismo y cambie su contraseña.',
          ],
          toAccount: false,
        }
      : {
          title: `${name} perdió su segundo paso`,
          preheader: 'Compruebe que es quien dice ser antes de autorizar.',
          paragraphs: [
            `${name} pide configurar de nuevo la verificación en dos pasos de su cuenta.`,
            'Antes de autorizar, háblele en persona o llámele a un teléfono que usted ya conozca. Un correo no basta.',
          ],
          toAccount: true,
        };
  }
  if (usableUntil) {
    return isOwn
      ? {
          title: 'Ya puede configurar su segundo paso',
          preheader: `Tiene hasta el ${instantLabel(usableUntil)}.`,
          paragraphs: [
            `Hola, ${name}:`,
            `${by} autorizó que configure de nuevo la verificación en dos pasos. Entre con su contraseña y hágalo antes del ${instantLabel(usableUntil)}.`,
            'Si no lo pidió usted, avise ahora mismo a quien administra las cuentas.',
          ],
          toAccount: false,
        }
      : {
          title: `Se autorizó la recuperación de ${name}`,
          preheader: `La autorizó ${by}.`,
          paragraphs: [
            `${by} autorizó que ${name} configure de nuevo su verificación en dos pasos, hasta el ${instantLabel(usableUntil)}.`,
            'Si no le consta que lo pidió, cierre sus sesiones y desactive la cuenta.',
          ],
          toAccount: true,
        };
  }
  return {
    title: isOwn ? 'No se autorizó su recuperación' : `No se autorizó la recuperación de ${name}`,
    preheader: `La rechazó ${by}.`,
    paragraphs: [
      isOwn ? `Hola, ${name}:` : 'Hola:',
      `${by} no autorizó configurar de nuevo la verificación en dos pasos${isOwn ? ' de su cuenta' : ` de ${name}`}. Los segundos pasos que había siguen como estaban.`,
    ],
    toAccount: !isOwn,
  };
}
