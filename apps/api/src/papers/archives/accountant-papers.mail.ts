import type { StoredFile } from '@flota/prisma';
import { dayInMexico } from '@flota/schemas';
import { formatLongDay } from '@flota/figures';
import { accountantMails, accountantPapersMail } from '@flota/texts/mails/papers';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Attachment } from '../../platform/mail/mail-transport.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { Files } from '../../platform/storage/files.js';
import { AccountantLinks } from '../accountant/accountant-links.js';
import { archiveFileName } from './archive-file-name.js';
import { ArchiveLinks } from './archive-links.js';

/** What any mailbox takes; a larger ZIP is fetched by its address. */
const MOST_ATTACHED = 8 * 1024 * 1024;

/** Brings a customer's papers to the accountant who agreed to get them. */
@Mail('papers.send-to-accountant', 'paper_archive')
export class AccountantPapersMail extends OwedMail<'paper_archive'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
    private readonly archiveLinks: ArchiveLinks,
    private readonly accountantLinks: AccountantLinks,
  ) {
    super();
  }

  override async compose({ about, sender, siteUrl }: MailInHand<'paper_archive'>): Promise<Letter> {
    const archive = await this.prisma.paperArchive.findUniqueOrThrow({
      where: { id: about.id },
      include: { customer: { select: { name: true } }, accountant: true, file: true },
    });
    const { customer, accountant, file, made, expiresAt } = archive;
    if (!accountant || !file) throw new Error(`The papers ${about.id} are for no accountant, or gone`);
    const isAttached = file.size <= MOST_ATTACHED;
    const values = {
      name: customer.name,
      company: sender.name,
      count: made,
      day: formatLongDay(dayInMexico(expiresAt)),
    };
    return {
      subject: accountantPapersMail.subject(values),
      title: accountantPapersMail.title,
      preheader: accountantPapersMail.preheader(values),
      paragraphs: [
        accountantMails.greeting,
        accountantPapersMail.papers(values),
        isAttached ? accountantPapersMail.attached : accountantPapersMail.linked(values),
        accountantPapersMail.folders,
      ],
      closing: [
        accountantMails.stop({ link: `${siteUrl('accountant')}#token=${this.accountantLinks.tokenOf(accountant.id)}` }),
      ],
      ...(!isAttached && { button: { label: accountantPapersMail.button, url: this.archiveLinks.urlOf(about.id) } }),
      whyReceived: accountantMails.whyReceived(values),
      attachments: isAttached ? [await this.attachment(file, archiveFileName(archive))] : [],
    };
  }

  private async attachment(file: StoredFile, filename: string): Promise<Attachment> {
    return { filename, content: await this.files.read(file), contentType: file.contentType };
  }
}
