import { formatDay, formatLongDay, formatMoney } from '@flota/figures';
import type { Prisma } from '@flota/prisma';
import { dayOfColumn } from '@flota/prisma';
import { everyMail } from '@flota/texts/mails/every-mail';
import {
  restructuringAcceptedMail,
  restructuringMails,
  restructuringProposedMail,
} from '@flota/texts/mails/restructurings';
import { restructuringFiguresSchema, todayInMexico } from '@flota/schemas';
import { contractLabel, Ledgers, letterFileName } from '../contracts/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { Files } from '../platform/storage/files.js';
import { isOpen } from './open-proposals.js';
import { figuresOrNone } from './restructuring-figures.js';

const WITH_CUSTOMER = {
  contract: { include: { customer: { select: { name: true } } } },
} satisfies Prisma.RestructuringInclude;
type InHand = MailInHand<'restructuring'>;

/** What is proposed, by the contract as it stands when the mail is written; nothing once nobody can accept it any more. */
@Mail({ name: 'restructurings.send-proposal', notice: 'formalities' }, 'restructuring')
export class RestructuringProposedMail extends OwedMail<'restructuring'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ledgers: Ledgers,
  ) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: InHand): Promise<Letter | null> {
    const row = await this.prisma.restructuring.findUniqueOrThrow({ where: { id }, include: WITH_CUSTOMER });
    const { contract } = row;
    const today = todayInMexico();
    const figures = isOpen(row, today) && figuresOrNone(await this.ledgers.read(contract.id), row, today);
    if (!figures) return null;
    const { after, before } = figures;
    const label = contractLabel(contract);
    const pair = (old: string, now: string) => restructuringMails.oldAndNew({ old, now });
    return {
      subject: restructuringMails.subject({ title: restructuringProposedMail.title, contract: contract.number }),
      title: restructuringProposedMail.title,
      preheader: restructuringProposedMail.preheader,
      paragraphs: [
        everyMail.greeting({ name: contract.customer.name }),
        restructuringProposedMail.told({ contract: label, day: formatLongDay(dayOfColumn(row.validUntil)) }),
        restructuringProposedMail.next,
      ],
      ways: [
        {
          title: restructuringMails.way({ contract: label }),
          lines: [
            { label: restructuringMails.payment, value: pair(formatMoney(before.payment), formatMoney(after.payment)) },
            {
              label: restructuringMails.payments,
              value: pair(String(before.paymentsLeft), String(after.paymentsLeft)),
            },
            { label: restructuringMails.last, value: pair(formatDay(before.lastDueOn), formatDay(after.lastDueOn)) },
          ],
          button: { label: restructuringProposedMail.button, url: siteUrl('contract', { contractId: contract.id }) },
        },
      ],
      whyReceived: restructuringMails.whyReceived({ company: sender.name }),
    };
  }
}

/** What was accepted. */
@Mail({ name: 'restructurings.send-acceptance', notice: 'formalities' }, 'restructuring')
export class RestructuringAcceptedMail extends OwedMail<'restructuring'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
  ) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: InHand): Promise<Letter> {
    const row = await this.prisma.restructuring.findUniqueOrThrow({
      where: { id },
      include: { ...WITH_CUSTOMER, document: { include: { file: true } } },
    });
    const { contract, document } = row;
    const { after } = restructuringFiguresSchema.parse(row.shownFigures);
    const label = contractLabel(contract);
    return {
      subject: restructuringMails.subject({ title: restructuringAcceptedMail.title, contract: contract.number }),
      title: restructuringAcceptedMail.title,
      preheader: restructuringAcceptedMail.preheader,
      paragraphs: [
        everyMail.greeting({ name: contract.customer.name }),
        restructuringAcceptedMail.told({ contract: label }),
        restructuringAcceptedMail.next,
      ],
      ways: [
        {
          title: restructuringMails.way({ contract: label }),
          lines: [
            {
              label: restructuringMails.nextPayment,
              value: `${formatMoney(after.nextTotal)} · ${formatDay(after.nextDueOn)}`,
            },
            { label: restructuringMails.payment, value: formatMoney(after.payment) },
            { label: restructuringMails.payments, value: String(after.paymentsLeft) },
            { label: restructuringMails.last, value: formatDay(after.lastDueOn) },
          ],
          button: { label: restructuringAcceptedMail.button, url: siteUrl('contract', { contractId: contract.id }) },
        },
      ],
      ...(document && {
        attachments: [
          {
            filename: letterFileName(document),
            content: await this.files.read(document.file),
            contentType: document.file.contentType,
          },
        ],
      }),
      whyReceived: restructuringMails.whyReceived({ company: sender.name }),
    };
  }
}
