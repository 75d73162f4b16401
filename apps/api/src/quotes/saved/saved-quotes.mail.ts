import { savedQuotesMail } from '@flota/texts/mails/quotes';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { instantLabel } from '../../platform/text/labels.js';
import { QuoteListLinks } from './quote-list-links.js';

/** The link to all quotes of a mailbox, on its way there. */
@Mail({ name: 'quotes.send-list-link', despiteBounces: true }, 'quote_list_link')
export class SavedQuotesMail extends OwedMail<'quote_list_link'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly links: QuoteListLinks,
  ) {
    super();
  }

  override async compose({ about: { id }, sender }: MailInHand<'quote_list_link'>): Promise<Letter> {
    const { expiresAt } = await this.prisma.quoteListLink.findUniqueOrThrow({ where: { id } });
    const values = { company: sender.name, until: instantLabel(expiresAt) };
    return {
      subject: savedQuotesMail.subject(values),
      title: savedQuotesMail.title,
      preheader: savedQuotesMail.preheader(values),
      paragraphs: [savedQuotesMail.what, savedQuotesMail.link(values)],
      button: { label: savedQuotesMail.button, url: this.links.urlOf(id) },
      whyReceived: savedQuotesMail.whyReceived(values),
    };
  }
}
