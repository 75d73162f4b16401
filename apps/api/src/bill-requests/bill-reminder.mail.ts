import { formatLongDay } from '@flota/figures';
import { dayInMexico } from '@flota/schemas';
import { billReminderMail, billStepMail } from '@flota/texts/mails/bill-requests';
import { everyMail } from '@flota/texts/mails/every-mail';
import { vehicleLine } from '../contracts/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { itemsOf } from './bill-correction-items.js';
import { correctionLines } from './bill-correction-words.js';

/** Reminds a customer that a request waits for what they were asked to mend. */
@Mail({ name: 'bill-requests.send-reminder', notice: 'billRequests' }, 'bill_request')
export class BillReminderMail extends OwedMail<'bill_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, owedAt, sender, siteUrl }: MailInHand<'bill_request'>): Promise<Letter> {
    const { contract, corrections, folio } = await this.prisma.billRequest.findUniqueOrThrow({
      where: { id },
      include: {
        contract: { include: { customer: { select: { name: true } } } },
        corrections: { where: { askedAt: { lte: owedAt } }, orderBy: [{ askedAt: 'desc' }, { id: 'desc' }], take: 1 },
      },
    });
    const [correction] = corrections;
    if (!correction) throw new Error(`Nothing was asked for in ${folio}`);
    const day = formatLongDay(dayInMexico(correction.askedAt));
    return {
      subject: billReminderMail.subject({ folio }),
      title: billReminderMail.title,
      folio,
      preheader: billReminderMail.preheader({ day }),
      paragraphs: [
        everyMail.greeting({ name: contract.customer.name }),
        billReminderMail.waiting({ day }),
        ...correctionLines(itemsOf(correction)),
        billStepMail.correctionNext,
        billStepMail.contract({ contract: contract.number, vehicle: vehicleLine(contract) }),
      ],
      button: { label: billStepMail.correctionButton, url: siteUrl('vehicleBill') },
      whyReceived: billStepMail.whyReceived({ company: sender.name }),
    };
  }
}
