import { formatLongDay, formatMoney } from '@flota/figures';
import { payableUntil } from '@flota/finance';
import { dayOfColumn } from '@flota/prisma';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { contractLabel } from '../contract.texts.js';
import { type ToldDue, toldDues } from './told-dues.js';

/** Tells a customer what falls due in the next days: what is to be paid by when, the first to fall due first. */
@Mail('contracts.send-due-reminder', 'customer')
export class DueReminderMail extends OwedMail<'customer'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  /** Of what the sweep told: an attempt days later says the same. */
  override async compose({ id: emailId, about, sender, siteUrl }: MailInHand<'customer'>): Promise<Letter> {
    const { name } = await this.prisma.customer.findUniqueOrThrow({ where: { id: about.id } });
    const { dues, lines, firstDay } = await toldDues(this.prisma, emailId);
    const day = formatLongDay(firstDay);
    const isOneDay = lines.every(({ dueOn }) => dayOfColumn(dueOn) === firstDay);
    return {
      subject: `Su próximo pago vence el ${day}`,
      title: 'Su próximo pago',
      preheader: `Vence el ${day}.`,
      paragraphs: [
        `Hola, ${name}:`,
        isOneDay ? `Le recordamos lo que vence el ${day}.` : 'Le recordamos lo que vence en los próximos días.',
      ],
      figures: dues.map(({ contract, dueOn, missing }) => ({
        label: `Contrato ${contractLabel(contract)}${isOneDay ? '' : `, ${formatLongDay(dueOn)}`}`,
        value: formatMoney(missing.toFixed(2)),
      })),
      closing: [
        ...dues.flatMap(noteOf),
        'Es lo que falta: ya restamos su saldo a favor. Si pagó hace poco, puede que su pago aún no se refleje. En su cuenta ve cómo pagar.',
      ],
      button: { label: 'Ver mi cuenta', url: siteUrl('account') },
      whyReceived: `Recibió este aviso porque tiene un contrato con ${sender.name}. Puede dejar de recibirlo en Mi perfil.`,
    };
  }
}

/** Until when there is time where banks don't work that day, and what was received before. */
function noteOf({ contract, credit, dueOn }: ToldDue): string[] {
  const until = payableUntil(dueOn);
  const notes = [
    ...(until > dueOn ? [`puede pagar sin moratorios hasta el ${formatLongDay(until)}`] : []),
    ...(credit.gt(0) ? [`ya restamos los ${formatMoney(credit.toFixed(2))} que tiene a su favor`] : []),
  ];
  return notes.length > 0 ? [`Contrato ${contractLabel(contract)}: ${notes.join('; ')}.`] : [];
}
