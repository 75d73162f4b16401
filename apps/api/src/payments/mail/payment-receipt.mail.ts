import { formatLongDay, formatMoney } from '@flota/figures';
import { type AccountPayment, dayInMexico, type PaymentKind } from '@flota/schemas';
import { everyMail } from '@flota/texts/mails/every-mail';
import { paymentKinds, paymentParts, paymentReceiptMail } from '@flota/texts/mails/payments';
import { vehicleLine } from '../../contracts/index.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Sender } from '../../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { applicationOf, paymentInclude } from '../payment.presenter.js';
import { meansText, owedOf, PAID_PARTS } from '../payment.texts.js';

/** Tells the customer that their money came, and what it paid. */
@Mail({ name: 'payments.send-receipt', despiteBounces: true, notice: 'payments' }, 'payment')
export class PaymentReceiptMail extends OwedMail<'payment'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'payment'>): Promise<Letter> {
    const payment = await this.prisma.payment.findUniqueOrThrow({
      where: { id },
      include: { ...paymentInclude, contract: { include: { customer: { select: { name: true } } } } },
    });
    const applied = applicationOf(payment);
    if (!applied) throw new Error(`The payment ${id} is not posted`);
    const { contract, folio, kind, provider, amount, paidAt, createdAt } = payment;
    return paymentReceipt(sender, {
      folio,
      kind,
      means: provider,
      name: contract.customer.name,
      contractNumber: contract.number,
      vehicle: vehicleLine(contract),
      amount: amount.toFixed(2),
      paidOn: dayInMexico(paidAt ?? createdAt),
      accountUrl: `${siteUrl('payments')}#${folio}`,
      applied,
    });
  }
}

/** A payment as its receipt tells it. */
export interface ReceivedMoney {
  folio: string;
  name: string;
  contractNumber: string;
  vehicle: string;
  kind: PaymentKind;
  means: AccountPayment['provider'];
  amount: string;
  paidOn: string;
  applied: NonNullable<AccountPayment['applied']>;
  accountUrl: string;
}

/** What came, what it paid and what is left. */
export function paymentReceipt(sender: Sender, payment: ReceivedMoney): Letter {
  const { folio, name, contractNumber, vehicle, kind, means, amount, paidOn, accountUrl } = payment;
  const values = {
    amount: `${formatMoney(amount)} MXN`,
    company: sender.name,
    contract: contractNumber,
    day: formatLongDay(paidOn),
    folio,
    means: meansText(means),
    vehicle,
  };
  return {
    subject: paymentReceiptMail.subject(values),
    title: paymentReceiptMail.title,
    folio,
    preheader: paymentReceiptMail.preheader(values),
    paragraphs: [everyMail.greeting({ name }), paymentReceiptMail.received(values)],
    figures: [
      { label: paymentReceiptMail.kind, value: paymentKinds[kind] },
      ...appliedLines(payment.applied),
      { label: paymentReceiptMail.total, value: formatMoney(amount) },
      ...balanceLines(payment.applied),
    ],
    closing: [paymentReceiptMail.closing],
    button: { label: paymentReceiptMail.button, url: accountUrl },
    whyReceived: paymentReceiptMail.whyReceived(values),
  };
}

const isSome = (amount: string) => /[1-9]/.test(amount);

const appliedLines = ({ parts, unapplied }: ReceivedMoney['applied']) =>
  [
    ...PAID_PARTS.map((part) => ({ label: paymentParts[part], amount: parts[part] })),
    { label: paymentReceiptMail.unapplied, amount: unapplied },
  ]
    .filter(({ amount }) => isSome(amount))
    .map(({ label, amount }) => ({ label, value: formatMoney(amount) }));

const balanceLines = ({ dueBalance, capitalBalance }: ReceivedMoney['applied']) => [
  { label: paymentReceiptMail.dueNow, value: formatMoney(owedOf(dueBalance)) },
  ...(capitalBalance === null ? [] : [{ label: paymentReceiptMail.capital, value: formatMoney(capitalBalance) }]),
];
