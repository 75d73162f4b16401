import { securityNoticeMail } from '@flota/texts/mails/customers';
import { everyMail } from '@flota/texts/mails/every-mail';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { instantLabel } from '../../platform/text/labels.js';
import { deviceName } from '../../platform/auth/device-name.js';

/** Somebody signed in on a device that is new. */
@Mail({ name: 'customers.notify-sign-in', despiteBounces: true, notice: 'security' }, 'auth_session')
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
@Mail({ name: 'customers.notify-password', despiteBounces: true, notice: 'security' }, 'customer')
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
@Mail({ name: 'customers.notify-second-factor', despiteBounces: true, notice: 'security' }, 'customer')
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
    const what = securityNoticeMail.signIn({ when, device: event.device });
    return { title: securityNoticeMail.signInTitle, what };
  }
  if (event.kind === 'password') {
    return { title: securityNoticeMail.passwordTitle, what: securityNoticeMail.password({ when }) };
  }
  return event.on
    ? { title: securityNoticeMail.factorOnTitle, what: securityNoticeMail.factorOn({ when }) }
    : { title: securityNoticeMail.factorOffTitle, what: securityNoticeMail.factorOff({ when }) };
}

/** Always sent: who took over an account must not be able to switch it off. */
function securityNotice({ owedAt, sender, siteUrl }: MailInHand, name: string, event: SecurityEvent): Letter {
  const { title, what } = words(event, instantLabel(owedAt));
  return {
    subject: title,
    title,
    preheader: securityNoticeMail.preheader,
    paragraphs: [everyMail.greeting({ name }), what, securityNoticeMail.yours, securityNoticeMail.notYours],
    button: { label: securityNoticeMail.button, url: siteUrl('newPassword') },
    whyReceived: securityNoticeMail.whyReceived({ company: sender.name }),
  };
}
