import { Inject, Injectable } from '@nestjs/common';
import type { OutboundEmail } from '@flota/prisma';
import { SettingsService } from '../../content/index.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { senderOf } from '../../platform/mail/letter.js';
import { type ComposedMail, EmailComposer } from '../../platform/outbox/email-composer.js';
import { accessLinkEmail } from '../customer-emails.js';
import { renderAccessLink, renderAlreadyRegistered, renderEmailChangeNotice } from './access-link.template.js';
import { OneTimeLinks } from './one-time-links.js';
import { SIGN_IN_PAGE } from './site-pages.js';

@Injectable()
export class AccessLinkComposer extends EmailComposer {
  readonly email = accessLinkEmail;

  constructor(
    prisma: PrismaService,
    @Inject(ENV) private readonly env: Env,
    private readonly settings: SettingsService,
    private readonly links: OneTimeLinks,
  ) {
    super(prisma);
  }

  override async compose({ id, customerId, oneTimeLinkId, recipient }: OutboundEmail): Promise<ComposedMail> {
    if (!customerId) throw new Error(`The mail ${id} names no customer`);
    const sender = senderOf(await this.settings.site());
    const { name } = await this.prisma.customer.findUniqueOrThrow({ where: { id: customerId } });
    if (!oneTimeLinkId) return renderAlreadyRegistered(sender, { name, signInUrl: this.env.APP_URL + SIGN_IN_PAGE });
    const link = await this.prisma.oneTimeLink.findUniqueOrThrow({ where: { id: oneTimeLinkId } });
    const { purpose, email, expiresAt, usedAt } = link;
    return recipient === email
      ? renderAccessLink(sender, { purpose, name, expiresAt, url: this.links.urlOf(link) })
      : renderEmailChangeNotice(sender, { name, newEmail: email, done: usedAt !== null });
  }
}
