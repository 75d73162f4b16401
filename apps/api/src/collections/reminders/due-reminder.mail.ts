import { formatLongDay, formatMoney } from '@flota/figures';
import { daysBetween, payableUntil } from '@flota/finance';
import { dayOfColumn, Prisma } from '@flota/prisma';
import { dayInMexico } from '@flota/schemas';
import { dueReminderMail } from '@flota/texts/mails/contracts';
import { everyMail } from '@flota/texts/mails/every-mail';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter, WayToPay } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { contractLabel, PaymentLinks } from '../../contracts/index.js';
import { collectorWords } from '../agencies/collector-words.js';
import { dayValues, stepOfMail, wordsOf } from './reminder-words.js';
import { type ToldDue, toldDues } from './told-dues.js';

/** Tells a customer what falls due in the next days: what is to be paid by when, the first to fall due first. */
@Mail({ name: 'contracts.send-due-reminder', notice: 'dueDates' }, 'customer')
export class DueReminderMail extends OwedMail<'customer'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly links: PaymentLinks,
  ) {
    super();
  }

  /** Of what the sweep told: an attempt days later says the same. */
  override async compose({ id: emailId, about, owedAt, sender, siteUrl }: MailInHand<'customer'>): Promise<Letter> {
    const customer = await this.prisma.customer.findUniqueOrThrow({ where: { id: about.id } });
    const { name } = customer;
    const { dues, lines, firstDay } = await toldDues(this.prisma, emailId);
    const payUrl = ({ contract, dueOn }: ToldDue) =>
      this.links.urlOf({ contractId: contract.id, dueOn, mailedOn: dayInMexico(owedAt), customer });
    const day = formatLongDay(firstDay);
    const isOneDay = lines.every(({ dueOn }) => dayOfColumn(dueOn) === firstDay);
    const step = await stepOfMail(this.prisma, emailId);
    const said = wordsOf(step, {
      ...{ cliente: name, empresa: sender.name },
      contrato: [...new Set(dues.map(({ contract }) => contractLabel(contract)))].join(', '),
      monto: `${formatMoney(Prisma.Decimal.sum(0, ...dues.map(({ missing }) => missing)).toFixed(2))} MXN`,
      ...dayValues(firstDay, Math.max(daysBetween(dayInMexico(owedAt), firstDay), 0)),
    });
    return {
      subject: said.subject,
      title: dueReminderMail.title,
      preheader: dueReminderMail.preheader({ day }),
      paragraphs: [
        everyMail.greeting({ name }),
        ...(isOneDay || step.body !== null ? said.paragraphs : [dueReminderMail.severalDays]),
      ],
      figures: dues.map(({ contract, dueOn, missing }) => {
        const values = { contract: contractLabel(contract), day: formatLongDay(dueOn) };
        return {
          label: isOneDay ? dueReminderMail.contract(values) : dueReminderMail.contractOn(values),
          value: formatMoney(missing.toFixed(2)),
        };
      }),
      closing: [
        ...dues.flatMap(noteOf),
        dueReminderMail.closing,
        ...(await collectorWords(
          this.prisma,
          dues.map(({ contract }) => contract),
        )),
      ],
      ways: dues.map((due) => wayToPay(due, payUrl(due))),
      button: { label: dueReminderMail.button, url: siteUrl('account') },
      whyReceived: dueReminderMail.whyReceived({ company: sender.name }),
    };
  }
}

/** Where the money of a contract goes, and a link that pays it by card. */
const wayToPay = ({ contract, missing }: ToldDue, url: string): WayToPay => ({
  title: dueReminderMail.payTitle({ contract: contractLabel(contract) }),
  lines: [
    { label: dueReminderMail.payAmount, value: `${formatMoney(missing.toFixed(2))} MXN` },
    { label: dueReminderMail.payClabe, value: contract.clabe },
    { label: dueReminderMail.payReference, value: contract.paymentReference },
  ],
  button: { label: dueReminderMail.pay, url },
});

/** That it is charged by itself; until when there is time where banks don't work that day, and what was received before. */
function noteOf({ byItself, contract, credit, dueOn }: ToldDue): string[] {
  const until = payableUntil(dueOn);
  const values = {
    contract: contractLabel(contract),
    until: formatLongDay(until),
    credit: formatMoney(credit.toFixed(2)),
  };
  if (byItself) {
    const day = formatLongDay(byItself.chargeOn);
    return [dueReminderMail.noteByItself({ ...values, day, card: `•••• ${byItself.lastFour}` })];
  }
  if (until > dueOn) {
    return [credit.gt(0) ? dueReminderMail.noteUntilAndCredit(values) : dueReminderMail.noteUntil(values)];
  }
  return credit.gt(0) ? [dueReminderMail.noteCredit(values)] : [];
}
