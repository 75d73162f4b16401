import { formatLongDay, formatMoney } from '@flota/figures';
import { type AccountPayment, dayInMexico, type PaymentKind } from '@flota/schemas';
import { vehicleLine } from '../../contracts/index.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Sender } from '../../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { applicationOf, paymentInclude } from '../payment.presenter.js';
import { MEANS, PART_LABELS, PAYMENT_NAMES } from '../payment.texts.js';

/** Tells the customer that their money came, and what it paid. */
@Mail({ name: 'payments.send-receipt', despiteBounces: true }, 'payment')
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
  const total = `${formatMoney(amount)} MXN`;
  return {
    subject: `Recibimos su pago de ${total}, folio ${folio}`,
    title: 'Recibimos su pago',
    folio,
    preheader: `${total} a su contrato ${contractNumber}, con fecha ${formatLongDay(paidOn)}.`,
    paragraphs: [
      `Hola, ${name}:`,
      `El ${formatLongDay(paidOn)} recibimos ${total} ${MEANS[means]} para su contrato ${contractNumber} (${vehicle}). Así se aplicó:`,
    ],
    figures: [
      { label: 'Concepto', value: PAYMENT_NAMES[kind] },
      ...appliedLines(payment.applied),
      { label: 'Total pagado', value: formatMoney(amount) },
      ...balanceLines(payment.applied),
    ],
    closing: ['Su recibo en PDF está en “Mis pagos”, en su cuenta. Los CFDI se emiten aparte.'],
    button: { label: 'Ver mi pago y su recibo', url: accountUrl },
    whyReceived: `Recibió este correo porque hizo un pago en ${sender.name}. En su perfil puede elegir qué avisos recibe.`,
  };
}

const isSome = (amount: string) => /[1-9]/.test(amount);

const appliedLines = ({ parts, unapplied }: ReceivedMoney['applied']) =>
  [
    ...PART_LABELS.map(([part, label]) => ({ label, amount: parts[part] })),
    { label: 'A favor de próximos pagos', amount: unapplied },
  ]
    .filter(({ amount }) => isSome(amount))
    .map(({ label, amount }) => ({ label, value: formatMoney(amount) }));

const balanceLines = ({ dueBalance, capitalBalance }: ReceivedMoney['applied']) => [
  { label: 'Por pagar hoy', value: formatMoney(dueBalance.startsWith('-') ? '0.00' : dueBalance) },
  ...(capitalBalance === null ? [] : [{ label: 'Saldo de capital', value: formatMoney(capitalBalance) }]),
];
