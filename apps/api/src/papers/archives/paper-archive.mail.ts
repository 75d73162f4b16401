import { dayInMexico } from '@flota/schemas';
import { formatLongDay } from '@flota/figures';
import { everyMail } from '@flota/texts/mails/every-mail';
import { paperArchiveMail } from '@flota/texts/mails/papers';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';

const NAMED = { select: { name: true } } as const;

/** Tells whoever asked for a ZIP that it is made. It is fetched in the account. */
@Mail({ name: 'papers.archive-ready', notice: 'formalities' }, 'paper_archive')
export class PaperArchiveMail extends OwedMail<'paper_archive'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about, sender, siteUrl }: MailInHand<'paper_archive'>): Promise<Letter> {
    const { customer, askedBy, expiresAt, made } = await this.prisma.paperArchive.findUniqueOrThrow({
      where: { id: about.id },
      include: { customer: NAMED, askedBy: NAMED },
    });
    const values = { count: made, day: formatLongDay(dayInMexico(expiresAt)) };
    return {
      subject: paperArchiveMail.subject,
      title: paperArchiveMail.title,
      preheader: paperArchiveMail.preheader(values),
      paragraphs: [
        everyMail.greeting({ name: (askedBy ?? customer).name }),
        paperArchiveMail.ready(values),
        paperArchiveMail.until(values),
      ],
      button: { label: paperArchiveMail.button, url: siteUrl('papers') },
      whyReceived: paperArchiveMail.whyReceived({ company: sender.name }),
    };
  }
}
