import type { ContractDocumentKind } from '@flota/prisma';
import type { RenderedEmail, Sender } from '../platform/mail/email-parts.js';
import { renderLetter } from '../platform/mail/letter.js';
import { formatLongDay, formatMoney } from '@flota/figures';
import type { StatementFigures } from './statement-figures.js';
import { monthLabel } from './statement-month.js';

export const DOCUMENT_TITLES: Record<ContractDocumentKind, string> = {
  payoff_letter: 'Carta de liquidación',
  settlement_letter: 'Carta finiquito',
  interest_certificate: 'Constancia de intereses',
};

/** A paper as its mail tells of it. */
interface MailedPaper {
  /** e.g. `Estado de cuenta de octubre de 2026`. */
  title: string;
  folio?: string;
  contract: string;
  customerName: string;
  /** What is in it, in a sentence or two. */
  says: string[];
  /** Of the papers in the account. */
  url: string;
}

export function renderPaperEmail(sender: Sender, paper: MailedPaper): RenderedEmail {
  const { title, folio, contract, customerName, says, url } = paper;
  return renderLetter(sender, {
    subject: `${title}, contrato ${contract}`,
    title,
    ...(folio && { folio }),
    preheader: says[0] ?? `Va adjunto a este correo. Contrato ${contract}.`,
    paragraphs: [`Hola, ${customerName}:`, `Le enviamos adjunto este documento de su contrato ${contract}.`, ...says],
    button: { label: 'Ver en mi cuenta', url },
    whyReceived: `Recibió este correo porque tiene un contrato con ${sender.name}. Puede elegir qué avisos recibe en su perfil.`,
  });
}

/** What a customer wants to know before opening it. */
export function statementSays({ closingDue, lateAccrued, next }: StatementFigures, cutOn: string): string[] {
  const balance = closingDue.startsWith('-')
    ? `Al ${formatLongDay(cutOn)} tiene ${formatMoney(closingDue.slice(1))} a su favor.`
    : `Al ${formatLongDay(cutOn)} su saldo por pagar es de ${formatMoney(closingDue)}.`;
  return [
    balance,
    ...(Number(lateAccrued) > 0
      ? [`Además, a esa fecha se acumulan ${formatMoney(lateAccrued)} de intereses moratorios con IVA.`]
      : []),
    ...(next ? [`Su siguiente pago, de ${formatMoney(next.total)}, vence el ${formatLongDay(next.dueOn)}.`] : []),
  ];
}

export const statementTitle = (month: string): string => `Estado de cuenta de ${monthLabel(month)}`;
