import { formatLongDay } from '@flota/figures';
import { dayOfColumn } from '@flota/prisma';
import { dayInMexico } from '@flota/schemas';
import { everyMail } from '@flota/texts/mails/every-mail';
import { policyMails, policyReminderMail } from '@flota/texts/mails/policies';
import { contractLabel, vehicleLine } from '../contracts/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';

/** Tells a customer that a vehicle's policy ends, or ended. */
@Mail({ name: 'policies.send-reminder', notice: 'policies' }, 'policy')
export class PolicyReminderMail extends OwedMail<'policy'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  /** Of the day it was owed: an attempt later says the same. */
  override async compose({ about, owedAt, sender, siteUrl }: MailInHand<'policy'>): Promise<Letter> {
    const { number, endsOn, contract } = await this.prisma.policy.findUniqueOrThrow({
      where: { id: about.id },
      include: { contract: { include: { customer: { select: { name: true } } } } },
    });
    const vehicle = vehicleLine(contract);
    const values = { number, vehicle, contract: contractLabel(contract), day: formatLongDay(dayOfColumn(endsOn)) };
    const { title, told } = wordsOf(dayOfColumn(endsOn), dayInMexico(owedAt), values);
    return {
      subject: policyReminderMail.subject({ title, vehicle }),
      title,
      preheader: policyReminderMail.preheader,
      paragraphs: [
        everyMail.greeting({ name: contract.customer.name }),
        told,
        policyReminderMail.next({ company: sender.name }),
      ],
      button: { label: policyMails.button, url: siteUrl('insurance') },
      whyReceived: policyMails.whyReceived({ company: sender.name }),
    };
  }
}

type Values = Parameters<typeof policyReminderMail.soon>[0];

function wordsOf(endsOn: string, on: string, values: Values): { title: string; told: string } {
  if (endsOn > on) return { title: policyReminderMail.soonTitle, told: policyReminderMail.soon(values) };
  return endsOn === on
    ? { title: policyReminderMail.todayTitle, told: policyReminderMail.today(values) }
    : { title: policyReminderMail.afterTitle, told: policyReminderMail.after(values) };
}
