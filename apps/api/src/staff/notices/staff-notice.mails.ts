import { deviceName } from '../../platform/auth/device-name.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { instantLabel } from '../../platform/text/labels.js';

/** Somebody signed in to the backoffice on a device that is new. */
@Mail({ name: 'staff.notify-sign-in', despiteBounces: true }, 'auth_session')
export class StaffSignInNoticeMail extends OwedMail<'auth_session'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose(mail: MailInHand<'auth_session'>): Promise<Letter> {
    const { staff, userAgent, address } = await this.prisma.authSession.findUniqueOrThrow({
      where: { id: mail.about.id },
      include: { staff: { select: { name: true } } },
    });
    const from = address ? ` desde la dirección ${address}` : '';
    return notice(mail, staff?.name ?? '', {
      title: 'Inicio de sesión en un dispositivo nuevo',
      what: `El ${instantLabel(mail.owedAt)} se entró a la administración con su cuenta en un dispositivo que no habíamos visto antes: ${deviceName(userAgent)}${from}.`,
    });
  }
}

/** The password was changed. */
@Mail({ name: 'staff.notify-password', despiteBounces: true }, 'staff_account')
export class StaffPasswordNoticeMail extends OwedMail<'staff_account'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose(mail: MailInHand<'staff_account'>): Promise<Letter> {
    const { name } = await this.prisma.staffAccount.findUniqueOrThrow({ where: { id: mail.about.id } });
    return notice(mail, name, {
      title: 'Su contraseña cambió',
      what: `El ${instantLabel(mail.owedAt)} se cambió la contraseña de su cuenta de la administración. Cerramos sus otras sesiones.`,
    });
  }
}

/** A second factor came or went. */
@Mail({ name: 'staff.notify-second-factor', despiteBounces: true }, 'staff_account')
export class StaffFactorNoticeMail extends OwedMail<'staff_account'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose(mail: MailInHand<'staff_account'>): Promise<Letter> {
    const { name, totpConfirmedAt, passkeys } = await this.prisma.staffAccount.findUniqueOrThrow({
      where: { id: mail.about.id },
      include: { passkeys: { select: { name: true }, orderBy: { createdAt: 'asc' } } },
    });
    const ways = [
      ...(totpConfirmedAt ? ['la aplicación de códigos'] : []),
      ...passkeys.map((passkey) => `la llave de acceso «${passkey.name}»`),
    ];
    const now =
      ways.length > 0
        ? `Ahora su segundo paso es ${new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(ways)}.`
        : 'Ahora su cuenta no tiene segundo paso.';
    return notice(mail, name, {
      title: 'Cambió su verificación en dos pasos',
      what: `El ${instantLabel(mail.owedAt)} cambió la verificación en dos pasos de su cuenta de la administración. ${now}`,
    });
  }
}

/** Always sent: who took over an account must not be able to switch it off. */
function notice(
  { sender, staffUrl }: Pick<MailInHand, 'sender' | 'staffUrl'>,
  name: string,
  { title, what }: { title: string; what: string },
): Letter {
  return {
    subject: title,
    title,
    preheader: 'Si no fue usted, avise cuanto antes a quien administra las cuentas.',
    paragraphs: [
      `Hola, ${name}:`,
      what,
      'Si fue usted, no tiene que hacer nada.',
      'Si no fue usted, avise cuanto antes a quien administra las cuentas: puede cerrar todas sus sesiones. Después cambie su contraseña.',
    ],
    button: { label: 'Ver mi cuenta', url: staffUrl('mi-cuenta') },
    whyReceived: `Recibió este aviso porque tiene una cuenta en la administración de ${sender.name}. Los avisos de seguridad siempre se envían.`,
  };
}
