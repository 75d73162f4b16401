import type { RenderedEmail, Sender } from '../platform/mail/email-parts.js';
import { renderLetter } from '../platform/mail/letter.js';
import { longDayLabel, moneyLabel } from '../platform/text/labels.js';

interface DueReminder {
  name: string;
  dueOn: string;
  /** By contract. */
  amounts: { label: string; total: string }[];
  accountUrl: string;
}

/** The e-mail that says what is to be paid by when. */
export const renderDueReminder = (sender: Sender, { name, dueOn, amounts, accountUrl }: DueReminder): RenderedEmail =>
  renderLetter(sender, {
    subject: `Su próximo pago vence el ${longDayLabel(dueOn)}`,
    title: 'Su próximo pago',
    preheader: `Vence el ${longDayLabel(dueOn)}.`,
    paragraphs: [`Hola, ${name}:`, `Le recordamos lo que vence el ${longDayLabel(dueOn)}.`],
    figures: amounts.map(({ label, total }) => ({ label: `Contrato ${label}`, value: moneyLabel(total) })),
    closing: ['Si ya pagó o tiene saldo a favor, lo aplicaremos ese día. En su cuenta ve cuánto falta y cómo pagar.'],
    button: { label: 'Ver mi cuenta', url: accountUrl },
    whyReceived: `Recibió este aviso porque tiene un contrato con ${sender.name}. Puede dejar de recibirlo en Mi perfil.`,
  });
