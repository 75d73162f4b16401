import { formatLongDay, formatMoney } from '@flota/figures';
import { dayOfColumn } from '@flota/prisma';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { contractLabel } from '../contract.texts.js';

/** Tells a customer what falls due in the next days: what is to be paid by when, the first to fall due first. */
@Mail('contracts.send-due-reminder', 'customer')
export class DueReminderMail extends OwedMail<'customer'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  /** Of what the sweep told: an attempt days later says the same. */
  override async compose({ id: emailId, about, sender, siteUrl }: MailInHand<'customer'>): Promise<Letter> {
    const { name } = await this.prisma.customer.findUniqueOrThrow({ where: { id: about.id } });
    const reminders = await this.prisma.dueReminder.findMany({ where: { emailId }, orderBy: { dueOn: 'asc' } });
    const [first] = reminders;
    if (!first) throw new Error(`The mail ${emailId} reminds of nothing`);
    const lines = await this.prisma.instalment.findMany({
      where: {
        kind: { not: 'purchase_option' },
        OR: reminders.map(({ contractId, dueOn }) => ({ contractId, dueOn })),
      },
      include: { contract: true },
      orderBy: [{ dueOn: 'asc' }, { contract: { number: 'asc' } }],
    });
    const day = formatLongDay(dayOfColumn(first.dueOn));
    const isOneDay = lines.every(({ dueOn }) => dueOn.getTime() === first.dueOn.getTime());
    return {
      subject: `Su próximo pago vence el ${day}`,
      title: 'Su próximo pago',
      preheader: `Vence el ${day}.`,
      paragraphs: [
        `Hola, ${name}:`,
        isOneDay ? `Le recordamos lo que vence el ${day}.` : 'Le recordamos lo que vence en los próximos días.',
      ],
      figures: lines.map(({ contract, dueOn, total }) => ({
        label: `Contrato ${contractLabel(contract)}${isOneDay ? '' : `, ${formatLongDay(dayOfColumn(dueOn))}`}`,
        value: formatMoney(total.toFixed(2)),
      })),
      closing: ['Si ya pagó o tiene saldo a favor, lo aplicaremos ese día. En su cuenta ve cuánto falta y cómo pagar.'],
      button: { label: 'Ver mi cuenta', url: siteUrl('account') },
      whyReceived: `Recibió este aviso porque tiene un contrato con ${sender.name}. Puede dejar de recibirlo en Mi perfil.`,
    };
  }
}
