import { everyMail } from '@flota/texts/mails/every-mail';
import { staffAccountMail, staffInvitationMail, staffRoles, staffSecurityMail } from '@flota/texts/mails/staff';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { instantLabel } from '../../platform/text/labels.js';
import { StaffInvitationsService } from './staff-invitations.service.js';

/** The link to choose a password by. */
@Mail({ name: 'staff.send-invitation', despiteBounces: true }, 'staff_invitation')
export class StaffInvitationMail extends OwedMail<'staff_invitation'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly invitations: StaffInvitationsService,
  ) {
    super();
  }

  override async compose({ about: { id }, sender }: MailInHand<'staff_invitation'>): Promise<Letter> {
    const { staff, expiresAt } = await this.prisma.staffInvitation.findUniqueOrThrow({
      where: { id },
      include: { staff: true },
    });
    const isNew = staff.passwordHash === null;
    const values = { company: sender.name, role: staffRoles[staff.role], until: instantLabel(expiresAt) };
    const title = isNew ? staffInvitationMail.titleNew(values) : staffInvitationMail.title;
    return {
      subject: title,
      title,
      preheader: staffInvitationMail.preheader(values),
      paragraphs: [
        everyMail.greeting({ name: staff.name }),
        isNew ? staffInvitationMail.whatNew(values) : staffInvitationMail.what,
        staffInvitationMail.link(values),
      ],
      button: { label: staffInvitationMail.button, url: this.invitations.urlOf(id) },
      whyReceived: staffInvitationMail.whyReceived(values),
    };
  }
}

/** The role changed, or the account was closed or opened again. */
@Mail({ name: 'staff.notify-account', despiteBounces: true }, 'staff_account')
export class StaffAccountNoticeMail extends OwedMail<'staff_account'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about, owedAt, sender, staffUrl }: MailInHand<'staff_account'>): Promise<Letter> {
    const { name, role, active } = await this.prisma.staffAccount.findUniqueOrThrow({ where: { id: about.id } });
    const title = active ? staffAccountMail.titleChanged : staffAccountMail.titleClosed;
    const values = { role: staffRoles[role], when: instantLabel(owedAt) };
    return {
      subject: title,
      title,
      preheader: active ? staffAccountMail.preheaderChanged(values) : staffAccountMail.preheaderClosed,
      paragraphs: [
        everyMail.greeting({ name }),
        active ? staffAccountMail.changed(values) : staffAccountMail.closed(values),
        staffAccountMail.mistake,
      ],
      ...(active && { button: { label: staffAccountMail.button, url: staffUrl('') } }),
      whyReceived: staffSecurityMail.whyReceived({ company: sender.name }),
    };
  }
}
