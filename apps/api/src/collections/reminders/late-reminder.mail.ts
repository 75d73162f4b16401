import { daysBetween } from '@flota/finance';
import { formatLongDay, formatMoney } from '@flota/figures';
import { dayInMexico, todayInMexico } from '@flota/schemas';
import { dueReminderMail, lateReminderMail } from '@flota/texts/mails/contracts';
import { everyMail } from '@flota/texts/mails/every-mail';
import { Decimal } from 'decimal.js';
import { contractLabel, PaymentLinks } from '../../contracts/index.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { collectorWords } from '../agencies/collector-words.js';
import { dayValues, stepOfMail, wordsOf } from './reminder-words.js';
import { toldLate } from './told-late.js';

/** Tells a customer what is overdue, all of it as of the day on which it leaves, or nothing once it is paid. */
@Mail({ name: 'collections.send-late-reminder', notice: 'dueDates' }, 'customer')
export class LateReminderMail extends OwedMail<'customer'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly links: PaymentLinks,
  ) {
    super();
  }

  override async compose({
    id: emailId,
    about,
    owedAt,
    sender,
    siteUrl,
  }: MailInHand<'customer'>): Promise<Letter | null> {
    const dues = await toldLate(this.prisma, { emailId });
    const [first] = dues;
    if (!first) return null;
    const customer = await this.prisma.customer.findUniqueOrThrow({ where: { id: about.id } });
    const day = formatLongDay(first.dueOn);
    const { paragraphs, subject } = wordsOf(await stepOfMail(this.prisma, emailId), {
      ...{ cliente: customer.name, empresa: sender.name },
      contrato: dues.map(({ contract }) => contractLabel(contract)).join(', '),
      monto: `${formatMoney(Decimal.sum(...dues.map(({ owed }) => owed)).toFixed(2))} MXN`,
      ...dayValues(first.dueOn, daysBetween(first.dueOn, todayInMexico())),
    });
    return {
      subject,
      title: lateReminderMail.title,
      preheader: lateReminderMail.preheader({ day }),
      paragraphs: [everyMail.greeting({ name: customer.name }), ...paragraphs],
      figures: dues.map(({ contract, dueOn, owed }) => ({
        label: lateReminderMail.contract({ contract: contractLabel(contract), day: formatLongDay(dueOn) }),
        value: formatMoney(owed),
      })),
      closing: [
        lateReminderMail.closing,
        ...(await collectorWords(
          this.prisma,
          dues.map(({ contract }) => contract),
        )),
      ],
      ways: dues.map(({ contract, dueOn, owed }) => ({
        title: dueReminderMail.payTitle({ contract: contractLabel(contract) }),
        lines: [
          { label: dueReminderMail.payAmount, value: `${formatMoney(owed)} MXN` },
          { label: dueReminderMail.payClabe, value: contract.clabe },
          { label: dueReminderMail.payReference, value: contract.paymentReference },
        ],
        button: {
          label: dueReminderMail.pay,
          url: this.links.urlOf({ contractId: contract.id, dueOn, mailedOn: dayInMexico(owedAt), customer }),
        },
      })),
      button: { label: dueReminderMail.button, url: siteUrl('account') },
      whyReceived: dueReminderMail.whyReceived({ company: sender.name }),
    };
  }
}
