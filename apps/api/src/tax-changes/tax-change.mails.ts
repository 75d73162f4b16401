import type { TaxChange } from '@flota/prisma';
import { everyMail } from '@flota/texts/mails/every-mail';
import {
  taxChangeDecisionMail,
  taxChangeMails,
  taxChangeNoticeMail,
  taxChangeReceiptMail,
} from '@flota/texts/mails/tax-changes';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import type { Sender } from '../platform/mail/sender.js';
import { staffNotice } from '../platform/mail/staff-notice.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';

/** Tells the customer that their request came in: whoever did not send it learns of it here. */
@Mail({ name: 'tax-changes.send-receipt', notice: 'formalities' }, 'tax_change')
export class TaxChangeReceiptMail extends OwedMail<'tax_change'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'tax_change'>): Promise<Letter> {
    const change = await changeOf(this.prisma, id);
    return letter(change, sender, siteUrl('profile'), {
      title: taxChangeReceiptMail.title,
      preheader: taxChangeReceiptMail.preheader,
      paragraphs: [
        taxChangeReceiptMail.received({ legalName: change.legalName }),
        taxChangeReceiptMail.meanwhile({ formerName: change.formerName }),
        taxChangeReceiptMail.notYours,
      ],
    });
  }
}

/** Tells the customer what was decided; of a rejection the reason. */
@Mail({ name: 'tax-changes.send-decision', notice: 'formalities' }, 'tax_change')
export class TaxChangeDecisionMail extends OwedMail<'tax_change'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'tax_change'>): Promise<Letter> {
    const change = await changeOf(this.prisma, id);
    const { formerName, legalName, state } = change;
    const part =
      state === 'approved'
        ? {
            title: taxChangeDecisionMail.approvedTitle,
            preheader: taxChangeDecisionMail.approvedPreheader,
            paragraphs: [taxChangeDecisionMail.approved({ legalName }), taxChangeDecisionMail.approvedNext],
          }
        : {
            title: taxChangeDecisionMail.rejectedTitle,
            preheader: taxChangeDecisionMail.rejectedPreheader,
            paragraphs: [
              taxChangeDecisionMail.rejected({ reason: change.reason ?? '' }),
              taxChangeDecisionMail.rejectedNext({ formerName }),
            ],
          };
    return letter(change, sender, siteUrl('profile'), part);
  }
}

/** Tells the lender's own mailbox that a request came in. */
@Mail({ name: 'tax-changes.send-notice', despiteBounces: true }, 'tax_change')
export class TaxChangeNoticeMail extends OwedMail<'tax_change'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: MailInHand<'tax_change'>): Promise<Letter> {
    const { folio, taxProfile } = await changeOf(this.prisma, id);
    return staffNotice({
      title: taxChangeNoticeMail.title,
      folio,
      name: taxProfile.customer.name,
      task: taxChangeNoticeMail.task,
      url: staffUrl('tax-changes', id),
    });
  }
}

const changeOf = (prisma: PrismaService, id: string) =>
  prisma.taxChange.findUniqueOrThrow({
    where: { id },
    include: { taxProfile: { include: { customer: { select: { name: true } } } } },
  });

function letter(
  { folio, taxProfile }: TaxChange & { taxProfile: { customer: { name: string } } },
  sender: Sender,
  url: string,
  part: Pick<Letter, 'title' | 'preheader' | 'paragraphs'>,
): Letter {
  return {
    ...part,
    subject: taxChangeMails.subject({ title: part.title, folio }),
    folio,
    paragraphs: [everyMail.greeting({ name: taxProfile.customer.name }), ...part.paragraphs],
    button: { label: taxChangeMails.button, url },
    whyReceived: taxChangeMails.whyReceived({ company: sender.name }),
  };
}
