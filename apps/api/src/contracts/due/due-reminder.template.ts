import type { RenderedEmail, Sender } from '../../platform/mail/email-parts.js';
import { renderLetter } from '../../platform/mail/letter.js';
import { formatLongDay, formatMoney } from '@flota/figures';

interface DueReminder {
  name: string;
  /** The first day on which something falls due. */
  dueOn: string;
  /** By contract, the first to fall due first. */
  amounts: { label: string; dueOn: string; total: string }[];
  accountUrl: string;
}

/** The e-mail that says what is to be paid by when. */
export function renderDueReminder(sender: Sender, { name, dueOn, amounts, accountUrl }: DueReminder): RenderedEmail {
  const day = formatLongDay(dueOn);
  const isOneDay = amounts.every((amount) => amount.dueOn === dueOn);
  return renderLetter(sender, {
    subject: `Su próximo pago vence el ${day}`,
    title: 'Su próximo pago',
    preheader: `Vence el ${day}.`,
    paragraphs: [
      `Hola, ${name}:`,
      isOneDay ? `Le recordamos lo que vence el ${day}.` : 'Le recordamos lo que vence en los próximos días.',
    ],
    figures: amounts.map((amount) => ({
      label: `Contrato ${amount.label}${isOneDay ? '' : `, ${formatLongDay(amount.dueOn)}`}`,
      value: formatMoney(amount.total),
    })),
    closing: ['Si ya pagó o tiene saldo a favor, lo aplicaremos ese día. En su cuenta ve cuánto falta y cómo pagar.'],
    button: { label: 'Ver mi cuenta', url: accountUrl },
    whyReceived: `Recibió este aviso porque tiene un contrato con ${sender.name}. Puede dejar de recibirlo en Mi perfil.`,
  });
}
