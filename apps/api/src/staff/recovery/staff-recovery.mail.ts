import { everyMail } from '@flota/texts/mails/every-mail';
import { staffRecoveryMail, staffSecurityMail } from '@flota/texts/mails/staff';
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
        label: staffRecoveryMail.button,
        url: words.toAccount ? staffUrl('staff-accounts', staffId) : staffUrl(''),
      },
      whyReceived: staffSecurityMail.whyReceived({ company: sender.name }),
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
  const hello = everyMail.greeting({ name });
  if (by === null) {
    return isOwn
      ? {
          title: staffRecoveryMail.askedOwnTitle,
          preheader: staffRecoveryMail.askedOwnPreheader,
          paragraphs: [hello, staffRecoveryMail.askedOwn, staffRecoveryMail.askedOwnNotYours],
          toAccount: false,
        }
      : {
          title: staffRecoveryMail.askedTitle({ name }),
          preheader: staffRecoveryMail.askedPreheader,
          paragraphs: [staffRecoveryMail.asked({ name }), staffRecoveryMail.askedCheck],
          toAccount: true,
        };
  }
  if (usableUntil) {
    const values = { by, name, until: instantLabel(usableUntil) };
    return isOwn
      ? {
          title: staffRecoveryMail.approvedOwnTitle,
          preheader: staffRecoveryMail.approvedOwnPreheader(values),
          paragraphs: [hello, staffRecoveryMail.approvedOwn(values), staffRecoveryMail.approvedOwnNotYours],
          toAccount: false,
        }
      : {
          title: staffRecoveryMail.approvedTitle(values),
          preheader: staffRecoveryMail.approvedPreheader(values),
          paragraphs: [staffRecoveryMail.approved(values), staffRecoveryMail.approvedDoubt],
          toAccount: true,
        };
  }
  return {
    title: isOwn ? staffRecoveryMail.rejectedOwnTitle : staffRecoveryMail.rejectedTitle({ name }),
    preheader: staffRecoveryMail.rejectedPreheader({ by }),
    paragraphs: isOwn
      ? [hello, staffRecoveryMail.rejectedOwn({ by })]
      : [staffRecoveryMail.rejectedGreeting, staffRecoveryMail.rejected({ by, name })],
    toAccount: !isOwn,
  };
}
