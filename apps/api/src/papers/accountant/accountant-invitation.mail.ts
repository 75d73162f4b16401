import { dayInMexico } from '@flota/schemas';
import { formatLongDay } from '@flota/figures';
import { accountantInvitationMail, accountantMails } from '@flota/texts/mails/papers';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { AccountantLinks } from './accountant-links.js';

/** Asks whether a mailbox wants a customer's papers. It is the only mail that goes there before somebody said so. */
@Mail('papers.invite-accountant', 'accountant')
export class AccountantInvitationMail extends OwedMail<'accountant'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly links: AccountantLinks,
  ) {
    super();
  }

  override async compose({ about, sender, siteUrl }: MailInHand<'accountant'>): Promise<Letter> {
    const { id, customer, askedUntil } = await this.prisma.accountant.findUniqueOrThrow({
      where: { id: about.id },
      include: { customer: { select: { name: true } } },
    });
    const values = { name: customer.name, company: sender.name, day: formatLongDay(dayInMexico(askedUntil)) };
    return {
      subject: accountantInvitationMail.subject(values),
      title: accountantInvitationMail.title,
      preheader: accountantInvitationMail.preheader(values),
      paragraphs: [
        accountantMails.greeting,
        accountantInvitationMail.what(values),
        accountantInvitationMail.choose(values),
        accountantInvitationMail.unknown,
      ],
      button: {
        label: accountantInvitationMail.button,
        url: `${siteUrl('accountant')}#token=${this.links.tokenOf(id)}`,
      },
      whyReceived: accountantInvitationMail.whyReceived(values),
    };
  }
}
