import { everyMail } from '@flota/texts/mails/every-mail';
import { staffSecurityMail } from '@flota/texts/mails/staff';
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
    const values = { when: instantLabel(mail.owedAt), device: deviceName(userAgent) };
    return notice(mail, staff?.name ?? '', {
      title: staffSecurityMail.signInTitle,
      what: address ? staffSecurityMail.signInFrom({ ...values, address }) : staffSecurityMail.signIn(values),
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
      title: staffSecurityMail.passwordTitle,
      what: staffSecurityMail.password({ when: instantLabel(mail.owedAt) }),
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
      ...(totpConfirmedAt ? [staffSecurityMail.codes] : []),
      ...passkeys.map((passkey) => staffSecurityMail.passkey({ name: passkey.name })),
    ];
    const when = instantLabel(mail.owedAt);
    return notice(mail, name, {
      title: staffSecurityMail.factorTitle,
      what:
        ways.length > 0
          ? staffSecurityMail.factor({ when, ways: anyOf.format(ways) })
          : staffSecurityMail.factorNone({ when }),
    });
  }
}

const anyOf = new Intl.ListFormat('es-MX', { type: 'disjunction' });

/** Always sent: who took over an account must not be able to switch it off. */
function notice(
  { sender, staffUrl }: Pick<MailInHand, 'sender' | 'staffUrl'>,
  name: string,
  { title, what }: { title: string; what: string },
): Letter {
  return {
    subject: title,
    title,
    preheader: staffSecurityMail.preheader,
    paragraphs: [everyMail.greeting({ name }), what, staffSecurityMail.yours, staffSecurityMail.notYours],
    button: { label: staffSecurityMail.button, url: staffUrl('mi-cuenta') },
    whyReceived: staffSecurityMail.whyReceived({ company: sender.name }),
  };
}
