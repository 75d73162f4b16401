import { formatMoney } from '@flota/figures';
import { contractLabel, Ledgers } from '../../contracts/index.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';

/** Tells the customer of money that could not do what it was paid for, most often because it was paid twice. */
@Mail('payments.send-kept-money', 'payment')
export class KeptMoneyMail extends OwedMail<'payment'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ledgers: Ledgers,
  ) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'payment'>): Promise<Letter> {
    const { amount, contract, contractId, duplicate, folio } = await this.prisma.payment.findUniqueOrThrow({
      where: { id },
      include: { contract: { include: { customer: { select: { name: true } } } } },
    });
    const { credit } = await this.ledgers.standing(contractId);
    return keptMoney({
      folio,
      name: contract.customer.name,
      contract: contractLabel(contract),
      amount: amount.toFixed(2),
      credit,
      duplicate,
      phone: sender.phone,
      sender: sender.name,
      url: siteUrl('contract', { contractId }),
    });
  }
}

interface KeptMoney {
  folio: string;
  name: string;
  contract: string;
  amount: string;
  /** Of the contract now. */
  credit: string;
  duplicate: boolean;
  phone: string;
  sender: string;
  url: string;
}

export function keptMoney({ amount, contract, credit, duplicate, folio, name, phone, sender, url }: KeptMoney): Letter {
  const money = `${formatMoney(amount)} MXN`;
  return {
    subject: duplicate
      ? `Recibimos un pago más de su contrato ${contract}: ${money}`
      : `Su pago de ${money} espera sus instrucciones`,
    title: duplicate ? 'Recibimos dos pagos' : 'Su pago quedó a su favor',
    folio,
    preheader: `Su dinero está a salvo: tiene ${formatMoney(credit)} de saldo a favor.`,
    paragraphs: [
      `Hola, ${name}:`,
      duplicate
        ? `Recibimos ${money} para su contrato ${contract} después de otro pago que ya cubría lo mismo. No hace falta que nos llame: lo que sobró es suyo y quedó como saldo a favor.`
        : `Cuando llegó su pago de ${money} ya no era posible aplicarlo como lo pidió en su contrato ${contract}. Lo que sobró es suyo y quedó como saldo a favor.`,
      'Usted decide: puede dejarlo para sus siguientes pagos, abonarlo a capital, pasarlo a otro de sus contratos o pedir que se lo devolvamos a su cuenta.',
    ],
    figures: [
      { label: 'Este pago', value: formatMoney(amount) },
      { label: 'Saldo a favor del contrato', value: formatMoney(credit) },
    ],
    closing: [`Mientras no elija, cubre lo que vaya venciendo. Si tiene dudas, llámenos al ${phone}.`],
    button: { label: 'Elegir qué hacer', url },
    whyReceived: `Recibió este correo porque ${sender} tiene dinero suyo.`,
  };
}
