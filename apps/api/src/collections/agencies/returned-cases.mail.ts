import { formatDay } from '@flota/figures';
import { dayInMexico } from '@flota/schemas';
import { returnedCasesMail } from '@flota/texts/mails/contracts';
import { staffNoticeMail } from '@flota/texts/mails/every-mail';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';

/** Tells the lender's mailbox that an agency's cases are the desk's again. */
@Mail({ name: 'collections.send-returned-cases', despiteBounces: true }, 'collection_agency')
export class ReturnedCasesMail extends OwedMail<'collection_agency'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about, id, owedAt, staffUrl }: MailInHand<'collection_agency'>): Promise<Letter> {
    const day = dayInMexico(owedAt);
    const agency = await this.prisma.collectionAgency.findUniqueOrThrow({ where: { id: about.id } });
    const cases = await this.prisma.collectionHandover.count({ where: { agencyId: about.id, returnMailId: id } });
    const what = returnedCasesMail.what({ agency: agency.name, day: formatDay(day), cases });
    return {
      subject: returnedCasesMail.subject({ agency: agency.name }),
      title: returnedCasesMail.title,
      preheader: what,
      paragraphs: [what, returnedCasesMail.task({ email: agency.email }), returnedCasesMail.file],
      button: { label: staffNoticeMail.button, url: staffUrl('collections') },
      whyReceived: staffNoticeMail.whyReceived,
    };
  }
}
