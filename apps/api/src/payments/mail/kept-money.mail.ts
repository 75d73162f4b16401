import { formatMoney } from '@flota/figures';
import { everyMail } from '@flota/texts/mails/every-mail';
import { keptMoneyMail } from '@flota/texts/mails/payments';
import { contractLabel, Ledgers } from '../../contracts/index.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';

/** Tells the customer of money that could not do what it was paid for, most often because it was paid twice. */
@Mail({ name: 'payments.send-kept-money', notice: 'formalities' }, 'payment')
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
  const values = {
    amount: `${formatMoney(amount)} MXN`,
    company: sender,
    contract,
    credit: formatMoney(credit),
    phone,
  };
  return {
    subject: duplicate ? keptMoneyMail.subjectTwice(values) : keptMoneyMail.subject(values),
    title: duplicate ? keptMoneyMail.titleTwice : keptMoneyMail.title,
    folio,
    preheader: keptMoneyMail.preheader(values),
    paragraphs: [
      everyMail.greeting({ name }),
      duplicate ? keptMoneyMail.keptTwice(values) : keptMoneyMail.kept(values),
      keptMoneyMail.choice,
    ],
    figures: [
      { label: keptMoneyMail.payment, value: formatMoney(amount) },
      { label: keptMoneyMail.credit, value: formatMoney(credit) },
    ],
    closing: [keptMoneyMail.closing(values)],
    button: { label: keptMoneyMail.button, url },
    whyReceived: keptMoneyMail.whyReceived(values),
  };
}
