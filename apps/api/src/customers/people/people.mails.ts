import { ACCOUNT_ROLE_NAMES, isBlind } from '@flota/schemas';
import { everyMail } from '@flota/texts/mails/every-mail';
import { accessEndedMail, invitationAcceptedMail, invitationMail, ROLE_SENTENCES } from '@flota/texts/mails/people';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { instantLabel } from '../../platform/text/labels.js';
import { InvitationLinks } from './invitation-links.js';

const WITH_BOTH = {
  holder: { select: { name: true } },
  member: { select: { name: true, email: true } },
} as const;

/** To whom somebody wants in their account. */
@Mail({ name: 'customers.send-invitation', despiteBounces: true }, 'account_member')
export class InvitationMail extends OwedMail<'account_member'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly links: InvitationLinks,
  ) {
    super();
  }

  override async compose({ about, sender }: MailInHand<'account_member'>): Promise<Letter> {
    const invited = await this.prisma.accountMember.findUniqueOrThrow({ where: { id: about.id }, include: WITH_BOTH });
    const values = { company: sender.name, holder: invited.holder.name };
    const may = isBlind(invited) ? ROLE_SENTENCES.blindDriver : ROLE_SENTENCES[invited.role];
    const role = ACCOUNT_ROLE_NAMES[invited.role].toLowerCase();
    return {
      subject: invitationMail.subject(values),
      title: invitationMail.title,
      preheader: invitationMail.preheader(values),
      paragraphs: [
        invitationMail.what({ ...values, role }),
        may,
        invitationMail.link({ until: instantLabel(invited.expiresAt) }),
      ],
      button: { label: invitationMail.button, url: this.links.urlOf(invited) },
      whyReceived: invitationMail.whyReceived(values),
    };
  }
}

/** To the holder: somebody accepted. */
@Mail({ name: 'customers.notify-invitation-accepted', despiteBounces: true }, 'account_member')
export class InvitationAcceptedMail extends OwedMail<'account_member'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about, owedAt, sender, siteUrl }: MailInHand<'account_member'>): Promise<Letter> {
    const row = await this.prisma.accountMember.findUniqueOrThrow({ where: { id: about.id }, include: WITH_BOTH });
    const values = {
      name: row.member?.name ?? row.email,
      email: row.member?.email ?? row.email,
      role: ACCOUNT_ROLE_NAMES[row.role].toLowerCase(),
      when: instantLabel(owedAt),
    };
    return {
      subject: invitationAcceptedMail.subject(values),
      title: invitationAcceptedMail.title,
      preheader: invitationAcceptedMail.preheader,
      paragraphs: [
        everyMail.greeting({ name: row.holder.name }),
        invitationAcceptedMail.what(values),
        invitationAcceptedMail.notYours,
      ],
      button: { label: invitationAcceptedMail.button, url: siteUrl('people') },
      whyReceived: invitationAcceptedMail.whyReceived({ company: sender.name }),
    };
  }
}

/** To somebody who had access to an account and has it no more. */
@Mail({ name: 'customers.notify-access-ended', despiteBounces: true }, 'account_member')
export class AccessEndedMail extends OwedMail<'account_member'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about, owedAt, sender }: MailInHand<'account_member'>): Promise<Letter> {
    const row = await this.prisma.accountMember.findUniqueOrThrow({ where: { id: about.id }, include: WITH_BOTH });
    const values = { company: sender.name, holder: row.holder.name, when: instantLabel(owedAt) };
    return {
      subject: accessEndedMail.subject(values),
      title: accessEndedMail.title,
      preheader: accessEndedMail.preheader(values),
      paragraphs: [
        everyMail.greeting({ name: row.member?.name ?? '' }),
        accessEndedMail.what(values),
        accessEndedMail.own,
      ],
      whyReceived: accessEndedMail.whyReceived(values),
    };
  }
}
