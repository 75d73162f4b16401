import { formatLongDay, formatMoney, sumOf } from '@flota/figures';
import { type AccountPayment, dayInMexico } from '@flota/schemas';
import { everyMail } from '@flota/texts/mails/every-mail';
import { jointReceiptMail } from '@flota/texts/mails/payments';
import { vehicleLine } from '../../contracts/index.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Sender } from '../../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { checkoutIdOf, ofCheckout } from '../checkout.js';
import { applicationOf, paymentInclude } from '../payment.presenter.js';
import { meansText, owedOf } from '../payment.texts.js';

/** Tells the customer once that the money for several contracts came. It is about the first of their payments. */
@Mail({ name: 'payments.send-joint-receipt', despiteBounces: true, notice: 'payments' }, 'payment')
export class JointReceiptMail extends OwedMail<'payment'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'payment'>): Promise<Letter> {
    const first = await this.prisma.payment.findUniqueOrThrow({
      where: { id },
      include: { contract: { select: { customer: { select: { name: true } } } } },
    });
    const payments = await this.prisma.payment.findMany({
      where: { ...ofCheckout(checkoutIdOf(first)), state: 'paid' },
      include: { ...paymentInclude, contract: true },
      orderBy: { contract: { number: 'asc' } },
    });
    return jointReceipt(sender, {
      name: first.contract.customer.name,
      means: first.provider,
      paidOn: dayInMexico(first.paidAt ?? first.createdAt),
      accountUrl: siteUrl('payments'),
      payments: payments.map((payment) => ({
        folio: payment.folio,
        contract: [payment.contract.nickname, payment.contract.number].filter(Boolean).join(', '),
        vehicle: vehicleLine(payment.contract),
        amount: payment.amount.toFixed(2),
        dueBalance: applicationOf(payment)?.dueBalance ?? '0.00',
      })),
    });
  }
}

/** Payments of several contracts that were made at once, as their receipt tells them. Amounts in MXN. */
export interface JointMoney {
  name: string;
  means: AccountPayment['provider'];
  paidOn: string;
  accountUrl: string;
  /** What each contract, by the name its customer gave it and its number, was paid, and what it owes then; less than nothing where it has credit. */
  payments: { folio: string; contract: string; vehicle: string; amount: string; dueBalance: string }[];
}

/** What came, for which contracts, and what they still owe. */
export function jointReceipt(sender: Sender, { name, means, paidOn, accountUrl, payments }: JointMoney): Letter {
  const total = formatMoney(sumOf(payments.map(({ amount }) => amount)));
  const values = {
    amount: `${total} MXN`,
    company: sender.name,
    count: String(payments.length),
    day: formatLongDay(paidOn),
    means: meansText(means),
  };
  return {
    subject: jointReceiptMail.subject(values),
    title: jointReceiptMail.title,
    preheader: jointReceiptMail.preheader(values),
    paragraphs: [everyMail.greeting({ name }), jointReceiptMail.received(values)],
    figures: [
      ...payments.map(({ amount, contract, folio, vehicle }) => ({
        label: jointReceiptMail.payment({ contract, vehicle, folio }),
        value: formatMoney(amount),
      })),
      { label: jointReceiptMail.total, value: total },
      {
        label: jointReceiptMail.dueNow,
        value: formatMoney(sumOf(payments.map(({ dueBalance }) => owedOf(dueBalance)))),
      },
    ],
    closing: [jointReceiptMail.closing],
    button: { label: jointReceiptMail.button, url: accountUrl },
    whyReceived: jointReceiptMail.whyReceived(values),
  };
}
