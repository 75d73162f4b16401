import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { instantLabel } from '../../platform/text/labels.js';
import { deviceName } from '../../platform/auth/device-name.js';

/** Somebody signed in on a device that is new. */
@Mail({ name: 'customers.notify-sign-in', despiteBounces: true }, 'auth_session')
export class SignInNoticeMail extends OwedMail<'auth_session'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose(mail: MailInHand<'auth_session'>): Promise<Letter> {
    const session = await this.prisma.authSession.findUniqueOrThrow({
      where: { id: mail.about.id },
      include: { customer: { select: { name: true } } },
    });
    return securityNotice(mail, session.customer?.name ?? '', {
      kind: 'sign-in',
      device: deviceName(session.userAgent),
    });
  }
}

/** The password was changed. */
@Mail({ name: 'customers.notify-password', despiteBounces: true }, 'customer')
export class PasswordNoticeMail extends OwedMail<'customer'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose(mail: MailInHand<'customer'>): Promise<Letter> {
    const { name } = await this.prisma.customer.findUniqueOrThrow({ where: { id: mail.about.id } });
    return securityNotice(mail, name, { kind: 'password' });
  }
}

/** The second factor is on, or off: as it is when the mail is written. */
@Mail({ name: 'customers.notify-second-factor', despiteBounces: true }, 'customer')
export class SecondFactorNoticeMail extends OwedMail<'customer'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose(mail: MailInHand<'customer'>): Promise<Letter> {
    const { name, totpConfirmedAt } = await this.prisma.customer.findUniqueOrThrow({ where: { id: mail.about.id } });
    return securityNotice(mail, name, { kind: 'second-factor', on: totpConfirmedAt !== null });
  }
}

/** What happened to an account, and when. */
type SecurityEvent =
  { kind: 'sign-in'; device: string } | { kind: 'password' } | { kind: 'second-factor'; on: boolean };

function words(event: SecurityEvent, when: string): { title: string; what: string } {
  if (event.kind === 'sign-in') {
    return {
      title: 'Inicio de sesión en un dispositivo nuevo',
      what: `El ${when} se inició sesión en su cuenta en un dispositivo que no habíamos visto antes: ${event.device}.`,
    };
  }
  if (event.kind === 'password') {
    return {
      title: 'Su contraseña cambió',
      what: `El ${when} se cambió la contraseña de su cuenta. Cerramos las sesiones de sus otros dispositivos.`,
    };
  }
  return event.on
    ? {
        title: 'Verificación en dos pasos activada',
        what: `El ${when} se activó la verificación en dos pasos de su cuenta. Al iniciar sesión también le pediremos un código de su aplicación. Guarde sus códigos de recuperación en un lugar seguro.`,
      }
    : {
        title: 'Verificación en dos pasos desactivada',
        what: `El ${when} se desactivó la verificación en dos pasos de su cuenta. Para iniciar sesión basta ahora con su contraseña.`,
      };
}

/** Always sent: who took over an account must not be able to switch it off. */
function securityNotice({ owedAt, sender, siteUrl }: MailInHand, name: string, event: SecurityEvent): Letter {
  const { title, what } = words(event, instantLabel(owedAt));
  return {
    subject: title,
    title,
    preheader: 'Si no fue usted, elija otra contraseña cuanto antes.',
    paragraphs: [
      `Hola, ${name}:`,
      what,
      'Si fue usted, no tiene que hacer nada.',
      'Si no fue usted, elija otra contraseña cuanto antes: eso cierra todas las sesiones. Después llámenos para revisar su cuenta.',
    ],
    button: { label: 'Elegir otra contraseña', url: siteUrl('newPassword') },
    whyReceived: `Recibió este aviso porque tiene una cuenta de ${sender.name}. Los avisos de seguridad siempre se envían.`,
  };
}
