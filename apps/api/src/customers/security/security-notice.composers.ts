import { Inject, Injectable } from '@nestjs/common';
import type { AuthSession, Customer, OutboundEmail } from '@flota/prisma';
import { SettingsService } from '../../content/index.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { senderOf } from '../../platform/mail/letter.js';
import { type ComposedMail, EmailComposer } from '../../platform/outbox/email-composer.js';
import { passwordNoticeEmail, secondFactorNoticeEmail, signInNoticeEmail } from '../customer-emails.js';
import { RESET_PAGE } from '../links/site-pages.js';
import { deviceName } from './device-name.js';
import { renderSecurityNotice, type SecurityEvent } from './security-notice.template.js';

/** A notice is owed in the transaction of what it is about, so that its row also says when that was. */
@Injectable()
abstract class SecurityNoticeComposer extends EmailComposer {
  constructor(
    prisma: PrismaService,
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
  ) {
    super(prisma);
  }

  protected abstract eventOf(customer: Customer, session: AuthSession | null): SecurityEvent;

  override async compose({ id }: OutboundEmail): Promise<ComposedMail> {
    const { customer, session, createdAt } = await this.prisma.outboundEmail.findUniqueOrThrow({
      where: { id },
      include: { customer: true, session: true },
    });
    if (!customer) throw new Error(`The mail ${id} names no customer`);
    const notice = { name: customer.name, at: createdAt, resetUrl: this.env.APP_URL + RESET_PAGE };
    const sender = senderOf(await this.settings.site());
    return renderSecurityNotice(sender, this.eventOf(customer, session), notice);
  }
}

@Injectable()
export class SignInNoticeComposer extends SecurityNoticeComposer {
  readonly email = signInNoticeEmail;

  protected override eventOf(_customer: Customer, session: AuthSession | null): SecurityEvent {
    return { kind: 'sign-in', device: deviceName(session?.userAgent ?? '') };
  }
}

@Injectable()
export class PasswordNoticeComposer extends SecurityNoticeComposer {
  readonly email = passwordNoticeEmail;

  protected override eventOf(): SecurityEvent {
    return { kind: 'password' };
  }
}

@Injectable()
export class SecondFactorNoticeComposer extends SecurityNoticeComposer {
  readonly email = secondFactorNoticeEmail;

  protected override eventOf({ totpConfirmedAt }: Customer): SecurityEvent {
    return { kind: 'second-factor', on: totpConfirmedAt !== null };
  }
}
